import type { components } from '@officina/openapi/schema'
import { FormDialog } from '@officina/ui/FormDialog'
import { Colon } from '@officina/ui/text'
import { useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { ActionDialog, type Own } from './ActionDialog.tsx'
import {
  type ActionValues,
  type BulkCommand,
  type BulkDialogProps,
  type Command,
  useSay,
} from './actions.ts'
import { fieldsOfCall } from './fieldsOfCall.ts'
import { useDownload } from './useDownload.ts'
import { useRowName } from './useRowName.ts'

type BulkResult = components['schemas']['AdminBulkResult']
type Chosen = { id: string; ids: readonly string[] }

type Props<V extends ActionValues> = BulkDialogProps & Own<V> & { action: BulkCommand }

/** One command for the chosen records: what was refused stays here with its reason. */
export default function BulkDialog<V extends ActionValues>(props: Props<V>) {
  const { action, ids, clear, onClose, ...own } = props
  const { pick } = useSay()
  const notify = useNotify()
  const refresh = useRefresh()
  const { save } = useDownload()
  const [refused, setRefused] = useState<BulkResult[]>()
  const end = () => {
    clear()
    onClose()
  }
  if (refused)
    return <RefusedRows title={pick(action.refused(refused.length))} rows={refused} onClose={end} />
  return (
    <ActionDialog<Chosen, V>
      {...(own as Own<V>)}
      action={commandOf(action)}
      record={{ id: ids.join(), ids }}
      onClose={onClose}
      onDone={(answer) => {
        const rows = answer as BulkResult[]
        const through = rows.filter((row) => row.ok).map((row) => row.id)
        refresh()
        if (through.length > 0) {
          notify(pick(action.done(through.length)), { type: 'success' })
          const file = action.fileOfDone?.(through)
          if (file) void save(file.path, file)
        }
        if (through.length === rows.length) end()
        else setRefused(rows.filter((row) => !row.ok))
      }}
    />
  )
}

/** A step before the last: the result of each record is shown when it is answered. */
const commandOf = ({ title, done: _, refused: __, ...action }: BulkCommand): Command<Chosen> => ({
  ...action,
  title: ({ ids }) => title(ids.length),
  fields: fieldsOfCall(action.call).reason ? { reason: { help: null } } : {},
  sends: ({ ids }) => (fieldsOfCall(action.call).ids ? { ids } : {}),
})

/** What could not be done, each with its reason. */
function RefusedRows(props: { title: string; rows: BulkResult[]; onClose: () => void }) {
  const nameOf = useRowName()
  return (
    <FormDialog title={props.title} onClose={props.onClose}>
      <div role="status">
        <ul>
          {props.rows.map((row) => (
            <li key={row.id}>
              {nameOf(row.id)}
              <Colon />
              {row.message}
            </li>
          ))}
        </ul>
      </div>
    </FormDialog>
  )
}
