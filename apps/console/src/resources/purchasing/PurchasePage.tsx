import '@officina/openapi/resources/purchase-orders'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { packText } from '@officina/shared/dosage/units'
import { DataTable } from '@officina/ui/DataTable'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { Link as RouterLink } from 'react-router'
import { SchemaDetail } from '../../schema/SchemaDetail.tsx'
import { SchemaShow } from '../../schema/SchemaShow.tsx'
import { recordPath } from '../recordPath.ts'
import { purchaseActions } from './actions.ts'
import { PurchaseStatus } from './PurchaseStatus.tsx'
import type { Purchase } from './purchase.ts'

/** A purchase order: what was ordered, and what has come of it. */
export default function PurchasePage() {
  return (
    <SchemaDetail
      resource="purchase-orders"
      subtitle={(order) => <PurchaseStatus status={order.status} />}
      actions={purchaseActions}
      editable={({ status }) => status !== 'received' && status !== 'cancelled'}
      overview={(order) => <Overview order={order} />}
    />
  )
}

function Overview({ order }: { order: Purchase }) {
  const t = useText(messages)
  const locale = useLocale()
  return (
    <>
      <SchemaShow resource="purchase-orders" record={order} groups={['order']} />
      <Box component="section" sx={{ mt: 6 }}>
        <Typography variant="h2" sx={{ mb: 3 }}>
          {t.products}
        </Typography>
        <DataTable
          label={t.products}
          rows={order.lines}
          rowKey={(line) => line.id}
          columns={[
            {
              key: 'product',
              header: t.product,
              render: (line) => (
                <>
                  <Link component={RouterLink} to={recordPath('stock', line.variant_id)}>
                    {line.product}
                  </Link>
                  <div>
                    {packText(line.variant, locale)} · {line.sku}
                  </div>
                </>
              ),
            },
            { key: 'ordered', header: t.ordered, align: 'right', render: (line) => line.ordered },
            {
              key: 'received',
              header: t.received,
              align: 'right',
              render: (line) => line.received,
            },
          ]}
        />
      </Box>
    </>
  )
}

const messages = defineMessages({
  products: ['Products', '商品'],
  product: ['Product', '商品'],
  ordered: ['Ordered', '発注数'],
  received: ['Received', '入庫数'],
})
