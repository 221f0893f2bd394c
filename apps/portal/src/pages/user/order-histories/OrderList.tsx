import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import type { components } from '@officina/openapi/schema'
import { formatDays } from '@officina/shared/format'
import { statusOptions } from '@officina/shared/status/words'
import { ProductImage } from '@officina/ui/ProductImage'
import { Status } from '@officina/ui/StatusChip'
import { EmptyState, NoMatch } from '@officina/ui/states'
import { useLocale, useText } from '@officina/ui/text'
import { DateText, Money } from '@officina/ui/values'
import { Link } from 'react-router'
import { CardLink } from '../../../features/CardLink.tsx'
import { defineList } from '../../../features/list/defineList.ts'
import { LoadedRows } from '../../../features/list/LoadedRows.tsx'
import type { List } from '../../../features/list/useListState.ts'
import { pathTo } from '../../../pathTo.ts'
import { messages } from './messages.ts'

type Order = components['schemas']['PatientOrderSummary']

/** Cards, newest first; a card opens the order at the side. */
export function OrderList({ list, onNear }: { list: List; onNear: () => void }) {
  const t = useText(messages)
  return (
    <LoadedRows
      query={orders.useRows(list)}
      nothing={
        list.isFiltered ? (
          <NoMatch onClear={() => list.clear()} />
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
      pager={{ ...list, above: 10 }}
    >
      {(rows) => (
        <Box component="ul" onPointerEnter={onNear} onFocus={onNear} sx={cards}>
          {rows.map((order) => (
            <OrderCard key={order.id} order={order} href={list.href({ id: order.id })} />
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
    <Card component="li" sx={card}>
      <Box sx={{ display: 'flex', gap: 2, flexShrink: 0 }}>
        {order.items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pictures of an order never move
          <Box key={index} sx={index > 0 ? { display: { xs: 'none', sm: 'block' } } : {}}>
            <ProductImage product={item} size={48} />
          </Box>
        ))}
        {order.line_count > order.items.length && (
          <Box
            sx={{ display: { xs: 'none', sm: 'block' }, alignSelf: 'center', fontSize: '0.875rem' }}
          >
            {t.more(order.line_count - order.items.length)}
          </Box>
        )}
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ ...line, flexWrap: 'wrap' }}>
          <CardLink to={href} preventScrollReset sx={{ whiteSpace: 'nowrap' }}>
            {order.number}
          </CardLink>
          <Status kind="patient_order" value={order.status} />
        </Box>
        <Box sx={{ ...line, fontSize: '0.875rem', color: 'text.secondary' }}>
          <span>
            <DateText value={order.placed_at} /> ·{' '}
            {order.delivery
              ? t.arrives(formatDays(order.delivery, locale))
              : t.items(order.item_count)}
          </span>
          <Box sx={{ fontWeight: 600, color: 'text.primary', whiteSpace: 'nowrap' }}>
            <Money amount={order.total} currency={order.currency} />
          </Box>
        </Box>
        {order.tracking_url && isOnItsWay && (
          <Box
            component="a"
            href={order.tracking_url}
            target="_blank"
            rel="noreferrer"
            aria-label={t.trackOrder(order.number)}
            sx={{ position: 'relative', zIndex: 1, fontSize: '0.875rem' }}
          >
            {t.track}
          </Box>
        )}
      </Box>
    </Card>
  )
}

const cards = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 3,
} as const
const card = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  px: { xs: 3, sm: 4 },
  py: 3,
} as const
const line = { display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 2 }

export const orders = defineList('/api/patient/orders', {
  sort: { key: 'placed_at', order: 'DESC' },
  sortable: ['placed_at'],
  size: 10,
  keeps: ['id', 'help', 'placed'],
  filter(list) {
    const year = Number(list.one('year'))
    return {
      q: list.text('q'),
      year: year >= 2000 && year <= 2200 ? year : undefined,
      status: list.among('status', states),
    }
  },
})

const states = statusOptions('patient_order', 'en').map(({ value }) => value as Order['status'])
