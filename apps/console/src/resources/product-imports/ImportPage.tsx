import { useParams } from 'react-router'
import { RecordActions } from '../../schema/Actions.tsx'
import { SchemaDetail } from '../../schema/SchemaDetail.tsx'
import { importActions } from './actions.ts'

/** One import: what it changed, and Undo. */
export default function ImportPage() {
  const { id = '' } = useParams()
  return (
    <SchemaDetail
      key={id}
      resource="product-imports"
      id={id}
      actions={(record) => <RecordActions actions={importActions} record={record} />}
    />
  )
}
