import '@officina/openapi/resources/stock-counts'
import { SchemaCreate } from '../../schema/SchemaCreate.tsx'

export default function CountNew() {
  return <SchemaCreate resource="stock-counts" />
}
