import { q } from '@officina/client/query'

/** What the comparison of the address needs, for the loader: `?diff=` a version, `?with=` another one. */
export function comparisonQueries(search: URLSearchParams) {
  const [id, other] = [search.get('diff'), search.get('with')]
  return id && other ? [versionsQuery(id), recipeQuery(id), recipeQuery(other)] : []
}

const params = (recipeId: string) => ({ params: { path: { recipeId } } })
export const versionsQuery = (id: string) =>
  q('/api/doctor/recipes/{recipeId}/versions', params(id))
export const recipeQuery = (id: string) => q('/api/doctor/recipes/{recipeId}', params(id))
