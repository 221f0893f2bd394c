import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useText } from '@officina/ui/text'
import { Link } from 'react-router'
import { type Cart, type CartLine, useCartWrite } from '../../../features/shop/cart.ts'
import { useProblemText } from '../../../features/shop/problems.ts'
import { pathTo } from '../../../pathTo.ts'
import { messages } from './messages.ts'

const ended = new Set(['RECIPE_ENDED', 'RECIPE_LINE_PAUSED', 'RECIPE_LINE_STOPPED'])

/** Its doctor has stopped or paused it: it is not ordered, and stands in the cart until its patient has read so. */
export const isTakenOut = (line: CartLine): boolean =>
  line.saved_for_later && line.problems.some(({ code }) => ended.has(code))

/** Which products are not in the cart any more, and why. */
export function TakenOut({ cart }: { cart: Cart }) {
  const t = useText(messages)
  const problemText = useProblemText()
  const remove = useCartWrite('delete', '/api/patient/cart/lines/{lineId}')
  const lines = cart.lines.filter(isTakenOut)
  if (lines.length === 0) return null
  return (
    <Alert severity="warning" role="status" sx={{ mb: 4, '& .MuiAlert-message': { minWidth: 0 } }}>
      {t.takenOut}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {lines.map((line) => (
          <Box component="li" key={line.id} sx={{ mt: 2, overflowWrap: 'anywhere' }}>
            <strong>{line.title}</strong>
            {line.problems
              .filter(({ code }) => ended.has(code))
              .map((problem) => (
                <div key={problem.code}>{problemText(problem, cart.currency)}</div>
              ))}
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
              {line.recipe && (
                <Button
                  component={Link}
                  to={pathTo('/user/recipes', {}, { id: line.recipe.id })}
                  size="small"
                  color="inherit"
                >
                  {t.showRecipe}
                </Button>
              )}
              <Button
                size="small"
                color="inherit"
                aria-label={t.dismissName(line.title)}
                onClick={() => remove.mutate({ params: { path: { lineId: line.id } } })}
              >
                {t.dismiss}
              </Button>
            </Box>
          </Box>
        ))}
      </Box>
    </Alert>
  )
}
