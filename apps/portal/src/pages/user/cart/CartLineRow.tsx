import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { beforeDiscount } from '@officina/shared/amounts'
import { dosageSentence } from '@officina/shared/dosage/sentence'
import { packText } from '@officina/shared/dosage/units'
import { formatDate, formatMoney } from '@officina/shared/format'
import { BrandAndPack } from '@officina/ui/BrandAndPack'
import { ProductImage } from '@officina/ui/ProductImage'
import { QuantityStepper } from '@officina/ui/QuantityStepper'
import { Colon, Space, useLocale, useText } from '@officina/ui/text'
import { Money } from '@officina/ui/values'
import { Link } from 'react-router'
import { useSearch } from '../../../features/list/useSearch.ts'
import { ReplacesNote } from '../../../features/recipe/TakenNote.tsx'
import { type CartLine, useCartWrite, useQuantity } from '../../../features/shop/cart.ts'
import { useProblemText } from '../../../features/shop/problems.ts'
import { useDiscountName } from '../../../features/shop/texts.ts'
import { pathTo } from '../../../pathTo.ts'
import { messages } from './messages.ts'

/** One product of the cart: picture, how to take it, quantity, price and what stands in the way. */
export function CartLineRow({ line, currency }: { line: CartLine; currency: string }) {
  const t = useText(messages)
  const locale = useLocale()
  const search = useSearch()
  const setQuantity = useQuantity()
  const update = useCartWrite('patch', '/api/patient/cart/lines/{lineId}')
  const remove = useCartWrite('delete', '/api/patient/cart/lines/{lineId}')
  const params = { path: { lineId: line.id } }
  const discountName = useDiscountName()
  const money = (amount: number) => formatMoney(amount, currency, locale)
  const isSaved = line.saved_for_later
  return (
    <Box component="li" sx={row}>
      <ProductImage product={line} size={72} decorative />
      <Box sx={{ minWidth: 0 }}>
        <Box sx={head}>
          <Box sx={{ flex: '1 1 140px', minWidth: 0 }}>
            <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
              <Link to={search.href({ product: line.product_id })} preventScrollReset>
                {line.title}
              </Link>
            </Box>
            <BrandAndPack brand={line.brand} pack={line.variant_title} />
          </Box>
          <Box sx={{ ml: 'auto', textAlign: 'right', flexShrink: 0, maxWidth: { sm: '50%' } }}>
            <Box sx={{ fontWeight: 600 }}>
              <Money
                amount={isSaved ? line.unit_price : beforeDiscount(line)}
                currency={currency}
              />
            </Box>
            {!isSaved && line.quantity > 1 && (
              <Box sx={muted}>{t.each(money(line.unit_price))}</Box>
            )}
            {line.discounts.map((part) => (
              <Box key={`${part.kind} ${part.name}`} sx={{ ...muted, overflowWrap: 'anywhere' }}>
                {discountName(part)}
                <Colon />
                {t.discountOff(money(part.amount))}
              </Box>
            ))}
          </Box>
        </Box>
        {line.dosage && <Box sx={{ mt: 1 }}>{dosageSentence(line.dosage, locale)}</Box>}
        <ReplacesNote replaces={line.replaces} />
        <Notes line={line} currency={currency} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 2 }}>
          {!isSaved && (
            <QuantityStepper
              label={t.quantityOf(line.title)}
              value={line.quantity}
              max={Math.max(line.max_quantity, line.quantity)}
              onChange={(value) => setQuantity(line.id, value)}
            />
          )}
          {/* both below the number where they have no room beside it */}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
            <Button
              size="small"
              aria-label={isSaved ? t.backName(line.title) : t.laterName(line.title)}
              onClick={() => update.mutate({ params, body: { saved_for_later: !isSaved } })}
            >
              {isSaved ? t.back : t.later}
            </Button>
            <Button
              size="small"
              aria-label={t.removeName(line.title)}
              onClick={() => remove.mutate({ params })}
            >
              {t.remove}
            </Button>
          </Box>
        </Box>
      </Box>
    </Box>
  )
}

/** Problems in words with the ways out of them, and how much is left. */
function Notes({ line, currency }: { line: CartLine; currency: string }) {
  const t = useText(messages)
  const locale = useLocale()
  const problemText = useProblemText()
  const update = useCartWrite('patch', '/api/patient/cart/lines/{lineId}')
  const params = { path: { lineId: line.id } }
  const isBackordered = line.problems.some((problem) => problem.code === 'BACKORDERED')
  return (
    <Box sx={{ fontSize: '0.875rem' }}>
      {line.problems.map((problem) => (
        <Box key={problem.code} sx={{ mt: 1, color: 'tone.attention.text', fontWeight: 600 }}>
          {problemText(problem, currency)}
          <Space />
          {problem.replaced_by && (
            <Link to={pathTo('/user/recipes', {}, { id: problem.replaced_by })}>
              {t.newVersion}
            </Link>
          )}
        </Box>
      ))}
      {line.restock_on && line.availability === 'backordered' && (
        <Box sx={{ color: 'text.secondary' }}>
          {(line.backorder_choice === 'wait' ? t.waiting : t.restock)(
            formatDate(line.restock_on, locale, 'UTC'),
          )}
        </Box>
      )}
      {line.problems.length === 0 && line.available !== null && line.available > 0 && (
        <Box sx={{ mt: 1, color: 'text.secondary' }}>{t.left(line.available)}</Box>
      )}
      {!line.saved_for_later && line.lasts_days !== null && (
        <Lasts line={line} days={line.lasts_days} />
      )}
      {(isBackordered || line.substitutes.length > 0) && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 2 }}>
          {isBackordered && (
            <Button
              size="small"
              variant="outlined"
              onClick={() => update.mutate({ params, body: { backorder_choice: 'wait' } })}
            >
              {t.wait}
            </Button>
          )}
          {line.substitutes.map((other) => (
            <Button
              key={other.variant_id}
              size="small"
              variant="outlined"
              onClick={() =>
                update.mutate({ params, body: { substitute_variant_id: other.variant_id } })
              }
            >
              {t.take(
                `${other.title} ${packText(other.variant_title, locale)}`,
                formatMoney(other.price, currency, locale),
              )}
            </Button>
          ))}
        </Box>
      )}
    </Box>
  )
}

/** For how long the quantity is enough; more than a year is asked about. */
function Lasts({ line, days }: { line: CartLine; days: number }) {
  const t = useText(messages)
  const time = days < 60 ? t.days(days) : t.months(Math.round(days / 30.4))
  const isMuch = days > 366
  return (
    <Box sx={{ mt: 1, color: isMuch ? 'tone.attention.text' : 'text.secondary' }}>
      {line.dosage ? t.lasts(time) : t.lastsByLabel(time)}
      <Space />
      {isMuch && t.much}
    </Box>
  )
}

// on phones the price goes below a title that would be broken beside it
const head = { display: 'flex', flexWrap: { xs: 'wrap', sm: 'nowrap' }, columnGap: 3, rowGap: 1 }
const muted = { fontSize: '0.875rem', color: 'text.secondary' }
const row = {
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  gap: 4,
  py: 4,
  borderTop: 1,
  borderColor: 'divider',
}
