import { api } from '@officina/client/api'
import { type DraftFields, patchOf, type Recipe } from './draft.ts'

/** Where what is written is kept. */
export type DraftStore = {
  /** Makes it; its text follows with the save. */
  begin: (fields: DraftFields) => Promise<{ id: string; revision: number }>
  read: (id: string) => Promise<Recipe>
  save: (id: string, revision: number, fields: DraftFields) => Promise<Recipe>
}

const path = '/api/doctor/recipes/{recipeId}'

/** Drafts of recipes for patients. */
export const patientDrafts: DraftStore = {
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
