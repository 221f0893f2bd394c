import { api } from '@officina/client/api'
import { lazyPart } from '@officina/ui/lazyPart'
import { PageHeader } from '@officina/ui/PageHeader'
import { EmptyState } from '@officina/ui/states'
import { useText } from '@officina/ui/text'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { blankRecipe } from '../../../../features/recipe/blank.ts'
import {
  type Beginning,
  type ProductSummary,
  type Recipe,
  summaryOf,
} from '../../../../features/recipe/draft.ts'
import { leadTo } from '../../../../leadTo.ts'
import { pathTo } from '../../../../pathTo.ts'
import { getMe } from '../../../../session.ts'
import { Builder } from './Builder.tsx'
import { isAddressOfNew } from './createOnFirstSave.ts'
import { messages } from './messages.ts'

const AskNext = lazyPart(() => import('./AskNext.tsx'), 'AskNext')

const modes = ['create', 'edit', 'renew', 'copy', 'template'] as const

type Loaded = {
  recipe: Recipe
  key: string
  unsent: Beginning['unsent']
  /** Put on a new recipe at once. */
  first?: ProductSummary | undefined
}
/** What was issued is not changed: whether a next version is to begin. */
type Ended = { noDraft: Recipe }

/**
 * A new recipe is only looked up: it is stored with its first change. The other modes open or make the
 * draft that the query speaks of; the address then names the draft itself. An id that is none is not found.
 * An address of a draft that was issued since asks first, unless `version=next` says what is wanted.
 * Who is suspended writes nothing.
 */
export async function loader({ request }: LoaderFunctionArgs): Promise<Loaded | Ended | null> {
  if ((await getMe('doctor'))?.status === 'suspended') return null
  const params = new URL(request.url).searchParams
  const recipe = params.get('recipe')
  const wanted = modes.find((mode) => mode === params.get('mode')) ?? 'create'
  const ids = {
    ...idOf(params, 'patientId', 'patient_id'),
    ...idOf(params, 'catalogId', 'catalog_id'),
  }
  if (!recipe || wanted === 'create') {
    const [beginning, first] = await Promise.all([
      api.get('/api/doctor/recipe-beginning', { params: { query: ids } }),
      productOf(params.get('product') ?? ''),
    ])
    const { unsent } = beginning
    return { recipe: blankRecipe(beginning), key: crypto.randomUUID(), unsent, first }
  }
  if (!isId(recipe)) throw new Response(null, { status: 404 })
  if (wanted === 'edit' && params.get('version') !== 'next') {
    const found = await api.get('/api/doctor/recipes/{recipeId}', {
      params: { path: { recipeId: recipe } },
    })
    if (found.status !== 'draft') return { noDraft: found }
    return { recipe: found, key: found.id, unsent: null }
  }
  const draft = await api.post('/api/doctor/recipes', { body: { mode: wanted, recipe, ...ids } })
  const query = { mode: 'edit', recipe: draft.id, notice: draft.notices }
  throw leadTo(request, pathTo('/doctors/recipes/registration', {}, query))
}

/** Saving reads nothing anew, also not when it gives the draft its address; only another draft does. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
  currentUrl.search !== nextUrl.search && !isAddressOfNew(nextUrl)

export function Component() {
  const t = useText(messages)
  const loaded = useLoaderData<Loaded | Ended | null>()
  if (!loaded)
    return (
      <>
        <PageHeader title={t.title} />
        <EmptyState title={t.readOnly} text={t.readOnlyText} />
      </>
    )
  if ('noDraft' in loaded) return <AskNext issued={loaded.noDraft} />
  const { key, ...start } = loaded
  return <Builder key={key} {...start} />
}

/** A product that can be put on a recipe; another one is left out, as the picker does. */
async function productOf(productId: string): Promise<ProductSummary | undefined> {
  if (!isId(productId)) return undefined
  const product = await api
    .get('/api/doctor/products/{productId}', { params: { path: { productId } } })
    .catch(() => undefined)
  const isUsable = product && product.recommendable !== false && !product.removed_at
  return isUsable ? summaryOf(product) : undefined
}

const isId = (value: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value)

// an id that is none is no source and no patient
function idOf(params: URLSearchParams, from: string, to: string): Record<string, string> {
  const value = params.get(from) ?? ''
  return isId(value) ? { [to]: value } : {}
}
