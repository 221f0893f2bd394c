import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { keepRows } from '@officina/client/query'
import type { components } from '@officina/openapi/schema'
import { formatDays } from '@officina/shared/format'
import { ProductImage } from '@officina/ui/ProductImage'
import { Status } from '@officina/ui/StatusChip'
import { EmptyState, NoMatch } from '@officina/ui/states'
import { useLocale, useText } from '@officina/ui/text'
import { DateText, Money } from '@officina/ui/values'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { LoadedRows } from '../../../features/LoadedRows.tsx'
import { useSearch } from '../../../features/shop/useSearch.ts'
import { pathTo } from '../../../pathTo.ts'
import { messages } from './messages.ts'
import { filterKeys, ordersQuery, sizeOf } from './query.ts'

type Order = components['schemas']['PatientOrderSummary']

/** Cards, newest first; a card opens the order at the side. */
export function OrderList() {
  const t = useText(messages)
  const search = useSearch()
  const isFiltered = filterKeys.some((key) => search.get(key))
  return (
    <LoadedRows
      query={useQuery({ ...ordersQuery(search.all), placeholderData: keepRows })}
      nothing={
        isFiltered ? (
          <NoMatch
            onClear={() => search.set({ q: undefined, year: undefined, status: undefined })}
          />
        ) : (
          <EmptyState
            title={t.empty}
            text={t.emptyText}
            action={
              <Button component={Link} to={pathTo('/user/recipes')} variant="contained">
                {t.recipes}
              </Button>
            }
          />
        )
      }
      pager={{
        above: 10,
        page: Math.max(1, Math.floor(Number(search.get('page'))) || 1),
        pageSize: sizeOf(search.get('size')),
        setPage: ({ page, pageSize }) =>
          search.set({ page: String(page), size: pageSize === 10 ? undefined : String(pageSize) }),
      }}
    >
      {(rows) => (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3 }}>
          {rows.map((order) => (
            <OrderCard key={order.id} order={order} href={search.href({ id: order.id })} />
          ))}
        </Box>
      )}
    </LoadedRows>
  )
}

function OrderCard({ order, href }: { order: Order; href: string }) {
  const t = useText(messages)
  const locale = useLocale()
  const isOnItsWay = ['shipped', 'partly_shipped'].includes(order.status)
  return (
    <Card component="li" sx={{ position: 'relative', p: 4 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <Box
          component={Link}
          to={href}
          preventScrollReset
          sx={{
            fontWeight: 600,
            color: 'text.primary',
            // the whole card is the link
            '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '12px' },
            '&:focus-visible': { outline: 'none' },
            '&:focus-visible::after': { outline: '2px solid var(--mui-palette-primary-main)' },
          }}
        >
          {order.number}
        </Box>
        <Status kind="patient_order" value={order.status} />
        <Box sx={{ ml: 'auto', fontWeight: 600 }}>
          <Money amount={order.total} currency={order.currency} />
        </Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 3 }}>
        {order.items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pictures of an order never move
          <ProductImage key={index} product={item} size={48} />
        ))}
        {order.line_count > order.items.length && (
          <Box component="span" sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
            {t.more(order.line_count - order.items.length)}
          </Box>
        )}
        <Box sx={{ ml: 'auto', textAlign: 'right', fontSize: '0.875rem', color: 'text.secondary' }}>
          <div>
            <DateText value={order.placed_at} />
          </div>
          <div>{t.items(order.item_count)}</div>
          {order.delivery && <div>{t.arrives(formatDays(order.delivery, locale))}</div>}
          {order.tracking_url && isOnItsWay && (
            <Box
              component="a"
              href={order.tracking_url}
              target="_blank"
              rel="noreferrer"
              aria-label={t.trackOrder(order.number)}
              sx={{ position: 'relative', zIndex: 1 }}
            >
              {t.track}
            </Box>
          )}
        </Box>
      </Box>
    </Card>
  )
}
