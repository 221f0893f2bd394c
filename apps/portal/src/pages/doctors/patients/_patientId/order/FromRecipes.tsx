import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { listQ } from '@officina/client/query'
import { running } from '@officina/shared/recipe'
import { useText } from '@officina/ui/text'
import { useQuery } from '@tanstack/react-query'
import { toast } from '../../../../../features/toast.tsx'
import { messages } from './messages.ts'
import { type Cart, useOrderWrite } from './useOrder.ts'

/** The recipes in force: one press puts everything of them that can be ordered now into the order. */
export function FromRecipes({ patientId, cart }: { patientId: string; cart: Cart }) {
  const t = useText(messages)
  const recipes = useQuery(issuedQuery(patientId)).data?.data ?? []
  const add = useOrderWrite(patientId, 'post', '/api/doctor/patients/{patientId}/cart/recipe')
  if (recipes.length === 0) return null
  const within = new Set(cart.lines.map((line) => line.recipe?.id))
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 4 }}>
      {recipes.map((recipe) => (
        <Button
          key={recipe.id}
          variant="outlined"
          disabled={within.has(recipe.id)}
          onClick={() =>
            add.mutate(
              { params: { path: { patientId } }, body: { recipe_id: recipe.id } },
              {
                onSuccess: ({ left_out: left }) =>
                  left.length > 0
                    ? toast.info(t.leftOut(left.map(({ title }) => title)))
                    : toast.success(t.addedRecipe(recipe.number ?? '')),
              },
            )
          }
        >
          {t.addRecipe(recipe.label || recipe.title || (recipe.number ?? ''))}
        </Button>
      ))}
    </Box>
  )
}

const issuedQuery = (patientId: string) =>
  listQ('/api/doctor/recipes', {
    params: {
      query: { range: [0, 9], filter: { patient_id: patientId, status: [running.status] } },
    },
  })
