import { useApiMutation } from '@officina/client/query'
import { errorText } from '@officina/ui/errorText.ts'
import { useText } from '@officina/ui/text'
import { useNavigate } from 'react-router'
import { pathTo } from '../../pathTo.ts'
import { NameDialog } from './NameDialog.tsx'
import { changedByMyRecipe } from './queries.ts'
import { myRecipeWords } from './words.ts'

/** Names a new set and opens it. */
export function NewDialog({ onClose }: { onClose: () => void }) {
  const t = useText(myRecipeWords)
  const navigate = useNavigate()
  const create = useApiMutation('post', '/api/doctor/my-recipes', {
    invalidates: changedByMyRecipe,
    onSuccess: (made) =>
      void navigate(pathTo('/doctors/my-recipe/:recipeId', { recipeId: made.id })),
  })
  return (
    <NameDialog
      of="a new set"
      title={t.newTitle}
      text={t.newText}
      verb={t.create}
      pending={create.isPending}
      error={errorText(create.error)}
      onName={(title) => create.mutateAsync({ body: { title } })}
      onClose={onClose}
    />
  )
}
