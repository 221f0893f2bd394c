import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { formatMoney, formatPercent } from '@officina/shared/format'
import { useLocale, useText } from '@officina/ui/text'
import { Money } from '@officina/ui/values'
import type { Cart } from '../../../features/shop/cart.ts'
import { useDiscountName } from '../../../features/shop/texts.ts'
import { messages } from './messages.ts'

/** What it costs and why; the server has counted. */
export function Summary({ cart }: { cart: Cart }) {
  const t = useText(messages)
  const locale = useLocale()
  const discountName = useDiscountName()
  const money = (amount: number) => formatMoney(amount, cart.currency, locale)
  return (
    <Card
      component="aside"
      aria-label={t.summary}
      sx={{ p: 5, position: { md: 'sticky' }, top: 96 }}
    >
      <Typography variant="h2" sx={{ mb: 3 }}>
        {t.summary}
      </Typography>
      <Box component="dl" sx={list}>
        <Row label={t.subtotal} amount={cart.subtotal} currency={cart.currency} />
        {cart.discounts.map((part) => (
          <Row
            key={`${part.kind} ${part.name}`}
            label={`${discountName(part)} (${formatPercent(part.rate_bp, locale)})`}
            amount={-part.amount}
            currency={cart.currency}
          />
        ))}
        {cart.checkout === 'own' && (
          <>
            <dt>{t.shipping}</dt>
            <dd>
              {cart.shipping === 0 && cart.count > 0 ? (
                t.free
              ) : (
                <Money amount={cart.shipping} currency={cart.currency} />
              )}
            </dd>
          </>
        )}
        <Box component="dt" sx={totalRow}>
          {t.total}
        </Box>
        <Box component="dd" sx={totalRow}>
          <Money amount={cart.total} currency={cart.currency} accent />
        </Box>
      </Box>
      <Box sx={{ mt: 3, fontSize: '0.875rem', color: 'text.secondary' }}>
        {cart.taxes.map((tax) => (
          <div key={tax.rate_bp}>
            {t.taxIncluded(formatPercent(tax.rate_bp, locale), money(tax.tax))}
          </div>
        ))}
        {cart.free_shipping && (
          <div>
            {cart.free_shipping.missing > 0
              ? t.forFree(money(cart.free_shipping.missing))
              : t.isFree}
          </div>
        )}
        {cart.min_order !== null && <div>{t.minOrder(money(cart.min_order))}</div>}
      </Box>
    </Card>
  )
}

function Row(props: { label: string; amount: number; currency: string }) {
  return (
    <>
      <dt>{props.label}</dt>
      <dd>
        <Money amount={props.amount} currency={props.currency} />
      </dd>
    </>
  )
}

const list = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  rowGap: 2,
  '& dt': { pr: 3 },
  '& dd': { m: 0, textAlign: 'right' },
}
const totalRow = {
  fontWeight: 600,
  fontSize: '1.25rem',
  pt: 2,
  borderTop: 1,
  borderColor: 'divider',
}
