import { useApiMutation } from '@officina/client/query'
import { ConfirmDialog } from '@officina/ui/ConfirmDialog'
import { useText } from '@officina/ui/text'
import { useNavigate } from 'react-router'
import type { Draft } from '../../../../features/recipe/useDraft.ts'
import { toast } from '../../../../features/toast.tsx'
import { pathTo } from '../../../../pathTo.ts'
import { messages } from './messages.ts'

/** Asks, deletes, and leads to where recipes are. */
export function DeleteDraft({ draft, onClose }: { draft: Draft; onClose: () => void }) {
  const t = useText(messages)
  const navigate = useNavigate()
  const remove = useApiMutation('delete', '/api/doctor/recipes/{recipeId}', {
    invalidates: ['/api/doctor/recipes'],
    onSuccess: () => {
      draft.leave()
      toast.success(t.deleted)
      void navigate(
        draft.recipe.patient
          ? pathTo('/doctors/patients/:patientId/recipes', { patientId: draft.recipe.patient.id })
          : pathTo('/doctors/top'),
      )
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
