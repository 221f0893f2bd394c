import { api } from '@officina/client/api'
import { queryClient } from '../../queryClient.ts'
import { blankRecipe } from '../recipe/blank.ts'
import { type DraftFields, patchOf, type Recipe } from '../recipe/draft.ts'
import type { DraftStore } from '../recipe/useDraft.ts'
import { type MyRecipe, myRecipeQuery } from './queries.ts'

const path = '/api/doctor/my-recipes/{recipeId}'

/** Keeps what the editor writes as a set; what else is shown of it follows. */
export const mySets: DraftStore = {
  begin: ({ title }) => api.post('/api/doctor/my-recipes', { body: { title } }),
  read: async (recipeId) =>
    asRecipe(remember(await api.get(path, { params: { path: { recipeId } } }))),
  save: async (recipeId, revision, fields) =>
    asRecipe(
      remember(
        await api.patch(path, {
          params: { path: { recipeId } },
          body: { ...bodyOf(fields), revision },
        }),
      ),
    ),
}

/** What of the written fields a set has; without a name it keeps the one it has. */
function bodyOf(fields: DraftFields) {
  const { title, label, message, valid_days, lines } = patchOf(fields)
  return { ...(title.trim() ? { title } : {}), label, message, valid_days, lines }
}

function remember(set: MyRecipe): MyRecipe {
  queryClient.setQueryData(myRecipeQuery(set.id).queryKey, set)
  return set
}

/** A set as the editor of recipes reads it: a recipe without a patient. */
export function asRecipe(set: MyRecipe): Recipe {
  const { id, title, label, version, message, valid_days, lines, warnings, revision } = set
  const blank = blankRecipe({
    patient: null,
    catalog_id: null,
    notices: [],
    totals: {
      discount_bp: 0,
      product_discounts: [],
      shipping: 0,
      shipping_free_from: null,
      ...set.totals,
    },
    disclosure: '',
    valid_days,
    unsent: null,
  })
  return { ...blank, id, title, label, version, message, lines, warnings, revision }
}
