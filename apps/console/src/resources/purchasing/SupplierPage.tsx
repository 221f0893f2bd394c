import '@officina/openapi/resources/purchase-orders'
import '@officina/openapi/resources/suppliers'
import { defineMessages, useText } from '@officina/ui/text'
import { RelatedList } from '../../schema/RelatedList.tsx'
import { SchemaDetail } from '../../schema/SchemaDetail.tsx'

/** A supplier with what was ordered there. */
export default function SupplierPage() {
  const t = useText(messages)
  return (
    <SchemaDetail
      resource="suppliers"
      tabs={[
        {
          key: 'orders',
          label: t.orders,
          render: ({ id: supplier_id }) => (
            <RelatedList
              resource="purchase-orders"
              filter={{ supplier_id }}
              without={['supplier_id']}
            />
          ),
        },
      ]}
    />
  )
}

const messages = defineMessages({ orders: ['Purchase orders', '発注'] })
