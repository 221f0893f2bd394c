import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import { dosageSentence } from '@officina/shared/dosage/sentence'
import { supplySentence } from '@officina/shared/dosage/supplySentence'
import { BrandAndPack } from '@officina/ui/BrandAndPack'
import { LineTools, type LineToolsProps } from '@officina/ui/LineTools'
import { lazyPart } from '@officina/ui/lazyPart'
import { ProductImage } from '@officina/ui/ProductImage'
import { StatusChip } from '@officina/ui/StatusChip'
import { steady } from '@officina/ui/steady'
import { useLocale, useText } from '@officina/ui/text'
import { Money } from '@officina/ui/values'
import { Link } from 'react-router'
import { DragHandle } from './DragHandle.tsx'
import type { DraftLine, Warning } from './draft.ts'
import { StockLabel } from './StockLabel.tsx'
import { recipeWords } from './words.ts'

// come with the first line that needs them; without their code the line stays, with the bare words
const LineReason = lazyPart(
  () => import('./LineReason.tsx').catch(() => ({ LineReason: () => null })),
  'LineReason',
)
const WarningText = lazyPart(
  () => import('./WarningText.tsx').catch(() => ({ WarningText: BareWarning })),
  'WarningText',
)
const LineEditor = lazyPart(() => import('./LineEditor.tsx'), 'LineEditor')

type Props = Omit<LineToolsProps, 'line' | 'title' | 'children'> & {
  line: DraftLine
  currency: string
  /** The page of the product. */
  to?: string | undefined
  warnings: Warning[]
  onChange: (line: DraftLine) => void
  onDrag: (event: React.PointerEvent) => void
}

/** A product of the recipe: the sentence that the patient will read is the largest thing in it. */
export const LineCard = steady(function LineCard(props: Props) {
  const t = useText(recipeWords)
  const locale = useLocale()
  const { line, isOpen } = props
  const supply = supplySentence(line, line, locale)
  return (
    <Card
      component="li"
      data-open={isOpen || undefined}
      sx={{ p: 4, borderColor: isOpen ? 'primary.main' : undefined }}
    >
      <Box sx={{ display: 'flex', gap: 3, alignItems: 'flex-start' }}>
        {!(props.isFirst && props.isLast) && (
          <DragHandle title={t.drag(line.product.title)} onDrag={props.onDrag} />
        )}
        <ProductImage product={line.product} size={56} decorative />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box data-title sx={{ fontWeight: 600 }}>
            {props.to ? <Link to={props.to}>{line.product.title}</Link> : line.product.title}
          </Box>
          <BrandAndPack brand={line.product.brand} pack={line.variant_title} />
        </Box>
        <Box sx={{ textAlign: 'right' }}>
          <Money amount={line.price_now * line.quantity} currency={props.currency} />
          <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>× {line.quantity}</Box>
        </Box>
      </Box>
      <Box aria-live="polite" sx={{ fontSize: '1.25rem', lineHeight: 1.4, mt: 3 }}>
        {dosageSentence(line, locale)}
      </Box>
      {supply && <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', mt: 1 }}>{supply}</Box>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 2 }}>
        {line.product.availability !== 'in_stock' && <StockLabel product={line.product} />}
        {line.state === 'paused' && <StatusChip tone="attention">{t.isPaused}</StatusChip>}
        {line.state === 'paused' && <LineReason line={line} />}
        {line.optional && <StatusChip tone="draft">{t.isOptional}</StatusChip>}
      </Box>
      {props.warnings.map((warning) => (
        <WarningText key={`${warning.code}${warning.message}`} warning={warning} />
      ))}
      <LineTools {...props} title={line.product.title}>
        <LineEditor line={line} onChange={props.onChange} errors={props.errors} />
      </LineTools>
    </Card>
  )
})

const BareWarning = ({ warning }: { warning: Warning }) => <div>{warning.message}</div>
