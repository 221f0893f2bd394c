import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import Delete from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import IconButton from '@mui/material/IconButton'
import { dosageSentence, supplySentence } from '@officina/ui/dosage.ts'
import { ProductImage } from '@officina/ui/ProductImage'
import { Status } from '@officina/ui/StatusChip'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import type { DraftLine } from './draft.ts'
import { LineFields } from './LineFields.tsx'

type Props = {
  line: DraftLine
  isOpen: boolean
  isFirst: boolean
  isLast: boolean
  errors: Record<string, string>
  onToggle: () => void
  onChange: (line: DraftLine) => void
  onMove: (by: 1 | -1) => void
  onRemove: () => void
}

/** A product of the template: the sentence that the patient will read, in both languages. */
export function LineCard(props: Props) {
  const locale = useLocale()
  const { line, isOpen } = props
  const other = locale === 'ja' ? 'en' : 'ja'
  const supply = supplySentence(line, line.units_per_pack, locale)
  return (
    <Card component="li" sx={{ p: 4, borderColor: isOpen ? 'primary.main' : undefined }}>
      <Box sx={{ display: 'flex', gap: 3, alignItems: 'flex-start' }}>
        <ProductImage product={line.product} size={48} decorative />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box sx={{ fontWeight: 600 }}>{line.product.title}</Box>
          <Box sx={small}>
            {line.product.brand} · {line.variant_title} × {line.quantity}
          </Box>
        </Box>
        {line.product.availability !== 'in_stock' && (
          <Status kind="availability" value={line.product.availability} />
        )}
      </Box>
      <Box aria-live="polite" sx={{ fontSize: '1.125rem', mt: 3 }}>
        {dosageSentence(line, locale)}
      </Box>
      <Box lang={other} sx={{ ...small, mt: 1 }}>
        {dosageSentence(line, other)}
      </Box>
      {supply && <Box sx={{ ...small, mt: 1 }}>{supply}</Box>}
      {Object.entries(props.errors).map(([field, text]) => (
        <Box key={field} role="alert" sx={{ mt: 2, color: 'error.main', fontSize: '0.875rem' }}>
          {text}
        </Box>
      ))}
      <Tools {...props} />
      {isOpen && (
        <Box sx={{ mt: 4, pt: 4, borderTop: 1, borderColor: 'divider' }}>
          <LineFields line={line} onChange={props.onChange} errors={props.errors} />
        </Box>
      )}
    </Card>
  )
}

function Tools(props: Props) {
  const t = useText(messages)
  const { title } = props.line.product
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 2, ml: -2 }}>
      <Button aria-expanded={props.isOpen} onClick={props.onToggle} sx={{ mr: 'auto' }}>
        {props.isOpen ? t.done : t.edit}
      </Button>
      <IconButton
        aria-label={t.up(title)}
        disabled={props.isFirst}
        onClick={() => props.onMove(-1)}
      >
        <ArrowUpward fontSize="small" />
      </IconButton>
      <IconButton
        aria-label={t.down(title)}
        disabled={props.isLast}
        onClick={() => props.onMove(1)}
      >
        <ArrowDownward fontSize="small" />
      </IconButton>
      <IconButton aria-label={t.remove(title)} onClick={props.onRemove}>
        <Delete fontSize="small" />
      </IconButton>
    </Box>
  )
}

const small = { fontSize: '0.875rem', color: 'text.secondary' }

const messages = defineMessages({
  en: {
    edit: 'Edit dosage',
    done: 'Done',
    up: (name: string) => `Move ${name} up`,
    down: (name: string) => `Move ${name} down`,
    remove: (name: string) => `Remove ${name}`,
  },
  ja: {
    edit: '用法・用量を編集',
    done: '完了',
    up: (name) => `${name}を上へ`,
    down: (name) => `${name}を下へ`,
    remove: (name) => `${name}を削除`,
  },
})
