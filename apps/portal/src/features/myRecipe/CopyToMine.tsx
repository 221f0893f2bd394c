import { useApiMutation } from '@officina/client/query'
import { errorText } from '@officina/ui/errorText.ts'
import { useText } from '@officina/ui/text'
import { useNavigate } from 'react-router'
import { pathTo } from '../../pathTo.ts'
import { toast } from '../toast.tsx'
import { NameDialog } from './NameDialog.tsx'
import { changedByMyRecipe } from './queries.ts'
import { myRecipeWords } from './words.ts'

/** Makes a set of a patient's recipe: products, dosages and reasons, nothing of the patient. */
export function CopyToMine(props: { recipeId: string; name: string; onClose: () => void }) {
  const t = useText(myRecipeWords)
  const navigate = useNavigate()
  const copy = useApiMutation('post', '/api/doctor/my-recipes', {
    invalidates: changedByMyRecipe,
    onSuccess: (made) => {
      toast.success(t.copied(made.title), {
        action: {
          label: t.open,
          onClick: () =>
            void navigate(pathTo('/doctors/my-recipe/:recipeId', { recipeId: made.id })),
        },
      })
      props.onClose()
    },
  })
  return (
    <NameDialog
      of={`a copy of ${props.recipeId}`}
      title={t.copyTitle}
      text={t.copyText}
      verb={t.copy}
      name={props.name}
      pending={copy.isPending}
      error={errorText(copy.error)}
      onName={(title) => copy.mutateAsync({ body: { title, recipe: props.recipeId } })}
      onClose={props.onClose}
    />
  )
}
