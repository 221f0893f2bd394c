import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import type { components } from '@officina/openapi/schema'
import { useText } from '@officina/ui/text'
import { useProblemText } from '../../../features/shop/problems.ts'
import { messages } from './messages.ts'

export type LeftOut = components['schemas']['CartAfterRecipe']['left_out']

/** What did not go into the cart, and why, line by line. */
export function LeftOutNotice({ lines, currency }: { lines: LeftOut; currency: string }) {
  const t = useText(messages)
  const problemText = useProblemText()
  if (lines.length === 0) return null
  return (
    <Alert severity="warning" role="status" sx={{ mt: 3, position: 'relative' }}>
      {t.leftOut}
      <Box component="ul" sx={{ m: 0, pl: 5 }}>
        {lines.map((line) => (
          <li key={line.recipe_line_id}>
            <strong>{line.title}</strong>: {problemText(line.problem, currency)}
          </li>
        ))}
      </Box>
    </Alert>
  )
}
