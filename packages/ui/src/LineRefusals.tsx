import Box from '@mui/material/Box'
import type { WrittenLine } from './recipeLine.ts'
import { lineRefusalText } from './refusals.ts'
import { useLocale } from './text.tsx'

export type LineRefusalsProps = { line: WrittenLine; errors: Record<string, string> }

/** What was refused of a recipe line, by field. */
export function LineRefusals(props: LineRefusalsProps) {
  const locale = useLocale()
  return Object.entries(props.errors).map(([field, text]) => (
    <Box key={field} role="alert" sx={{ mt: 2, color: 'error.main', fontSize: '0.875rem' }}>
      {lineRefusalText(props.line, field, text, locale)}
    </Box>
  ))
}
