import '@officina/openapi/resources/purchase-orders'
import { SchemaCreate } from '../../schema/SchemaCreate.tsx'

export default function PurchaseNew() {
  return <SchemaCreate resource="purchase-orders" />
}
