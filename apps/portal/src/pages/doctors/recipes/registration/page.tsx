import { api } from '@officina/client/api'
import { type LoaderFunctionArgs, replace, useLoaderData } from 'react-router'
import type { Recipe } from '../../../../features/recipe/draft.ts'
import { Builder } from './Builder.tsx'

const modes = ['create', 'edit', 'renew', 'copy', 'template'] as const
const self = '/doctors/recipes/registration'

/** Begins or opens the draft that the query speaks of; the address then names the draft itself. */
export async function loader({ request }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams
  const recipe = params.get('recipe')
  const wanted = modes.find((mode) => mode === params.get('mode')) ?? 'create'
  const mode = recipe ? wanted : 'create'
  const draft = await api.post('/api/doctor/recipes', {
    body: {
      mode,
      ...(recipe ? { recipe } : {}),
      ...idOf(params, 'patientId', 'patient_id'),
      ...idOf(params, 'catalogId', 'catalog_id'),
    },
  })
  if (mode === 'edit' && draft.id === recipe) return draft
  const notice = draft.notices.map((each) => `&notice=${each}`).join('')
  throw replace(`${self}?mode=edit&recipe=${draft.id}${notice}`)
}

/** Saving reads nothing anew; only another draft does. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
  currentUrl.search !== nextUrl.search

export function Component() {
  const recipe = useLoaderData() as Recipe
  return <Builder key={recipe.id} recipe={recipe} />
}

// an id that is none is no source and no patient
function idOf(params: URLSearchParams, from: string, to: string): Record<string, string> {
  const value = params.get(from) ?? ''
  return /^[0-9a-f-]{36}$/i.test(value) ? { [to]: value } : {}
}
