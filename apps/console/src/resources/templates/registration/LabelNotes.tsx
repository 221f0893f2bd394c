import Box from '@mui/material/Box'
import { differenceSentence, labelDifferences } from '@officina/shared/dosage/label'
import { useLocale } from '@officina/ui/text'
import type { DraftLine } from './draft.ts'

/** Where the line says something else than the label of its product. */
export function LabelNotes({ line }: { line: DraftLine }) {
  const locale = useLocale()
  const { title, label_dosage: label } = line.product
  if (!label) return null
  return labelDifferences(line, label).map((kind) => {
    const tone = kind === 'amount' ? 'attention' : 'progress'
    return (
      <Box key={kind} sx={{ ...note, color: `tone.${tone}.text`, bgcolor: `tone.${tone}.tint` }}>
        {differenceSentence(kind, { title, line, label }, locale)}
      </Box>
    )
  })
}

const note = { mt: 2, px: 3, py: 2, borderRadius: '8px', fontSize: '0.875rem' }
