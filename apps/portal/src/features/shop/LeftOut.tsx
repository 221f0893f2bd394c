import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import type { components } from '@officina/openapi/schema'
import { defineMessages, useText } from '@officina/ui/text'
import { useProblemText } from './problems.ts'

export type LeftOut = components['schemas']['CartAfterRecipe']['left_out']

/** What an answer or a refusal of “Add recipe” says was left out. */
export const leftOutOf = (data: { left_out?: unknown }): LeftOut =>
  (data.left_out as LeftOut | undefined) ?? []

/** What did not go into the cart, or into the order that a doctor prepares, and why, line by line. */
export function LeftOutNotice(props: { lines: LeftOut; currency: string; toDoctor?: boolean }) {
  const { lines, currency, toDoctor = false } = props
  const t = useText(messages)
  const problemText = useProblemText(toDoctor)
  if (lines.length === 0) return null
  return (
    <Alert severity="warning" role="status" sx={{ mt: 3, position: 'relative' }}>
      {toDoctor ? t.notInOrder : t.notInCart}
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

const messages = defineMessages({
  notInCart: ['Not in the cart:', 'カートに入れられなかった商品：'],
  notInOrder: ['Not in the order:', '注文に追加できなかった商品：'],
})
