// not the icon of a line's tools, with which all of this page's words would come
import Delete from '@mui/icons-material/DeleteOutlineOutlined'
import Keyboard from '@mui/icons-material/KeyboardOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { bracketed, formatMoney, formatPercent } from '@officina/shared/format'
import { lazyPart } from '@officina/ui/lazyPart'
import { StatusChip } from '@officina/ui/StatusChip'
import { steady } from '@officina/ui/steady'
import { useLocale, useText } from '@officina/ui/text'
import { tabular } from '@officina/ui/theme.ts'
import { Money } from '@officina/ui/values'
import { useState } from 'react'
import { FooterBar } from '../../../../features/recipe/EditorPanes.tsx'
import { editorWords } from '../../../../features/recipe/editorWords.ts'
import type { Draft } from '../../../../features/recipe/useDraft.ts'
import { SaveStatus } from '../../../../features/saving.tsx'
import { messages } from './messages.ts'
import { sumsOf } from './sums.ts'

const DeleteDraft = lazyPart(() => import('./DeleteDraft.tsx'), 'DeleteDraft')
const Preview = lazyPart(() => import('./Preview.tsx'), 'Preview')

const steps = ['patient', 'products', 'dosage', 'message', 'review'] as const

/** Total, state of saving and the actions; sticks to the foot. With `step` it leads through the steps. */
export const ActionBar = steady(function ActionBar(props: {
  draft: Draft
  onIssue: () => void
  onHelp: () => void
  step?: number
  onStep?: (step: number) => void
}) {
  const t = useText(messages)
  const words = useText(editorWords)
  const { draft, step, onStep } = props
  const [deleting, setDeleting] = useState(false)
  const [previewing, setPreviewing] = useState(false)
  const next = step === undefined ? undefined : steps[step + 1]
  const isLast = step === undefined || !next
  return (
    <FooterBar>
      <Box sx={{ flex: { xs: '1 0 100%', sm: '1 1 0' }, minWidth: 160 }}>
        <Warnings draft={draft} onShow={() => showReview(onStep)} />
        <Sums draft={draft} />
        <SaveStatus state={draft.state} quiet={!draft.recipe.id} />
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
        <Button onClick={() => onStep?.(step - 1)}>{words.back}</Button>
      )}
      {isLast && (
        <Button variant="outlined" onClick={() => setPreviewing(true)}>
          {t.preview}
        </Button>
      )}
      {next && step !== undefined ? (
        <Button variant="contained" onClick={() => onStep?.(step + 1)}>
          {words.next({ ...words.step, ...t.step }[next])}
        </Button>
      ) : (
        <Button
          variant="contained"
          onClick={props.onIssue}
          aria-keyshortcuts="Control+Enter"
          // a line of its own on a phone
          sx={{ flexGrow: { xs: 1, sm: 0 } }}
        >
          {t.issue}
        </Button>
      )}
      {deleting && <DeleteDraft draft={draft} onClose={() => setDeleting(false)} />}
      {previewing && <Preview draft={draft} onClose={() => setPreviewing(false)} />}
    </FooterBar>
  )
})

/** How much there is to look at before issuing, and the way there: the review may be far below. */
function Warnings({ draft, onShow }: { draft: Draft; onShow: () => void }) {
  const t = useText(messages)
  const serious = draft.recipe.warnings.filter(({ level }) => level !== 'info')
  if (serious.length === 0) return null
  const stops = serious.some(({ level }) => level !== 'warn')
  return (
    <Box
      component="button"
      type="button"
      onClick={onShow}
      sx={{ all: 'unset', cursor: 'pointer', '&:focus-visible': { outline: '2px solid' } }}
    >
      <StatusChip tone={stops ? 'stopped' : 'attention'}>{t.warnings(serious.length)}</StatusChip>
    </Box>
  )
}

function showReview(onStep: ((step: number) => void) | undefined): void {
  onStep?.(steps.indexOf('review'))
  if (!onStep) document.getElementById('review')?.scrollIntoView({ block: 'center' })
}

/** One order of what is not optional: goods, the patient's discount, delivery, total. */
function Sums({ draft }: { draft: Draft }) {
  const t = useText(messages)
  const locale = useLocale()
  const { currency, discount_bp, product_discounts, shipping, shipping_free_from } =
    draft.recipe.totals
  const { subtotal, discount } = sumsOf(draft)
  const goods = subtotal - discount
  if (subtotal === 0) return null
  const isFree = shipping_free_from !== null && goods >= shipping_free_from
  const delivery = isFree ? 0 : (shipping ?? 0)
  const money = (amount: number) => <Money amount={amount} currency={currency} />
  return (
    <>
      <Box sx={{ ...tabular, fontWeight: 600 }}>
        {shipping === null ? t.totalSoFar : t.total} {money(goods + delivery)}
      </Box>
      <Box sx={{ ...tabular, fontSize: '0.875rem', color: 'text.secondary' }}>
        {t.subtotal} {money(subtotal)}
        {discount > 0 && (
          <>
            {' · '}
            {product_discounts.length > 0
              ? t.discounts
              : t.discount(formatPercent(discount_bp, locale))}{' '}
            {money(-discount)}
          </>
        )}
        {' · '}
        {isFree ? (
          t.freeDelivery
        ) : shipping === null ? (
          t.deliveryByAddress
        ) : (
          <>
            {t.delivery} {money(delivery)}
          </>
        )}
        {shipping_free_from !== null &&
          !isFree &&
          bracketed('', t.freeFrom(formatMoney(shipping_free_from, currency, locale)), locale)}
      </Box>
    </>
  )
}
