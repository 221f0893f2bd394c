import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type ListRow, listQ } from '@officina/client/query'
import { running } from '@officina/shared/recipe'
import { useText } from '@officina/ui/text'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useProblemText } from '../../../../../features/shop/doctorProblems.ts'
import { type LeftOut, LeftOutNotice, leftOutOf } from '../../../../../features/shop/LeftOut.tsx'
import { toast } from '../../../../../features/toast.tsx'
import { messages } from './messages.ts'
import { type Cart, useOrderWrite } from './useOrder.ts'

/** The recipes in force: one press puts everything of them that can be ordered now into the order, and says why the rest is not. */
export function FromRecipes({ patientId, cart }: { patientId: string; cart: Cart }) {
  const t = useText(messages)
  const problemText = useProblemText()
  const recipes = useQuery(issuedQuery(patientId)).data?.data ?? []
  const [leftOut, setLeftOut] = useState<Record<string, LeftOut>>({})
  if (recipes.length === 0) return null
  return (
    <Box sx={{ mb: 4 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {recipes.map((recipe) => (
          <AddRecipe
            key={recipe.id}
            recipe={recipe}
            patientId={patientId}
            cart={cart}
            onLeftOut={(lines) => setLeftOut((old) => ({ ...old, [recipe.id]: lines }))}
          />
        ))}
      </Box>
      <LeftOutNotice
        lines={Object.values(leftOut).flat()}
        title={t.notInOrder}
        reasonOf={(problem) => problemText(problem, cart.currency)}
      />
    </Box>
  )
}

/** Each recipe is answered on its own: another one may be pressed before. */
function AddRecipe(props: {
  recipe: ListRow<'/api/doctor/recipes'>
  patientId: string
  cart: Cart
  onLeftOut: (lines: LeftOut) => void
}) {
  const t = useText(messages)
  const { recipe, patientId, cart, onLeftOut } = props
  const add = useOrderWrite(patientId, 'post', '/api/doctor/patients/{patientId}/cart/recipe')
  const lines = cart.lines.filter((line) => line.recipe?.id === recipe.id)
  return (
    <Button
      data-once
      variant="outlined"
      disabled={lines.length >= recipe.lines_count || add.isPending}
      onClick={() =>
        add.mutate(
          { params: { path: { patientId } }, body: { recipe_id: recipe.id } },
          {
            onSuccess: ({ left_out: left }) => {
              onLeftOut(left)
              toast.success(left.length > 0 ? t.addedSome : t.addedRecipe(recipe.number ?? ''))
            },
            onError: ({ data }) => onLeftOut(leftOutOf(data)),
          },
        )
      }
    >
      {t.addRecipe(recipe.label || recipe.title || (recipe.number ?? ''))}
    </Button>
  )
}

const issuedQuery = (patientId: string) =>
  listQ('/api/doctor/recipes', {
    params: {
      query: { range: [0, 9], filter: { patient_id: patientId, status: [running.status] } },
    },
  })
