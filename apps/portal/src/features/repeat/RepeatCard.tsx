import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import { packText } from '@officina/shared/dosage/units'
import { formatDate } from '@officina/shared/format'
import { FactList } from '@officina/ui/facts'
import { ProductImage } from '@officina/ui/ProductImage'
import { Status } from '@officina/ui/StatusChip'
import { useLocale, useText } from '@officina/ui/text'
import { Money } from '@officina/ui/values'
import { RepeatActions } from './RepeatActions.tsx'
import { RepeatReason } from './RepeatReason.tsx'
import { useRepeatText } from './rhythm.ts'
import type { PatientRepeat, SendAction } from './types.ts'
import { repeatWords } from './words.ts'

/** One product on repeat: when, how much, why it waits, and what can be done. */
export function RepeatCard(props: {
  repeat: PatientRepeat
  send: SendAction
  choosesPayment: boolean
}) {
  const { repeat } = props
  const t = useText(repeatWords)
  const text = useRepeatText()
  const locale = useLocale()
  const { product, recipe, currency } = repeat
  const on = (day: string) => formatDate(day, locale, 'UTC')
  const ships = repeat.ships_on ?? repeat.next_on ?? ''
  const isPlanned =
    repeat.status === 'active' && repeat.waits_for === null && repeat.orders_left > 0
  const isTogether = ships !== repeat.next_on
  return (
    <Card component="li" aria-label={product.title} sx={{ p: 4, overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'grid', gridTemplateColumns: '56px minmax(0, 1fr)', gap: 4 }}>
        <ProductImage product={product} size={56} decorative />
        <Box sx={{ minWidth: 0 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
            <Box component="h3" sx={{ fontSize: '1rem', fontWeight: 600, m: 0 }}>
              {product.title}
            </Box>
            {repeat.status !== 'active' && <Status kind="repeat" value={repeat.status} />}
          </Box>
          <Box sx={muted}>
            {product.brand} · {packText(repeat.variant_title, locale)} · {t.packs(repeat.quantity)}
          </Box>
          <Box sx={muted}>{t.fromRecipe(recipe.label, recipe.doctor_name)}</Box>
        </Box>
      </Box>
      <RepeatReason repeat={repeat} />
      {repeat.status !== 'stopped' && (
        <Box sx={{ mt: 4 }}>
          <FactList
            columns={3}
            facts={[
              {
                label: t.next,
                // what waits has its day in the notice above
                value: isPlanned ? (isTogether ? t.together(on(ships)) : on(ships)) : null,
              },
              { label: t.often, value: text.often(repeat) },
              {
                label: t.price,
                value: <Money amount={repeat.unit_price * repeat.quantity} currency={currency} />,
              },
              { label: t.payment, value: text.payment(repeat) },
            ]}
          />
          <Box sx={{ ...muted, mt: 2 }}>{t.left(repeat.orders_left)}</Box>
        </Box>
      )}
      <RepeatActions {...props} />
    </Card>
  )
}

const muted = { fontSize: '0.875rem', color: 'text.secondary' }
