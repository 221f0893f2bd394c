import type { components } from '@officina/openapi/schema'
import { Field } from '@officina/ui/Field'
import { FormDialog } from '@officina/ui/FormDialog'
import { FormError } from '@officina/ui/FormError'
import { defineMessages, useText } from '@officina/ui/text'
import { useServerForm } from '@officina/ui/useServerForm.ts'
import { useState } from 'react'
import { useListContext, useNotify, useRefresh } from 'react-admin'
import { dataProvider, idempotencyKey } from '../providers/dataProvider.ts'
import {
  type BulkCommand,
  type BulkDialogProps,
  fieldsOfCall,
  type Pair,
  takesKey,
  useSay,
} from './actions.ts'
import { useDownload } from './useDownload.ts'

export type BulkResult = components['schemas']['AdminBulkResult']
type Props = BulkDialogProps & { action: BulkCommand & { label: Pair } }

/** One command for the chosen records: what was refused stays here with its reason. */
export default function BulkDialog({ action, ids, ...props }: Props) {
  const t = useText(messages)
  const { pick } = useSay()
  const notify = useNotify()
  const refresh = useRefresh()
  const { save } = useDownload()
  const [key] = useState(idempotencyKey)
  const [refused, setRefused] = useState<BulkResult[]>()
  const path = action.call.slice('POST '.length)
  const { reason: reasonSpec } = fieldsOfCall(action.call)
  const form = useServerForm(
    { reason: '' },
    async ({ reason }) => {
      const rows = (await dataProvider.call('POST', path, {
        body: { ids, ...(reasonSpec ? { reason } : {}) },
        ...(takesKey(action.call) ? { key } : {}),
      })) as BulkResult[]
      const done = rows.filter((row) => row.ok).map((row) => row.id)
      refresh()
      if (done.length > 0) {
        notify(t.done(done.length), { type: 'success' })
        const file = action.fileOfDone?.(done)
        if (file) void save(file.path, file)
      }
      if (done.length === rows.length) clear()
      else setRefused(rows.filter((row) => !row.ok))
    },
    undefined,
    `${path} ${ids.join()}`,
  )
  const clear = () => {
    props.clear()
    props.onClose()
  }
  if (refused)
    return <RefusedRows title={t.refused(refused.length)} rows={refused} onClose={clear} />
  return (
    <FormDialog
      title={pick(action.title(ids.length))}
      formProps={form.formProps}
      isTyped={form.isTyped}
      pending={form.pending}
      verb={pick(action.verb ?? action.label)}
      onClose={() => {
        form.forget()
        props.onClose()
      }}
    >
      <p style={{ marginTop: 0 }}>{pick(action.text)}</p>
      {reasonSpec && (
        <Field
          {...form.field('reason')}
          label={t.reason}
          required
          multiline
          minRows={2}
          inputProps={{ maxLength: reasonSpec.maxLength }}
        />
      )}
      <FormError>{form.message}</FormError>
    </FormDialog>
  )
}

/** What could not be done, each with its reason; a row is named by its number in the list behind. */
export function RefusedRows(props: { title: string; rows: BulkResult[]; onClose: () => void }) {
  const { data: shown = [] } = useListContext<{ id: string; number?: string }>()
  const nameOf = (id: string) => shown.find((row) => row.id === id)?.number ?? id
  return (
    <FormDialog
      title={props.title}
      formProps={{}}
      isTyped={false}
      pending={false}
      onClose={props.onClose}
    >
      <div role="status">
        <ul>
          {props.rows.map((row) => (
            <li key={row.id}>
              {nameOf(row.id)}: {row.message}
            </li>
          ))}
        </ul>
      </div>
    </FormDialog>
  )
}

const messages = defineMessages({
  reason: ['Reason', '理由'],
  done: (n: number) => [`${n} done`, `${n}件を処理しました`],
  refused: (n: number) => [`${n} could not be done`, `${n}件は処理できませんでした`],
})
