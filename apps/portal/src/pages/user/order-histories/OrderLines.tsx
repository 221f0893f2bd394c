import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { components } from '@officina/openapi/schema'
import { beforeDiscount } from '@officina/shared/amounts'
import { formatDate, formatMoney } from '@officina/shared/format'
import { shownLineStatus } from '@officina/shared/receipts'
import { BrandAndPack } from '@officina/ui/BrandAndPack'
import { HoldingText } from '@officina/ui/HoldingText'
import { ProductImage } from '@officina/ui/ProductImage'
import { useLocale, useText } from '@officina/ui/text'
import { Money } from '@officina/ui/values'
import { useId, useState } from 'react'
import { PatientStatus } from '../../../features/PatientStatus.tsx'
import { useCartWrite } from '../../../features/shop/cart.ts'
import { NewPrice, type PriceChange } from '../../../features/shop/NewPrice.tsx'
import { useProblemText } from '../../../features/shop/problems.ts'
import { useAdded } from '../../../features/shop/useAdded.ts'
import { messages } from './messages.ts'

export type Order = components['schemas']['PatientOrder']
type Line = Order['lines'][number]

/** Every line with its own status, and a way to buy it again. */
export function OrderLines({ order }: { order: Order }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {order.lines.map((line) => (
        <OrderLine key={line.id} line={line} order={order} />
      ))}
    </Box>
  )
}

function OrderLine({ line, order }: { line: Line; order: Order }) {
  const { currency } = order
  const t = useText(messages)
  const locale = useLocale()
  const added = useAdded()
  const problemText = useProblemText()
  const add = useCartWrite('post', '/api/patient/cart/lines')
  const [change, setChange] = useState<PriceChange>()
  const warningId = useId()
  const reportedAt = line.order_refusal ? null : line.reaction_reported_at
  const buyAgain = (price: number) =>
    add.mutate(
      {
        body: {
          variant_id: line.variant_id,
          price_seen: price,
          ...(line.recipe_line_id ? { recipe_line_id: line.recipe_line_id } : {}),
        },
      },
      {
        onSuccess: () => {
          setChange(undefined)
          added(line.title)
        },
        onError: ({ code, data }) =>
          setChange(
            code === 'PRICE_CHANGED' ? { old: price, price: Number(data.price) } : undefined,
          ),
      },
    )
  return (
    <Box component="li" sx={row}>
      <ProductImage product={line} size={56} decorative />
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 3 }}>
          <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {line.title} × {line.quantity}
          </Box>
          <Money amount={beforeDiscount(line)} currency={currency} />
        </Box>
        <BrandAndPack brand={line.brand} pack={line.variant_title}>
          {line.quantity > 1 && ` · ${t.each(formatMoney(line.unit_price, currency, locale))}`}
          {line.replaces && <div>{t.replaces(line.replaces)}</div>}
        </BrandAndPack>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 1 }}>
          <PatientStatus kind="order_line" value={shownLineStatus(line.status, order.refunds)} />
          {line.order_refusal ? (
            <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
              {line.next_order_on
                ? t.againFrom(formatDate(line.next_order_on, locale, 'UTC'))
                : line.order_refusal === 'REFILL_TOO_SOON'
                  ? t.endsBefore
                  : problemText({ code: line.order_refusal }, currency)}
            </Box>
          ) : (
            <Button
              data-once
              size="small"
              aria-label={t.againName(line.title)}
              aria-describedby={reportedAt ? warningId : undefined}
              disabled={add.isPending}
              onClick={() => buyAgain(line.unit_price)}
            >
              {t.again}
            </Button>
          )}
        </Box>
        {reportedAt && (
          <Alert id={warningId} severity="warning" role="note" sx={{ mt: 2 }}>
            {t.reported(formatDate(reportedAt, locale))}
          </Alert>
        )}
        {change && (
          <NewPrice
            product={{ title: line.title, currency, discount_bp: 0 }}
            change={change}
            pending={add.isPending}
            onTake={() => buyAgain(change.price)}
            onClose={() => setChange(undefined)}
          />
        )}
        {line.held_by && (
          <Box sx={{ mt: 1, fontSize: '0.875rem', color: 'text.secondary' }}>
            <HoldingText line={line} toPatient />
          </Box>
        )}
      </Box>
    </Box>
  )
}

const row = {
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr)',
  gap: 3,
  py: 3,
  borderTop: 1,
  borderColor: 'divider',
}
