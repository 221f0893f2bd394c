import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { components } from '@officina/openapi/schema'
import { dosageSentence } from '@officina/ui/dosage.ts'
import { formatDate } from '@officina/ui/format.ts'
import { ProductImage } from '@officina/ui/ProductImage'
import { Status, StatusChip } from '@officina/ui/StatusChip'
import { useLocale, useText } from '@officina/ui/text'
import { Money } from '@officina/ui/values'
import { useCartWrite } from '../../../features/shop/cart.ts'
import { useProblemText } from '../../../features/shop/problems.ts'
import { toast } from '../../../features/toast.tsx'
import { messages } from './messages.ts'

type Line = components['schemas']['PatientRecipe']['lines'][number]

/** One product: how to take it is the largest thing; then why, how often it can be bought, and the button. */
export function RecipeLine({ line, currency }: { line: Line; currency: string }) {
  const t = useText(messages)
  const locale = useLocale()
  const facts = [
    t.perOrder(line.quantity),
    line.state === 'active' && t.ordersLeft(line.orders_left),
    line.days_left !== null && t.daysLeft(line.days_left),
    line.refusal !== 'REFILL_TOO_SOON' &&
      line.next_order_on &&
      line.orders_left > 0 &&
      t.from(formatDate(line.next_order_on, locale, 'UTC')),
  ]
  return (
    <Box component="li" sx={row}>
      <ProductImage product={line.product} size={72} decorative />
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{line.product.title}</Box>
          {line.optional && <StatusChip tone="draft">{t.optional}</StatusChip>}
          {line.state === 'stopped' && <StatusChip tone="stopped">{t.stopped}</StatusChip>}
          {line.state === 'paused' && <StatusChip tone="attention">{t.linePaused}</StatusChip>}
          {line.product.availability !== 'in_stock' && (
            <Status kind="availability" value={line.product.availability} />
          )}
        </Box>
        <Box sx={muted}>
          {line.product.brand} · {line.variant_title} ·{' '}
          <Money amount={line.price_now} currency={currency} />
        </Box>
        <Box sx={{ fontSize: '1.25rem', lineHeight: 1.4, my: 2 }}>
          {dosageSentence(line, locale)}
        </Box>
        {line.dosage_mode !== 'text' && line.instructions && <div>{line.instructions}</div>}
        {line.rationale && <Box sx={{ color: 'text.secondary' }}>{line.rationale}</Box>}
        <Box sx={{ ...muted, mt: 1 }}>{facts.filter(Boolean).join(' · ')}</Box>
        <Buy line={line} currency={currency} />
      </Box>
    </Box>
  )
}

function Buy({ line, currency }: { line: Line; currency: string }) {
  const t = useText(messages)
  const problemText = useProblemText()
  const add = useCartWrite('post', '/api/patient/cart/lines')
  if (line.refusal) {
    return (
      <Box sx={{ mt: 2, fontSize: '0.875rem', color: 'tone.attention.text' }}>
        {problemText({ code: line.refusal, until: line.next_order_on }, currency)}
      </Box>
    )
  }
  if (line.in_cart > 0) return <Box sx={{ mt: 2, color: 'tone.good.text' }}>{t.inCart}</Box>
  return (
    <Button
      variant="outlined"
      size="small"
      aria-label={t.addName(line.product.title)}
      disabled={add.isPending}
      onClick={() =>
        add.mutate(
          {
            body: {
              variant_id: line.variant_id,
              quantity: line.quantity,
              recipe_line_id: line.id,
            },
          },
          { onSuccess: () => toast.success(t.added(line.product.title)) },
        )
      }
      sx={{ mt: 2 }}
    >
      {t.add}
    </Button>
  )
}

const muted = { fontSize: '0.875rem', color: 'text.secondary' }
const row = {
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  gap: 4,
  py: 4,
  borderTop: 1,
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 0 },
}
