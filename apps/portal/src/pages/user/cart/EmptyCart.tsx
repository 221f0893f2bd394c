import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { listQ, q } from '@officina/client/query'
import { hourMs } from '@officina/shared/dates/days'
import { formatDateTime } from '@officina/shared/format'
import { sentences } from '@officina/shared/messages'
import { PageHeader } from '@officina/ui/PageHeader'
import { EmptyState } from '@officina/ui/states'
import { useLocale, useText } from '@officina/ui/text'
import { unbroken } from '@officina/ui/unbroken'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { pathTo } from '../../../pathTo.ts'
import { messages } from './messages.ts'

/** Nothing here, and where to find something; who was about to order sees whether it has been ordered. */
export function EmptyCart(props: {
  wasOrdering: boolean
  /** What was in it when the page was opened has been taken out in another tab. */
  isEmptied: boolean
}) {
  const t = useText(messages)
  return (
    <>
      <PageHeader title={t.title} />
      {props.wasOrdering && props.isEmptied && (
        <Alert severity="warning" role="status" sx={{ mb: 5 }}>
          {t.emptied}
        </Alert>
      )}
      {props.wasOrdering && !props.isEmptied && <JustOrdered />}
      <EmptyState
        title={t.emptyTitle}
        text={t.emptyText}
        action={
          <>
            <Button component={Link} to={pathTo('/user/recipes')} variant="contained">
              {t.buyRecipe}
            </Button>
            <Button component={Link} to={pathTo('/user/catalogs')} variant="outlined">
              {t.catalogs}
            </Button>
          </>
        }
      />
    </>
  )
}

/**
 * The page was reloaded, another tab was faster, or somebody is back from their bank's page without having paid: the
 * newest order is what was in the cart. One by card that nobody has paid says so, and until when it can be paid.
 */
function JustOrdered() {
  const t = useText(messages)
  const locale = useLocale()
  const newest = listQ('/api/patient/orders', { params: { query: { range: [0, 0] } } })
  const order = useQuery(newest).data?.data[0]
  const isUnpaid = order?.status === 'payment_needed' && order.payment_method === 'card'
  const { data: unpaid, isPending } = useQuery({
    ...q('/api/patient/orders/{orderId}', { params: { path: { orderId: order?.id ?? '' } } }),
    enabled: isUnpaid,
  })
  if (!order || Date.now() - Date.parse(order.placed_at) > hourMs) return null
  // neither answer is known yet, and the other one would be wrong
  if (isUnpaid && isPending) return null
  const until = unpaid?.card_payment?.open_until
  return (
    <Alert
      severity={isUnpaid ? 'warning' : 'success'}
      role="status"
      sx={{ mb: 5 }}
      action={
        <Button
          component={Link}
          to={pathTo('/user/order-histories', {}, { placed: order.id })}
          size="small"
          color="inherit"
        >
          {isUnpaid ? t.payNow : t.showOrder}
        </Button>
      }
    >
      {unbroken(
        isUnpaid
          ? sentences(
              [t.unpaid(order.number), until && t.keptUntil(formatDateTime(until, locale))],
              locale,
            )
          : t.ordered(order.number, formatDateTime(order.placed_at, locale)),
      )}
    </Alert>
  )
}
