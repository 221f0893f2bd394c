import { q } from '@officina/client/query'
import type { components } from '@officina/openapi/schema'
import type { QueryClient } from '@tanstack/react-query'

type Schemas = components['schemas']
type Recipe = Schemas['PatientRecipe']

/** Puts what is left of a line into the first page and the open recipe, without reading them again. */
export function showSupply(client: QueryClient, supply: Schemas['PatientSupply']): void {
  const { recipe_line_id: id, ...left } = supply
  const into = (recipe: Recipe): Recipe => ({
    ...recipe,
    lines: recipe.lines.map((line) => (line.id === id ? { ...line, ...left } : line)),
  })
  client.setQueryData(
    q('/api/patient/top').queryKey,
    (old) => old && { ...old, recipes: old.recipes.map(into) },
  )
  client.setQueriesData<Recipe>(
    { queryKey: ['/api/patient/recipes/{recipeId}'] },
    (old) => old && into(old),
  )
}
