import { useText } from '@officina/ui/text'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useCartWrite } from '../../../features/shop/cart.ts'
import { type LeftOut, leftOutOf } from '../../../features/shop/LeftOut.tsx'
import { toast } from '../../../features/toast.tsx'
import { pathTo } from '../../../pathTo.ts'
import { messages } from './messages.ts'

/** Puts a recipe, or some of its lines, into the cart; keeps what could not go in. */
export function useAddRecipe(recipeId: string) {
  const t = useText(messages)
  const navigate = useNavigate()
  const write = useCartWrite('post', '/api/patient/cart/recipe')
  const [leftOut, setLeftOut] = useState<LeftOut>([])
  /** All that can be ordered, or the lines that are named; `isWhole` if these are all that the recipe has. */
  const add = (lineIds?: string[], isWhole = lineIds === undefined) =>
    write.mutate(
      { body: { recipe_id: recipeId, ...(lineIds ? { line_ids: lineIds } : {}) } },
      {
        onSuccess: ({ left_out }) => {
          setLeftOut(left_out)
          toast.success(left_out.length > 0 ? t.someAdded : said(isWhole, lineIds), {
            action: { label: t.toCart, onClick: () => void navigate(pathTo('/user/cart')) },
          })
        },
        onError: ({ data }) => setLeftOut(leftOutOf(data)),
      },
    )
  const said = (isWhole: boolean, lineIds: string[] = []) =>
    isWhole ? t.allAdded : t.chosenAdded(lineIds.length)
  return { add, pending: write.isPending, leftOut }
}
