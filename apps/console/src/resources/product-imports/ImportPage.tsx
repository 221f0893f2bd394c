import '@officina/openapi/resources/product-imports'
import { DateText } from '@officina/ui/values'
import { SchemaDetail } from '../../schema/SchemaDetail.tsx'
import { SchemaShow } from '../../schema/SchemaShow.tsx'
import { importActions } from './actions.ts'
import { ImportLines } from './ImportLines.tsx'
import { ImportState } from './ImportState.tsx'

const ended = ['imported', 'undoing', 'undone']

/** A file of products: how far it is, what each row changes, and Import, Cancel and Undo. */
export default function ImportPage() {
  return (
    <SchemaDetail
      resource="product-imports"
      subtitle={({ file_name, admin, created_at }) => (
        <>
          {[file_name, admin].filter(Boolean).join(' · ')} · <DateText value={created_at} time />
        </>
      )}
      actions={importActions}
      header={(record) => <ImportState record={record} />}
      overview={(record) => (
        <>
          {record.status !== 'checking' && record.total > 0 && <ImportLines record={record} />}
          {ended.includes(record.status) && (
            <SchemaShow resource="product-imports" record={record} />
          )}
        </>
      )}
    />
  )
}
