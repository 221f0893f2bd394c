import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { beforeDiscount } from '@officina/shared/amounts'
import { dosageSentence } from '@officina/shared/dosage/sentence'
import { packText } from '@officina/shared/dosage/units'
import { formatMoney } from '@officina/shared/format'
import { BrandAndPack } from '@officina/ui/BrandAndPack'
import { ProductImage } from '@officina/ui/ProductImage'
import { QuantityStepper } from '@officina/ui/QuantityStepper'
import { useLocale, useText } from '@officina/ui/text'
import { unbroken } from '@officina/ui/unbroken'
import { Money } from '@officina/ui/values'
import { useProblemText } from '../../../../../features/shop/doctorProblems.ts'
import { messages } from './messages.ts'
import { type Cart, useOrderQuantity, useOrderWrite } from './useOrder.ts'

type Line = Cart['lines'][number]
type Props = { line: Line; currency: string; patientId: string }

/** One product of the order, with what stands in the way and how out of it. */
export function OrderLine({ line, currency, patientId }: Props) {
  const t = useText(messages)
  const locale = useLocale()
  const path = '/api/doctor/patients/{patientId}/cart/lines/{lineId}'
  const setQuantity = useOrderQuantity(patientId, line.id)
  const remove = useOrderWrite(patientId, 'delete', path)
  const params = { path: { patientId, lineId: line.id } }
  return (
    <Box component="li" sx={row}>
      <ProductImage product={line} size={56} decorative />
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 3 }}>
          <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{line.title}</Box>
          <Money amount={beforeDiscount(line)} currency={currency} />
        </Box>
        <BrandAndPack brand={line.brand} pack={line.variant_title}>
          {line.recipe && unbroken(` · ${t.fromRecipe(line.recipe.number)}`)}
        </BrandAndPack>
        {line.dosage && <Box sx={{ mt: 1 }}>{dosageSentence(line.dosage, locale)}</Box>}
        <Problems line={line} currency={currency} patientId={patientId} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 2 }}>
          <QuantityStepper
            label={t.quantityOf(line.title)}
            value={line.quantity}
            max={Math.max(line.max_quantity, line.quantity)}
            onChange={setQuantity}
          />
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
  )
}

function Problems({ line, currency, patientId }: Props) {
  const t = useText(messages)
  const locale = useLocale()
  const problemText = useProblemText()
  const update = useOrderWrite(
    patientId,
    'patch',
    '/api/doctor/patients/{patientId}/cart/lines/{lineId}',
  )
  const accept = useOrderWrite(patientId, 'patch', '/api/doctor/patients/{patientId}/cart')
  const params = { path: { patientId, lineId: line.id } }
  const has = (code: string) => line.problems.some((problem) => problem.code === code)
  if (line.problems.length === 0) return null
  return (
    <Box sx={{ fontSize: '0.875rem' }}>
      {line.problems.map((problem) => (
        <Box key={problem.code} sx={{ mt: 1, color: 'tone.attention.text', fontWeight: 600 }}>
          {problemText(problem, currency)}
        </Box>
      ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 2 }}>
        {has('PRICE_CHANGED') && (
          <Button
            size="small"
            variant="outlined"
            onClick={() =>
              accept.mutate({ params: { path: { patientId } }, body: { accept_prices: true } })
            }
          >
            {t.acceptPrice}
          </Button>
        )}
        {has('BACKORDERED') && (
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
    </Box>
  )
}

const row = {
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr)',
  gap: 4,
  py: 4,
  borderBottom: 1,
  borderColor: 'divider',
}
