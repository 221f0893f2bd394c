import Button from '@mui/material/Button'
import { api } from '@officina/client/api'
import { ConfirmDialog } from '@officina/ui/ConfirmDialog'
import { defineMessages, useText } from '@officina/ui/text'
import { useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'

type Result = { id: string; ok: boolean; message: string | null }

/** One command for the chosen rows in one call; those that were refused are told with their reason. */
export function BulkCommand(props: {
  ids: string[]
  clear: () => void
  /** `/api/admin/doctors/send-password-resets`: takes `ids`, answers a result for each. */
  path: string
  label: string
  title: string
  consequence: string
}) {
  const t = useText(messages)
  const notify = useNotify()
  const refresh = useRefresh()
  const [open, setOpen] = useState(false)
  const [pending, setPending] = useState(false)
  const [error, setError] = useState<string>()

  async function run() {
    setPending(true)
    setError(undefined)
    try {
      const { data } = await api.request('POST', props.path, { body: { ids: props.ids } })
      finish(data as Result[])
    } catch (failure) {
      setError((failure as Error).message)
    }
    setPending(false)
  }

  function finish(results: Result[]) {
    const refused = results.filter((result) => !result.ok)
    refresh()
    const done = results.length - refused.length
    if (refused.length > 0) {
      const reasons = [...new Set(refused.map((result) => result.message ?? ''))].join(' ')
      return setError(t.partly(done, refused.length, reasons))
    }
    notify(t.done(done), { type: 'success' })
    setOpen(false)
    props.clear()
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
        {props.label}
      </Button>
      <ConfirmDialog
        open={open}
        title={props.title}
        consequence={props.consequence}
        verb={props.label}
        pending={pending}
        error={error}
        onConfirm={() => void run()}
        onClose={() => setOpen(false)}
      />
    </>
  )
}

const messages = defineMessages({
  en: {
    done: (n: number) => `Done for ${n}`,
    partly: (done: number, refused: number, why: string) =>
      `Done for ${done}, refused for ${refused}. ${why}`,
  },
  ja: {
    done: (n) => `${n}件を処理しました`,
    partly: (done, refused, why) => `${done}件を処理し、${refused}件は処理できませんでした。${why}`,
  },
})
