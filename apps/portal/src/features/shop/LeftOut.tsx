import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import type { components } from '@officina/openapi/schema'
import { Colon } from '@officina/ui/text'

export type LeftOut = components['schemas']['CartAfterRecipe']['left_out']

/** What an answer or a refusal of “Add recipe” says was left out. */
export const leftOutOf = (data: { left_out?: unknown }): LeftOut =>
  (data.left_out as LeftOut | undefined) ?? []

/** What did not go into the cart, or into the order that a doctor prepares, and why, line by line. */
export function LeftOutNotice(props: {
  lines: LeftOut
  title: string
  reasonOf: (problem: LeftOut[number]['problem']) => string
}) {
  const { lines, title, reasonOf } = props
  if (lines.length === 0) return null
  return (
    <Alert severity="warning" role="status" sx={{ mt: 3, position: 'relative' }}>
      {title}
      <Box component="ul" sx={{ m: 0, pl: 5 }}>
        {lines.map((line) => (
          <li key={line.recipe_line_id}>
            <strong>{line.title}</strong>
            <Colon />
            {reasonOf(line.problem)}
          </li>
        ))}
      </Box>
    </Alert>
  )
}
