import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { q } from '@officina/client/query'
import type { components } from '@officina/openapi/schema'
import { CoverPicture } from '@officina/ui/CoverPicture'
import { PageHeader } from '@officina/ui/PageHeader'
import { ProductImage } from '@officina/ui/ProductImage'
import { StatusChip } from '@officina/ui/StatusChip'
import { CardSkeleton } from '@officina/ui/skeletons'
import { EmptyState } from '@officina/ui/states'
import { defineMessages, useText } from '@officina/ui/text'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { CardLink } from '../../../features/CardLink.tsx'
import { Loaded } from '../../../features/Loaded.tsx'
import { ProductFilters } from '../../../features/shop/ProductFilters.tsx'
import { ProductPanel } from '../../../features/shop/ProductPanel.tsx'
import { ProductResults, productsOf } from '../../../features/shop/ProductResults.tsx'
import { pathTo } from '../../../pathTo.ts'
import { queryClient } from '../../../queryClient.ts'

const catalogs = q('/api/patient/catalogs')
const products = productsOf()

export function loader() {
  void queryClient.prefetchQuery(catalogs)
  return null
}

/** Catalogs I see; a search or filter looks through all of them. */
export function Component() {
  const t = useText(messages)
  const list = products.useList()
  const query = useQuery(catalogs)
  return (
    <>
      <PageHeader title={t.title} />
      <Loaded query={query} skeleton={<CardSkeleton cards={3} height={180} />}>
        {(data) =>
          data.catalogs.length === 0 ? (
            <Nothing access={data.access} />
          ) : (
            <>
              <ProductFilters {...data} list={list} searchLabel={t.search} />
              {list.isFiltered || list.get('sort') ? (
                <ProductResults list={list} />
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
      <ProductPanel id={list.get('product')} onClose={() => list.open('product', undefined)} />
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
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(auto-fill, minmax(280px, 1fr))' },
}

/** One row of as many as there is room for. */
const pictures = {
  mb: 3,
  display: 'grid',
  gridTemplate: '64px / repeat(auto-fill, 64px)',
  gridAutoRows: 0,
  columnGap: 2,
  overflow: 'hidden',
}

/** A catalog with its first products; the card is the link. */
function CatalogCard({ catalog }: { catalog: components['schemas']['PatientCatalog'] }) {
  const t = useText(messages)
  return (
    <Card component="li" sx={{ position: 'relative', p: 4 }}>
      <CoverPicture
        src={catalog.cover}
        alt={catalog.cover_alt}
        drawn={480}
        sx={{ m: -4, mb: 4, width: 'calc(100% + 32px)' }}
      />
      <Box sx={pictures} aria-hidden>
        {catalog.pictures?.map((picture, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pictures only, they never move
          <ProductImage key={index} product={picture} size={64} decorative />
        ))}
      </Box>
      <Box component="h2" sx={{ m: 0, fontSize: '1.25rem', fontWeight: 600, lineHeight: 1.4 }}>
        <CardLink to={pathTo('/user/catalogs/:id', { id: catalog.id })}>{catalog.name}</CardLink>
      </Box>
      {catalog.description && (
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', mt: 1, whiteSpace: 'pre-line' }}>
          {catalog.description}
        </Box>
      )}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mt: 2, fontSize: '0.875rem' }}>
        {t.products(catalog.products_count)}
        {catalog.kind === 'doctor' && <StatusChip tone="good">{t.mine}</StatusChip>}
      </Box>
    </Card>
  )
}

const messages = defineMessages({
  title: ['Catalogs', 'カタログ'],
  search: ['Search all catalogs', '全カタログを検索'],
  products: (n: number) => [n === 1 ? '1 product' : `${n} products`, `商品${n}点`],
  mine: ['From my doctor', '担当医のおすすめ'],
  recipesOnly: ['You order from your recipes', 'レシピからご購入いただけます'],
  recipesOnlyText: [
    'Your doctor recommends each product personally, so there are no catalogs to browse.',
    '担当医が一人ひとりに合わせて商品を選ぶため、カタログはありません。',
  ],
  recipes: ['My recipes', 'レシピを見る'],
  empty: ['No catalogs yet', 'カタログはまだありません'],
  emptyText: [
    'Your doctor has not shared a catalog with you.',
    '担当医がカタログを公開すると、ここに表示されます。',
  ],
})
