import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import { dosageSentence } from '@officina/shared/dosage/sentence'
import { supplySentence } from '@officina/shared/dosage/supplySentence'
import { LineFields } from '@officina/ui/LineFields'
import { LineTools, type LineToolsProps } from '@officina/ui/LineTools'
import { ProductImage } from '@officina/ui/ProductImage'
import { Status } from '@officina/ui/StatusChip'
import { useLocale } from '@officina/ui/text'
import type { DraftLine } from './draft.ts'
import { LabelNotes } from './LabelNotes.tsx'
import { LabelOf, LinePacks, Substitutes } from './LinePacks.tsx'

type Props = Omit<LineToolsProps, 'title' | 'children'> & {
  line: DraftLine
  onChange: (line: DraftLine) => void
}

/** A product of the template: the sentence that the patient will read, in both languages. */
export function LineCard(props: Props) {
  const locale = useLocale()
  const { line, isOpen } = props
  const other = locale === 'ja' ? 'en' : 'ja'
  const supply = supplySentence(line, line, locale)
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
      <LabelNotes line={line} />
      <LineTools {...props} title={line.product.title}>
        <LabelOf line={line} />
        <LineFields
          line={line}
          onChange={props.onChange}
          errors={props.errors}
          pack={<LinePacks line={line} onChange={props.onChange} />}
        />
        <Substitutes line={line} onChange={props.onChange} error={props.errors?.substitutes} />
      </LineTools>
    </Card>
  )
}

const small = { fontSize: '0.875rem', color: 'text.secondary' }
