import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { bracketed, formatMoney, formatPercent } from '@officina/shared/format'
import { useLocale, useText } from '@officina/ui/text'
import { Money } from '@officina/ui/values'
import { type Cart, knownTotal, lacksAddress } from '../../../features/shop/cart.ts'
import { useDiscountName } from '../../../features/shop/texts.ts'
import { messages } from './messages.ts'

/** What it costs and why, as the server has counted it, and the step's button, which stays in sight on phones. */
export function Summary(props: { cart: Cart; actionsRef: (place: HTMLElement | null) => void }) {
  const { cart } = props
  const t = useText(messages)
  const locale = useLocale()
  const discountName = useDiscountName()
  const taxName = cart.tax_name ?? t.taxOf
  const isOpen = lacksAddress(cart)
  const money = (amount: number) => formatMoney(amount, cart.currency, locale)
  return (
    <Box component="aside" aria-label={t.summary} sx={aside}>
      <Card sx={{ p: 5, mt: { xs: 5, md: 0 }, border: { md: 0 } }}>
        <Typography variant="h2" sx={{ mb: 3 }}>
          {t.summary}
        </Typography>
        <Box component="dl" sx={list}>
          <Row label={t.subtotal} amount={cart.subtotal} currency={cart.currency} />
          {cart.discounts.map((part) => (
            <Row
              key={`${part.kind} ${part.name}`}
              label={bracketed(discountName(part), formatPercent(part.rate_bp, locale), locale)}
              amount={-part.amount}
              currency={cart.currency}
            />
          ))}
          {cart.checkout === 'own' && (
            <>
              <dt>{t.shipping}</dt>
              <dd>
                {isOpen ? (
                  t.byAddress
                ) : cart.shipping === 0 && cart.count > 0 ? (
                  t.free
                ) : (
                  <Money amount={cart.shipping} currency={cart.currency} />
                )}
              </dd>
            </>
          )}
          {!isOpen &&
            cart.tax_added > 0 &&
            cart.taxes.map((tax) => (
              <Row
                key={tax.rate_bp}
                label={t.taxAdded(taxName, formatPercent(tax.rate_bp, locale))}
                amount={tax.tax}
                currency={cart.currency}
              />
            ))}
          {!isOpen && cart.tax_added < 0 && (
            <Row label={t.notCharged(taxName)} amount={cart.tax_added} currency={cart.currency} />
          )}
          <Box component="dt" sx={totalRow}>
            {isOpen ? t.totalSoFar : t.total}
          </Box>
          <Box component="dd" sx={totalRow}>
            <Money amount={knownTotal(cart)} currency={cart.currency} accent />
          </Box>
        </Box>
        <Box sx={{ mt: 3, fontSize: '0.875rem', color: 'text.secondary' }}>
          {cart.reverse_charge && <div>{t.reverseCharge}</div>}
          {(isOpen || cart.tax_added > 0 ? [] : cart.taxes).map((tax) => (
            <div key={tax.rate_bp}>
              {t.taxIncluded(taxName, formatPercent(tax.rate_bp, locale), money(tax.tax))}
            </div>
          ))}
          {!isOpen && cart.free_shipping && (
            <div>
              {cart.free_shipping.missing > 0
                ? t.forFree(money(cart.free_shipping.missing))
                : t.isFree}
            </div>
          )}
          {cart.min_order !== null && <div>{t.minOrder(money(cart.min_order))}</div>}
        </Box>
      </Card>
      <Box sx={bar} data-noprint>
        <Box sx={{ display: { xs: 'block', md: 'none' }, fontWeight: 600 }} aria-hidden>
          <Money amount={knownTotal(cart)} currency={cart.currency} />
        </Box>
        <Box ref={props.actionsRef} sx={actions} />
      </Box>
    </Box>
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

// on phones the bar sticks to the page, not to the sums
const aside = {
  display: { xs: 'contents', md: 'block' },
  position: { md: 'sticky' },
  top: 96,
  border: { md: 1 },
  borderColor: { md: 'divider' },
  borderRadius: { md: '12px' },
  bgcolor: { md: 'background.paper' },
}
const bar = {
  position: { xs: 'sticky', md: 'static' },
  // above the navigation of phones
  bottom: 'calc(57px + env(safe-area-inset-bottom))',
  zIndex: 2,
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  mt: { xs: 5, md: 0 },
  mx: { xs: -4, sm: 0 },
  px: { xs: 4, md: 5 },
  py: { xs: 3, md: 0 },
  pb: { md: 5 },
  bgcolor: 'background.paper',
  borderStyle: 'solid',
  borderWidth: { xs: '1px 0', md: 0 },
  borderColor: 'divider',
  borderRadius: { md: '12px' },
}
const actions = { flex: 1, display: 'grid', gap: 2, '& > .MuiButton-root': { width: '100%' } }
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
