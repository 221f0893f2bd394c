import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { listQ } from '@officina/client/query'
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
  const add = useOrderWrite(patientId, 'post', '/api/doctor/patients/{patientId}/cart/recipe')
  const [leftOut, setLeftOut] = useState<LeftOut>([])
  if (recipes.length === 0) return null
  const linesOf = (id: string) => cart.lines.filter(({ recipe }) => recipe?.id === id).length
  return (
    <Box sx={{ mb: 4 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {recipes.map((recipe) => (
          <Button
            key={recipe.id}
            data-once
            variant="outlined"
            disabled={
              linesOf(recipe.id) >= recipe.lines_count ||
              (add.isPending && add.variables.body.recipe_id === recipe.id)
            }
            onClick={() =>
              add.mutate(
                { params: { path: { patientId } }, body: { recipe_id: recipe.id } },
                {
                  onSuccess: ({ left_out: left }) => {
                    setLeftOut(left)
                    toast.success(
                      left.length > 0 ? t.addedSome : t.addedRecipe(recipe.number ?? ''),
                    )
                  },
                  onError: ({ data }) => setLeftOut(leftOutOf(data)),
                },
              )
            }
          >
            {t.addRecipe(recipe.label || recipe.title || (recipe.number ?? ''))}
          </Button>
        ))}
      </Box>
      <LeftOutNotice
        lines={leftOut}
        title={t.notInOrder}
        reasonOf={(problem) => problemText(problem, cart.currency)}
      />
    </Box>
  )
}

const issuedQuery = (patientId: string) =>
  listQ('/api/doctor/recipes', {
    params: {
      query: { range: [0, 9], filter: { patient_id: patientId, status: [running.status] } },
    },
  })
