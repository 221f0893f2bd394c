import { unguarded } from '@officina/ui/unguarded.ts'
import { useNavigate } from 'react-router'
import type { Draft } from '../../../../features/recipe/useDraft.ts'
import { pathTo } from '../../../../pathTo.ts'

/** Gives up what is not saved and leads to where recipes are. */
export function useLeaveDraft(draft: Draft) {
  const navigate = useNavigate()
  return () => {
    draft.leave()
    const { patient } = draft.recipe
    void navigate(
      patient
        ? pathTo('/doctors/patients/:patientId/recipes', { patientId: patient.id })
        : pathTo('/doctors/top'),
      { state: unguarded },
    )
  }
}
