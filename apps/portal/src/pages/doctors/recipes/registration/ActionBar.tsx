import Delete from '@mui/icons-material/DeleteOutlined'
import Keyboard from '@mui/icons-material/KeyboardOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { formatMoney, formatPercent } from '@officina/ui/format.ts'
import { useLocale, useText } from '@officina/ui/text'
import { tabular } from '@officina/ui/theme.ts'
import { Money } from '@officina/ui/values'
import { lazy, Suspense, useState } from 'react'
import { SaveWord } from '../../../../features/recipe/SaveNotice.tsx'
import type { Draft } from '../../../../features/recipe/useDraft.ts'
import { messages } from './messages.ts'

const DeleteDraft = lazy(() =>
  import('./DeleteDraft.tsx').then((m) => ({ default: m.DeleteDraft })),
)
const Preview = lazy(() => import('./Preview.tsx').then((m) => ({ default: m.Preview })))

const steps = ['patient', 'products', 'dosage', 'message', 'review'] as const

/** Total, state of saving and the actions; sticks to the foot. With `step` it leads through the steps. */
export function ActionBar(props: {
  draft: Draft
  onIssue: () => void
  onHelp: () => void
  step?: number
  onStep?: (step: number) => void
}) {
  const t = useText(messages)
  const { draft, step, onStep } = props
  const [deleting, setDeleting] = useState(false)
  const [previewing, setPreviewing] = useState(false)
  const next = step === undefined ? undefined : steps[step + 1]
  const isLast = step === undefined || !next
  return (
    <Box sx={bar}>
      <Box sx={{ mr: 'auto', minWidth: 0, flexBasis: { xs: '100%', sm: 'auto' } }}>
        <Sums draft={draft} />
        <SaveWord draft={draft} />
      </Box>
      {step === undefined && (
        <>
          <IconButton aria-label={t.shortcuts} title={t.shortcuts} onClick={props.onHelp}>
            <Keyboard />
          </IconButton>
          {draft.recipe.actions.includes('delete') && (
            <IconButton aria-label={t.delete} title={t.delete} onClick={() => setDeleting(true)}>
              <Delete />
            </IconButton>
          )}
        </>
      )}
      {step !== undefined && step > 0 && (
        <Button onClick={() => onStep?.(step - 1)}>{t.back}</Button>
      )}
      {isLast && (
        <Button variant="outlined" onClick={() => setPreviewing(true)}>
          {t.preview}
        </Button>
      )}
      {next && step !== undefined ? (
        <Button variant="contained" onClick={() => onStep?.(step + 1)}>
          {t.next(t.step[next])}
        </Button>
      ) : (
        <Button variant="contained" onClick={props.onIssue} aria-keyshortcuts="Control+Enter">
          {t.issue}
        </Button>
      )}
      <Suspense fallback={null}>
        {deleting && <DeleteDraft draft={draft} onClose={() => setDeleting(false)} />}
        {previewing && <Preview draft={draft} onClose={() => setPreviewing(false)} />}
      </Suspense>
    </Box>
  )
}

/** One order of what is not optional: goods, the patient's discount, delivery, total. */
function Sums({ draft }: { draft: Draft }) {
  const t = useText(messages)
  const locale = useLocale()
  const { currency, discount_bp, shipping, shipping_free_from } = draft.recipe.totals
  const subtotal = draft.fields.lines
    .filter((line) => !line.optional)
    .reduce((sum, line) => sum + line.quantity * line.price_now, 0)
  const discount = Math.round((subtotal * discount_bp) / 10_000)
  const goods = subtotal - discount
  if (subtotal === 0) return null
  const isFree = shipping_free_from !== null && goods >= shipping_free_from
  const delivery = isFree ? 0 : shipping
  const money = (amount: number) => <Money amount={amount} currency={currency} />
  return (
    <>
      <Box sx={{ ...tabular, fontWeight: 600 }}>
        {t.total} {money(goods + delivery)}
      </Box>
      <Box sx={{ ...tabular, fontSize: '0.875rem', color: 'text.secondary' }}>
        {t.subtotal} {money(subtotal)}
        {discount > 0 && (
          <>
            {' · '}
            {t.discount(formatPercent(discount_bp, locale))} −{money(discount)}
          </>
        )}
        {' · '}
        {isFree ? (
          t.freeDelivery
        ) : (
          <>
            {t.delivery} {money(delivery)}
          </>
        )}
        {shipping_free_from !== null && !isFree && (
          <> ({t.freeFrom(formatMoney(shipping_free_from, currency, locale))})</>
        )}
      </Box>
    </>
  )
}

const bar = {
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  mt: 3,
  mx: { xs: -4, sm: -6, md: 0 },
  px: 4,
  py: 3,
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: { xs: 0, md: '12px' },
}
