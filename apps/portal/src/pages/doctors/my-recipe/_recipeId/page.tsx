import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { type MyRecipe, myRecipeQuery } from '../../../../features/myRecipe/queries.ts'
import {
  catalogsQuery,
  facetsQuery,
  noFilters,
  productsQuery,
} from '../../../../features/recipe/pickerQuery.ts'
import { pathTo } from '../../../../pathTo.ts'
import { queryClient } from '../../../../queryClient.ts'
import { Editor } from './Editor.tsx'

type Loaded = { set: MyRecipe; key: string }

/** The set as it is now, with what its picker shows first. One that is not there leads back to the list. */
export async function loader({ params }: LoaderFunctionArgs): Promise<Loaded> {
  void queryClient.prefetchQuery(catalogsQuery)
  void queryClient.prefetchQuery(facetsQuery(''))
  void queryClient.prefetchQuery(productsQuery(noFilters, null))
  const query = myRecipeQuery(params.recipeId ?? '')
  try {
    const set = await queryClient.fetchQuery({ ...query, staleTime: 0 })
    return { set, key: crypto.randomUUID() }
  } catch (error) {
    if ((error as { status?: number }).status === 404)
      throw redirect(pathTo('/doctors/my-recipe', {}, { gone: '1' }))
    throw error
  }
}

export function Component() {
  const { set, key } = useLoaderData<Loaded>()
  return <Editor key={key} set={set} />
}
