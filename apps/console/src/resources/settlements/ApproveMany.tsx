import Button from '@mui/material/Button'
import { api } from '@officina/client/api'
import { ConfirmDialog } from '@officina/ui/ConfirmDialog'
import { defineMessages, useText } from '@officina/ui/text'
import { useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'

/** Approves the chosen statements one by one; those that cannot be are told with their reason. */
export function ApproveMany(props: { ids: string[]; onDone: () => void }) {
  const t = useText(messages)
  const notify = useNotify()
  const refresh = useRefresh()
  const [open, setOpen] = useState(false)
  const [pending, setPending] = useState(false)
  const [error, setError] = useState<string>()

  async function approve() {
    setPending(true)
    const failures: string[] = []
    for (const id of props.ids)
      await api
        .request('POST', `/api/admin/settlements/${id}/approve`, {})
        .catch((failure: Error) => failures.push(failure.message))
    setPending(false)
    refresh()
    const done = props.ids.length - failures.length
    if (failures.length > 0) return setError(t.partly(done, [...new Set(failures)].join(' ')))
    notify(t.done(done), { type: 'success' })
    setOpen(false)
    props.onDone()
  }

  return (
    <>
      <Button
        size="small"
        variant="outlined"
        onClick={() => {
          setError(undefined)
          setOpen(true)
        }}
      >
        {t.approve}
      </Button>
      <ConfirmDialog
        open={open}
        title={t.title(props.ids.length)}
        consequence={t.consequence}
        verb={t.approve}
        pending={pending}
        error={error}
        onConfirm={() => void approve()}
        onClose={() => setOpen(false)}
      />
    </>
  )
}

const messages = defineMessages({
  en: {
    approve: 'Approve',
    title: (n: number) => `Approve ${n} statements for payment?`,
    consequence: 'They can be paid after that. Statements that you closed yourself are left out.',
    done: (n: number) => `${n} statements approved`,
    partly: (n: number, why: string) => `${n} approved. The others: ${why}`,
  },
  ja: {
    approve: '承認',
    title: (n) => `${n}件の明細の支払いを承認しますか`,
    consequence: '承認すると支払いに進めます。ご自身で締めた明細は対象外です。',
    done: (n) => `${n}件を承認しました`,
    partly: (n, why) => `${n}件を承認しました。その他：${why}`,
  },
})
