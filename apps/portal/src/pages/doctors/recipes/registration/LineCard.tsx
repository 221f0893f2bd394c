import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import ContentCopy from '@mui/icons-material/ContentCopy'
import Delete from '@mui/icons-material/DeleteOutlined'
import DragIndicator from '@mui/icons-material/DragIndicator'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import IconButton from '@mui/material/IconButton'
import { dosageSentence, supplySentence } from '@officina/ui/dosage.ts'
import { ProductImage } from '@officina/ui/ProductImage'
import { StatusChip } from '@officina/ui/StatusChip'
import { useLocale, useText } from '@officina/ui/text'
import { Money } from '@officina/ui/values'
import type { DraftLine, Warning } from '../../../../features/recipe/draft.ts'
import { LineEditor } from '../../../../features/recipe/LineEditor.tsx'
import { StockWord } from '../../../../features/recipe/StockWord.tsx'
import { recipeWords } from '../../../../features/recipe/words.ts'
import { WarningText } from './WarningText.tsx'

type Props = {
  line: DraftLine
  currency: string
  isOpen: boolean
  onToggle: () => void
  warnings: Warning[]
  errors: Record<string, string>
  isFirst: boolean
  isLast: boolean
  onChange: (line: DraftLine) => void
  onMove: (by: 1 | -1) => void
  onDrag: (event: React.PointerEvent) => void
  onDuplicate: () => void
  onRemove: () => void
}

/** A product of the recipe: the sentence that the patient will read is the largest thing in it. */
export function LineCard(props: Props) {
  const t = useText(recipeWords)
  const locale = useLocale()
  const { line, isOpen } = props
  const supply = supplySentence(line, line.units_per_pack, locale)
  return (
    <Card component="li" sx={{ p: 4, borderColor: isOpen ? 'primary.main' : undefined }}>
      <Box sx={{ display: 'flex', gap: 3, alignItems: 'flex-start' }}>
        {!(props.isFirst && props.isLast) && (
          // the buttons below do the same by keyboard
          <Box
            aria-hidden
            title={t.drag(line.product.title)}
            onPointerDown={props.onDrag}
            sx={handle}
          >
            <DragIndicator fontSize="small" />
          </Box>
        )}
        <ProductImage product={line.product} size={56} decorative />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box data-title sx={{ fontWeight: 600 }}>
            {line.product.title}
          </Box>
          <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
            {line.product.brand} · {line.variant_title}
          </Box>
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
        {line.product.availability !== 'in_stock' && <StockWord product={line.product} />}
        {line.optional && <StatusChip tone="draft">{t.isOptional}</StatusChip>}
      </Box>
      {props.warnings.map((warning) => (
        <WarningText key={`${warning.code}${warning.message}`} warning={warning} />
      ))}
      {Object.entries(props.errors).map(([field, text]) => (
        <Box key={field} role="alert" sx={{ mt: 2, color: 'error.main', fontSize: '0.875rem' }}>
          {text}
        </Box>
      ))}
      <LineTools {...props} />
      {isOpen && (
        <Box sx={{ mt: 4, pt: 4, borderTop: 1, borderColor: 'divider' }}>
          <LineEditor line={line} onChange={props.onChange} errors={props.errors} />
        </Box>
      )}
    </Card>
  )
}

function LineTools(props: Props) {
  const t = useText(recipeWords)
  const { title } = props.line.product
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 2, ml: -2 }}>
      <Button aria-expanded={props.isOpen} onClick={props.onToggle} sx={{ mr: 'auto' }}>
        {props.isOpen ? t.done : t.edit}
      </Button>
      <IconButton
        data-move={-1}
        aria-label={t.up(title)}
        disabled={props.isFirst}
        onClick={() => props.onMove(-1)}
      >
        <ArrowUpward fontSize="small" />
      </IconButton>
      <IconButton
        data-move={1}
        aria-label={t.down(title)}
        disabled={props.isLast}
        onClick={() => props.onMove(1)}
      >
        <ArrowDownward fontSize="small" />
      </IconButton>
      <IconButton aria-label={t.duplicate(title)} onClick={props.onDuplicate}>
        <ContentCopy fontSize="small" />
      </IconButton>
      <IconButton aria-label={t.remove(title)} onClick={props.onRemove}>
        <Delete fontSize="small" />
      </IconButton>
    </Box>
  )
}

const handle = {
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 56,
  ml: -2,
  color: 'text.secondary',
  cursor: 'grab',
  touchAction: 'none',
  '&:active': { cursor: 'grabbing' },
}
