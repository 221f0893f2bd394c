import '@officina/openapi/resources/suppliers'
import { SchemaCreate } from '../../schema/SchemaCreate.tsx'

export default function SupplierNew() {
  return <SchemaCreate resource="suppliers" />
}
