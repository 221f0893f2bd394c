import Box from '@mui/material/Box'
import type { components } from '@officina/openapi/schema'
import { errorText } from '@officina/ui/errorText.ts'
import { Refreshing } from '@officina/ui/Refreshing'
import { defineMessages, Space, useText } from '@officina/ui/text'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { dataProvider } from '../../providers/dataProvider.ts'
import type { Rule } from './catalog.ts'
import { ProductRow } from './ProductRow.tsx'

type Match = components['schemas']['CatalogMatch']

/** What a rule chooses now, before it is saved. Conditions without a value do not count yet. */
export function RuleMatch({ rule }: { rule: Rule }) {
  const t = useText(messages)
  const conditions = rule.conditions.filter(({ value }) => value)
  const asked = { ...rule, conditions }
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: ['/api/admin/catalogs/match', asked],
    queryFn: () =>
      dataProvider.call('POST', '/api/admin/catalogs/match', {
        body: { rule: asked },
      }) as Promise<Match>,
    enabled: conditions.length > 0,
    placeholderData: keepPreviousData,
  })
  if (conditions.length === 0)
    return <Box sx={{ mt: 4, color: 'text.secondary' }}>{t.nothingYet}</Box>
  if (error)
    return (
      <Box role="alert" sx={{ mt: 4, color: 'error.main' }}>
        {errorText(error)}
      </Box>
    )
  return (
    <Refreshing when={isPlaceholderData}>
      <Box sx={{ mt: 4 }}>
        <Box role="status" sx={{ fontWeight: 600, mb: 2 }}>
          {data && t.found(data.on_sale)}
          {data && data.others > 0 && (
            <Box component="span" sx={{ fontWeight: 400, color: 'text.secondary' }}>
              <Space />
              {t.others(data.others)}
            </Box>
          )}
        </Box>
        <Box component="ul" aria-label={t.first} sx={{ listStyle: 'none', p: 0, m: 0 }}>
          {data?.first.map((product) => (
            <ProductRow key={product.id} product={product} />
          ))}
        </Box>
        {data && data.on_sale > data.first.length && data.first.length > 0 && (
          <Box sx={{ color: 'text.secondary', mt: 2 }}>
            {t.more(data.on_sale - data.first.length)}
          </Box>
        )}
      </Box>
    </Refreshing>
  )
}

const messages = defineMessages({
  nothingYet: [
    'Choose a value to see which products match.',
    '値を選ぶと、該当する商品が表示されます。',
  ],
  found: (n: number) => [
    n === 1 ? '1 product matches' : `${n} products match`,
    `該当する商品：${n}件`,
  ],
  others: (n: number) => [
    `and ${n} more not on sale (drafts or discontinued)`,
    `（ほかに下書き・販売終了${n}件）`,
  ],
  first: ['First matching products', '該当する商品（先頭）'],
  more: (n: number) => [`and ${n} more`, `ほか${n}件`],
})
