import { useApiMutation } from '@officina/client/query'
import { ConfirmDialog } from '@officina/ui/ConfirmDialog'
import { useText } from '@officina/ui/text'
import type { Draft } from '../../../../features/recipe/useDraft.ts'
import { toast } from '../../../../features/toast.tsx'
import { messages } from './messages.ts'
import { useLeaveDraft } from './useLeaveDraft.ts'

/** Asks, deletes, and leads to where recipes are. */
export function DeleteDraft({ draft, onClose }: { draft: Draft; onClose: () => void }) {
  const t = useText(messages)
  const leave = useLeaveDraft(draft)
  const remove = useApiMutation('delete', '/api/doctor/recipes/{recipeId}', {
    invalidates: ['/api/doctor/recipes'],
    onSuccess: () => {
      toast.success(t.deleted)
      leave()
    },
  })
  return (
    <ConfirmDialog
      title={t.deleteTitle}
      consequence={t.deleteText}
      verb={t.delete}
      danger
      call={remove}
      onConfirm={() => remove.mutate({ params: { path: { recipeId: draft.recipe.id } } })}
      onClose={onClose}
    />
  )
}
