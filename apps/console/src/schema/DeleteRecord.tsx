import type { RaRecord } from 'react-admin'
import { RecordActions } from './Actions.tsx'
import { deleteCallOf } from './actions.ts'
import { type ResourceName, specOf } from './spec.ts'
import { nameOfRecord } from './words.ts'

/** Deletes a record for good, where the contract has the call and the reader may make it. */
export function DeleteRecord(props: { resource: ResourceName; record: RaRecord }) {
  const spec = specOf(props.resource)
  const call = deleteCallOf(spec.name)
  if (!call) return null
  const name = nameOfRecord(spec, props.record)
  return (
    <RecordActions
      record={{ id: String(props.record.id) }}
      actions={{
        delete: {
          call,
          label: ['Delete', '削除する'],
          title: [`Delete “${name}”?`, `「${name}」を削除しますか`],
          text: [
            `The ${spec.title.toLowerCase()} and its notes are deleted for good. The audit log keeps a record of it.`,
            `${spec.title_ja}はメモを含めて完全に削除されます。削除の記録は監査ログに残ります。`,
          ],
          done: ['Deleted', '削除しました'],
          leadsTo: () => `/${spec.name}`,
          danger: true,
        },
      }}
    />
  )
}
