import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { q } from '@officina/client/query'
import { PageHeader } from '@officina/ui/PageHeader'
import { StatusChip } from '@officina/ui/StatusChip'
import { useText } from '@officina/ui/text'
import { Link, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import {
  activeSets,
  type MyRecipe,
  myRecipeQuery,
  numberOf,
} from '../../../../features/myRecipe/queries.ts'
import { Panel } from '../../../../features/Panel.tsx'
import { ProductFacts } from '../../../../features/recipe/ProductDrawer.tsx'
import { productQuery } from '../../../../features/recipe/pickerQuery.ts'
import { pathTo } from '../../../../pathTo.ts'
import { queryClient } from '../../../../queryClient.ts'
import { Chooser } from './Chooser.tsx'
import { LinePane } from './LinePane.tsx'
import { messages } from './messages.ts'
import type { Product } from './types.ts'

type Loaded = { product: Product; set: MyRecipe | null; key: string }

/** The product and, when there is one, the set whose line it is. Without a product it leads to the sets. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Loaded> {
  const params = new URL(request.url).searchParams
  const recipeId = params.get('recipeId')
  const asked = params.get('shopify_product_id')
  if (!asked)
    throw redirect(
      recipeId
        ? pathTo('/doctors/my-recipe/:recipeId', { recipeId })
        : pathTo('/doctors/my-recipe'),
    )
  const shopifyProductId = numberOf(asked)
  if (!shopifyProductId) throw new Response(null, { status: 404 })
  if (!recipeId) void queryClient.prefetchQuery(activeSets)
  const [product, set] = await Promise.all([
    queryClient.fetchQuery(
      q('/api/doctor/shopify-products/{shopifyProductId}', {
        params: { path: { shopifyProductId } },
      }),
    ),
    recipeId ? queryClient.fetchQuery({ ...myRecipeQuery(recipeId), staleTime: 0 }) : null,
  ])
  // the line's editor reads packs and the own dosage from here
  queryClient.setQueryData(productQuery(product.id).queryKey, product)
  return { product, set, key: crypto.randomUUID() }
}

export function Component() {
  const t = useText(messages)
  const { product, set, key } = useLoaderData<Loaded>()
  return (
    <>
      <Box sx={{ mb: 3 }}>
        {set ? (
          <Link to={pathTo('/doctors/my-recipe/:recipeId', { recipeId: set.id })}>
            {t.back(set.title)}
          </Link>
        ) : (
          <Link to={pathTo('/doctors/my-recipe')}>{t.backList}</Link>
        )}
      </Box>
      <PageHeader
        title={product.title}
        subtitle={product.brand}
        chips={product.removed_at && <StatusChip tone="stopped">{t.gone}</StatusChip>}
      />
      {product.removed_at && (
        <Alert severity="warning" sx={{ mb: 5 }}>
          {t.goneText}
        </Alert>
      )}
      <Box sx={columns}>
        <Panel title={t.facts}>
          <ProductFacts product={product} />
        </Panel>
        {set ? (
          <LinePane key={key} set={set} product={product} />
        ) : (
          <Chooser key={key} product={product} />
        )}
      </Box>
    </>
  )
}

const columns = {
  display: 'grid',
  gap: 5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 7fr)' },
}
