import { SchemaCreate } from '../../schema/SchemaCreate.tsx'

export default function SupplierNew() {
  return <SchemaCreate resource="suppliers" />
}
