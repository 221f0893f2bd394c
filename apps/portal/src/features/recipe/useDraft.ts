import { api } from '@officina/client/api'
import type { Autosave } from '@officina/ui/autosave.ts'
import { errorText } from '@officina/ui/errorText.ts'
import { lineDraft } from '@officina/ui/lineDraft.ts'
import { useAutosave } from '@officina/ui/useAutosave.ts'
import { useState } from 'react'
import { toast } from '../toast.tsx'
import { useOtherLanguage } from '../useOtherLanguage.ts'
import { type DraftFields, fieldsOf, patchOf, type Recipe } from './draft.ts'

/**
 * A draft that saves itself. A recipe without an id is stored with its first change; `onStored` then gets the new id,
 * unless the page was left. `store` is where it is kept.
 */
export function useDraft(
  initial: Recipe,
  onStored?: (id: string) => void,
  store: DraftStore = patientDrafts,
) {
  const [attachments, setAttachments] = useState(initial.attachments)
  const { stored, sent, reread, ...draft } = useAutosave<DraftFields, Recipe>(initial, {
    ...how,
    ...store,
    onBegun: onStored,
  })
  useOtherLanguage(() => {
    // warnings are worded by the server; the next save brings them too
    reread().catch(() => undefined)
  })
  return {
    ...draft,
    /** As the server last answered it, with warnings and totals. */
    recipe: stored,
    /** Keys of the lines that `recipe.warnings` speaks of, by their index. */
    warnedKeys: sent.lines.map((line) => line.key),
    attachments,
    setAttachments,
    settle: async (which: 'mine' | 'theirs') =>
      setAttachments((await draft.settle(which)).attachments),
    /** Writes on in a new draft, where this one was deleted; its files went with it. */
    keepAsNew: () => {
      setAttachments([])
      return draft.beginAnew()
    },
  }
}

export type Draft = ReturnType<typeof useDraft>

/** Where what is written is kept. */
export type DraftStore = Required<Pick<Autosave<DraftFields, Recipe>, 'begin' | 'read' | 'save'>>

const path = '/api/doctor/recipes/{recipeId}'

/** Drafts of recipes for patients. */
const patientDrafts: DraftStore = {
  async begin({ patient_id, catalog_id }) {
    const { id, revision } = await api.post('/api/doctor/recipes', {
      body: {
        mode: 'create',
        ...(patient_id ? { patient_id } : {}),
        ...(catalog_id ? { catalog_id } : {}),
      },
    })
    return { id, revision }
  },
  read: (recipeId) => api.get(path, { params: { path: { recipeId } } }),
  save: (recipeId, revision, fields) =>
    api.patch(path, { params: { path: { recipeId } }, body: { ...patchOf(fields), revision } }),
}

const how = {
  ...lineDraft<DraftFields, Recipe>({ fieldsOf, patchOf }),
  delayMs: 2_000,
  keepAs: ({ id, patient }: Recipe) =>
    `recipe:${id || `${location.pathname}:${patient?.id ?? ''}`}`,
  onLost: (error: Error) => toast.error(errorText(error)),
}
