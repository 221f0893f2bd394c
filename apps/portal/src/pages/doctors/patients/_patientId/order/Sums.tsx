import Box from '@mui/material/Box'
import { bracketed, formatDays, formatMoney, formatPercent } from '@officina/shared/format'
import { SelectField } from '@officina/ui/SelectField'
import { useLocale, useText } from '@officina/ui/text'
import { discountNames } from '../../../../../features/order/discountNames.ts'
import { type Amount, Amounts } from '../../../../../features/order/parts.tsx'
import { knownTotal, lacksAddress } from '../../../../../features/shop/cart.ts'
import { messages } from './messages.ts'
import { type Cart, useOrderWrite } from './useOrder.ts'

/** How it is delivered and what it costs, as the server has counted it. */
export function Sums({ cart, patientId }: { cart: Cart; patientId: string }) {
  const t = useText(messages)
  const locale = useLocale()
  const choose = useOrderWrite(patientId, 'patch', '/api/doctor/patients/{patientId}/cart')
  const names = useText(discountNames)
  const taxName = cart.tax_name ?? t.tax
  const isOpen = lacksAddress(cart)
  const rows: Amount[] = [
    { label: t.subtotal, amount: cart.subtotal },
    ...cart.discounts.map((part) => ({
      label: bracketed(part.name ?? names[part.kind], formatPercent(part.rate_bp, locale), locale),
      amount: -part.amount,
    })),
    {
      label: t.delivery,
      amount: cart.shipping,
      ...(isOpen ? { instead: t.byAddress } : cart.shipping === 0 ? { instead: t.free } : {}),
    },
    ...(isOpen || cart.tax_added === 0
      ? []
      : [{ label: cart.tax_added > 0 ? taxName : t.notCharged(taxName), amount: cart.tax_added }]),
    { label: isOpen ? t.totalSoFar : t.total, amount: knownTotal(cart), strong: true },
    ...(!isOpen && cart.tax_added === 0 && cart.tax > 0
      ? [{ label: t.taxIncluded(taxName), amount: cart.tax }]
      : []),
  ]
  return (
    <Box sx={{ mt: 4 }}>
      <SelectField
        label={t.method}
        value={cart.method ?? ''}
        options={cart.methods.map(({ method, name, price, arrives }) => ({
          value: method,
          label: [
            name[locale],
            !isOpen && (price === 0 ? t.free : formatMoney(price, cart.currency, locale)),
            formatDays(arrives, locale),
          ]
            .filter(Boolean)
            .join(' · '),
        }))}
        onChange={(event) =>
          choose.mutate({ params: { path: { patientId } }, body: { method: event.target.value } })
        }
      />
      <Amounts rows={rows} currency={cart.currency} />
      {cart.min_order !== null && (
        <Box sx={{ mt: 2, color: 'tone.attention.text', fontWeight: 600 }}>
          {t.minOrder(formatMoney(cart.min_order, cart.currency, locale))}
        </Box>
      )}
    </Box>
  )
}
