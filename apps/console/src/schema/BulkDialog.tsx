import { api, idempotencyKey } from '@officina/client/api'
import type { components } from '@officina/openapi/schema'
import { Field } from '@officina/ui/Field'
import { FormDialog } from '@officina/ui/FormDialog'
import { FormError } from '@officina/ui/FormError'
import { defineMessages, useText } from '@officina/ui/text'
import { useServerForm } from '@officina/ui/useServerForm.ts'
import { useState } from 'react'
import { useListContext, useNotify, useRefresh } from 'react-admin'

type Outcome = components['schemas']['AdminBulkResult']

type Props = {
  ids: string[]
  /** Names how many: "Approve 3 statements?" */
  title: string
  consequence: string
  verb: string
  /** Path of the command for many: `/api/admin/settlements/approve`. */
  path: string
  withReason?: boolean
  /** Names a record in the list of refusals; else its number in the list behind. */
  nameOf?: (id: string) => string
  onClose: () => void
  /** The ids that went through, when at least one did. */
  onDone?: (ids: string[]) => void
  /** Clears the selection, after the refusals were read: that takes the dialog away. */
  clear: () => void
}

/** One command for the chosen records: what was refused stays here with its reason. */
export function BulkDialog(props: Props) {
  const t = useText(messages)
  const notify = useNotify()
  const refresh = useRefresh()
  const { data: shown = [] } = useListContext<{ id: string; number?: string }>()
  const [key] = useState(idempotencyKey)
  const [refused, setRefused] = useState<Outcome[]>()
  const form = useServerForm(
    { reason: '' },
    async ({ reason }) => {
      const { data } = await api.request('POST', props.path, {
        body: { ids: props.ids, ...(props.withReason ? { reason } : {}) },
        headers: { 'Idempotency-Key': key },
      })
      const rows = data as Outcome[]
      const done = rows.filter((row) => row.ok).map((row) => row.id)
      refresh()
      if (done.length > 0) {
        notify(t.done(done.length), { type: 'success' })
        props.onDone?.(done)
      }
      if (done.length === rows.length) clear()
      else setRefused(rows.filter((row) => !row.ok))
    },
    undefined,
    `${props.path} ${props.ids.join()}`,
  )
  const clear = () => {
    props.clear()
    props.onClose()
  }
  const close = () => {
    form.forget()
    if (refused) clear()
    else props.onClose()
  }
  const nameOf = props.nameOf ?? ((id) => shown.find((row) => row.id === id)?.number ?? id)
  return (
    <FormDialog
      title={refused ? t.refused(refused.length) : props.title}
      formProps={form.formProps}
      isTyped={!refused && form.isTyped}
      pending={form.pending}
      verb={refused ? undefined : props.verb}
      onClose={close}
    >
      {refused ? (
        <div role="status">
          <ul>
            {refused.map((row) => (
              <li key={row.id}>
                {nameOf(row.id)}: {row.message}
              </li>
            ))}
          </ul>
        </div>
      ) : (
        <>
          <p style={{ marginTop: 0 }}>{props.consequence}</p>
          {props.withReason && (
            <Field
              {...form.field('reason')}
              label={t.reason}
              required
              multiline
              minRows={2}
              inputProps={{ maxLength: 500 }}
            />
          )}
          <FormError>{form.message}</FormError>
        </>
      )}
    </FormDialog>
  )
}

const messages = defineMessages({
  reason: ['Reason', '理由'],
  done: (n: number) => [`${n} done`, `${n}件を処理しました`],
  refused: (n: number) => [`${n} could not be done`, `${n}件は処理できませんでした`],
})
