import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { q } from '@officina/client/query'
import { PageHeader } from '@officina/ui/PageHeader'
import { CardSkeleton } from '@officina/ui/skeletons'
import { EmptyState } from '@officina/ui/states'
import { useText } from '@officina/ui/text'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Loaded } from '../../../features/Loaded.tsx'
import { ProductFilters } from '../../../features/shop/ProductFilters.tsx'
import { ProductPanel } from '../../../features/shop/ProductPanel.tsx'
import { ProductResults } from '../../../features/shop/ProductResults.tsx'
import { useSearch } from '../../../features/shop/useSearch.ts'
import { pathTo } from '../../../pathTo.ts'
import { queryClient } from '../../../queryClient.ts'
import { CatalogCard } from './CatalogCard.tsx'
import { messages } from './messages.ts'

const catalogs = q('/api/patient/catalogs')

export function loader() {
  void queryClient.prefetchQuery(catalogs)
  return null
}

/** Catalogs I see; a search or filter looks through all of them. */
export function Component() {
  const t = useText(messages)
  const search = useSearch()
  const query = useQuery(catalogs)
  const isFiltered = ['q', 'category', 'concern', 'brand', 'stock', 'sort'].some(
    (key) => search.get(key) !== '',
  )
  return (
    <>
      <PageHeader title={t.title} />
      <Loaded query={query} skeleton={<CardSkeleton cards={3} height={180} />}>
        {(data) =>
          data.catalogs.length === 0 ? (
            <Nothing access={data.access} />
          ) : (
            <>
              <ProductFilters {...data} searchLabel={t.search} />
              {isFiltered ? (
                <ProductResults />
              ) : (
                <Box component="ul" sx={grid}>
                  {data.catalogs.map((catalog) => (
                    <CatalogCard key={catalog.id} catalog={catalog} />
                  ))}
                </Box>
              )}
            </>
          )
        }
      </Loaded>
      <ProductPanel id={search.get('product')} onClose={() => search.set({ product: undefined })} />
    </>
  )
}

function Nothing({ access }: { access: string }) {
  const t = useText(messages)
  const isRecipesOnly = access === 'recipes_only'
  return (
    <EmptyState
      title={isRecipesOnly ? t.recipesOnly : t.empty}
      text={isRecipesOnly ? t.recipesOnlyText : t.emptyText}
      action={
        <Button component={Link} to={pathTo('/user/recipes')} variant="contained">
          {t.recipes}
        </Button>
      }
    />
  )
}

const grid = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 4,
  gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fill, minmax(280px, 1fr))' },
}
