import type { QuestionnaireDraft } from '@officina/shared/questionnaireDraft'
import { createContext, useContext } from 'react'

type Edited = {
  draft: QuestionnaireDraft
  /** What is wrong, by path of the field. */
  errors: Readonly<Record<string, string>>
  /** Paths of texts that stand in the other language alone. */
  missing: ReadonlySet<string>
}

const EditContext = createContext<Edited | undefined>(undefined)
export const EditProvider = EditContext.Provider

export function useEdited(): Edited {
  const edited = useContext(EditContext)
  if (!edited) throw new Error('There is no draft around this field.')
  return edited
}

/** Whether anything below a part is wrong: it has to be open then. */
export const hasErrors = (errors: Edited['errors'], path: string): boolean =>
  Object.keys(errors).some((each) => each.startsWith(`${path}.`))
