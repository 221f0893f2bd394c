import Box from '@mui/material/Box'
import { dateIn } from '@officina/shared/dates/days'
import { dosageSentence } from '@officina/shared/dosage/sentence'
import { formatDate, formatDaysLeft } from '@officina/shared/format'
import { BrandAndPack } from '@officina/ui/BrandAndPack'
import { DaysBar } from '@officina/ui/DaysBar'
import { ProductImage } from '@officina/ui/ProductImage'
import { Status, StatusChip } from '@officina/ui/StatusChip'
import { useLocale, useText } from '@officina/ui/text'
import { Money } from '@officina/ui/values'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { supplyMessages } from '../supply/messages.ts'
import type { RecipeLine } from './draft.ts'
import { LineReason } from './LineReason.tsx'
import { patientWords } from './patientWords.ts'
import { TakenNote } from './TakenNote.tsx'

/** One product as the patient reads it: how to take it is the largest thing; then why and how often. */
export function PatientLine(props: {
  line: RecipeLine
  currency: string
  /** The shop's, by whose days a line can be ordered again. */
  timeZone: string | undefined
  /** The day of the next order is said elsewhere. */
  hidesNext?: boolean
  /** Where the product is shown. */
  href?: string
  /** Stands before the title. */
  choice?: ReactNode
  children?: ReactNode
}) {
  const t = useText(patientWords)
  const locale = useLocale()
  const supply = useText(supplyMessages)
  const { line } = props
  const facts = [
    t.perOrder(line.quantity),
    line.state === 'active' && t.ordersLeft(line.orders_left),
    line.coming && supply[line.coming],
    !props.hidesNext &&
      line.next_order_on &&
      line.next_order_on > dateIn(new Date(), props.timeZone) &&
      line.orders_left > 0 &&
      t.from(formatDate(line.next_order_on, locale, 'UTC')),
  ]
  return (
    <Box component="li" sx={row}>
      <ProductImage product={line.product} size={72} decorative />
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          {props.choice}
          <Box sx={{ fontWeight: 600, flex: '0 1 auto', minWidth: 0, overflowWrap: 'anywhere' }}>
            {props.href ? (
              <Link to={props.href} preventScrollReset>
                {line.product.title}
              </Link>
            ) : (
              line.product.title
            )}
          </Box>
          {line.optional && <StatusChip tone="draft">{t.optional}</StatusChip>}
          {line.state === 'stopped' && <StatusChip tone="stopped">{t.stopped}</StatusChip>}
          {line.state === 'paused' && <StatusChip tone="attention">{t.linePaused}</StatusChip>}
          {line.state !== 'active' && <LineReason line={line} />}
          {line.product.availability !== 'in_stock' && (
            <Status kind="availability" value={line.product.availability} />
          )}
        </Box>
        <BrandAndPack brand={line.product.brand} pack={line.variant_title}>
          {' · '}
          <Money amount={line.price_now} currency={props.currency} />
        </BrandAndPack>
        <Box sx={{ fontSize: '1.25rem', lineHeight: 1.4, my: 2 }}>
          {dosageSentence(line, locale)}
        </Box>
        <TakenNote line={line} />
        {line.dosage_mode !== 'text' && line.instructions && <div>{line.instructions}</div>}
        {line.rationale && <Box sx={{ color: 'text.secondary' }}>{line.rationale}</Box>}
        {line.days_left !== null && (
          <Box sx={{ ...muted, display: 'flex', alignItems: 'center', gap: 2, mt: 1 }}>
            <DaysBar days={line.days_left} tone={line.days_left <= 7 ? 'attention' : 'good'} />
            {formatDaysLeft(line.days_left, locale)}
          </Box>
        )}
        <Box sx={{ ...muted, mt: 1 }}>{facts.filter(Boolean).join(' · ')}</Box>
        {props.children}
      </Box>
    </Box>
  )
}

const muted = { fontSize: '0.875rem', color: 'text.secondary' }
const row = {
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  gap: 4,
  py: 4,
  whiteSpace: 'pre-line',
  borderTop: 1,
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 0 },
}
