import { api } from '@officina/client/api'
import { PageHeader } from '@officina/ui/PageHeader'
import { EmptyState } from '@officina/ui/states'
import { useText } from '@officina/ui/text'
import { type LoaderFunctionArgs, replace, useLoaderData } from 'react-router'
import { blankRecipe } from '../../../../features/recipe/blank.ts'
import type { Beginning, Recipe } from '../../../../features/recipe/draft.ts'
import { getMe } from '../../../../session.ts'
import { Builder } from './Builder.tsx'
import { isAddressOfBorn } from './born.ts'
import { messages } from './messages.ts'

const modes = ['create', 'edit', 'renew', 'copy', 'template'] as const
const self = '/doctors/recipes/registration'

type Loaded = { recipe: Recipe; key: string; unsent: Beginning['unsent'] }

/**
 * A new recipe is only looked up: it is stored with its first change. The other modes open or make the
 * draft that the query speaks of; the address then names the draft itself. An id that is none is not found.
 * Who is suspended writes nothing.
 */
export async function loader({ request }: LoaderFunctionArgs): Promise<Loaded | null> {
  if ((await getMe('doctor'))?.status === 'suspended') return null
  const params = new URL(request.url).searchParams
  const recipe = params.get('recipe')
  const wanted = modes.find((mode) => mode === params.get('mode')) ?? 'create'
  const ids = {
    ...idOf(params, 'patientId', 'patient_id'),
    ...idOf(params, 'catalogId', 'catalog_id'),
  }
  if (!recipe || wanted === 'create') {
    const beginning = await api.get('/api/doctor/recipe-beginning', { params: { query: ids } })
    return { recipe: blankRecipe(beginning), key: crypto.randomUUID(), unsent: beginning.unsent }
  }
  if (!isId(recipe)) throw new Response(null, { status: 404 })
  const draft = await api.post('/api/doctor/recipes', { body: { mode: wanted, recipe, ...ids } })
  if (wanted === 'edit' && draft.id === recipe)
    return { recipe: draft, key: draft.id, unsent: null }
  const notice = draft.notices.map((each) => `&notice=${each}`).join('')
  throw replace(`${self}?mode=edit&recipe=${draft.id}${notice}`)
}

/** Saving reads nothing anew, also not when it gives the draft its address; only another draft does. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
  currentUrl.search !== nextUrl.search && !isAddressOfBorn(nextUrl)

export function Component() {
  const t = useText(messages)
  const loaded = useLoaderData<Loaded | null>()
  if (!loaded)
    return (
      <>
        <PageHeader title={t.title} />
        <EmptyState title={t.readOnly} text={t.readOnlyText} />
      </>
    )
  const { recipe, key, unsent } = loaded
  return <Builder key={key} recipe={recipe} unsent={unsent} />
}

const isId = (value: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value)

// an id that is none is no source and no patient
function idOf(params: URLSearchParams, from: string, to: string): Record<string, string> {
  const value = params.get(from) ?? ''
  return isId(value) ? { [to]: value } : {}
}
