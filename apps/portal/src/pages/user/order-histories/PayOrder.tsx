import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { rereadAfterConflict, useApiMutation } from '@officina/client/query'
import { formatDateTime } from '@officina/shared/format'
import { errorText } from '@officina/ui/errorText.ts'
import { SubmitButton } from '@officina/ui/SubmitButton'
import { useLocale, useText } from '@officina/ui/text'
import { useQueryClient } from '@tanstack/react-query'
import { declineMessages } from '../../../features/payment/declineMessages.ts'
import type { Order } from './OrderLines.tsx'
import { payMessages } from './payMessages.ts'

/** Why an order by card is not paid, how long its products are kept, and every way to pay it. */
export function PayOrder({ order }: { order: Order }) {
  const t = useText(payMessages)
  const reasons = useText(declineMessages)
  const locale = useLocale()
  const { card_payment: card } = order
  const pay = usePay()
  if (!card || card.methods.length === 0) return null
  const chosen = pay.variables?.body.payment_method
  const isBusy = pay.isPending
  const problem = pay.error && !pay.error.handled ? errorText(pay.error) : undefined
  const reason = card.failure
    ? reasons[card.failure]
    : card.status === 'failed'
      ? t.failed
      : undefined
  return (
    <Box sx={{ display: 'grid', gap: 4, justifyItems: 'start', mb: 5 }}>
      {reason && (
        <Alert severity="warning" sx={{ width: '100%' }}>
          {reason}
        </Alert>
      )}
      {card.open_until && (
        <Box component="p" sx={{ m: 0 }}>
          {t.keptUntil(formatDateTime(card.open_until, locale))}
        </Box>
      )}
      {problem && (
        <Alert severity="error" sx={{ width: '100%' }}>
          {problem}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, width: '100%' }}>
        {card.methods.map((method) =>
          method === 'card' ? (
            <SubmitButton
              key={method}
              inline
              type="button"
              pending={isBusy && chosen === method}
              disabled={isBusy && chosen !== method}
              onClick={() => pay.mutate(bodyOf(order.id, method))}
            >
              {isBusy && chosen === method ? t.opening : t.card}
            </SubmitButton>
          ) : (
            <Button
              key={method}
              variant="outlined"
              disabled={isBusy}
              onClick={() => pay.mutate(bodyOf(order.id, method))}
            >
              {t[method]}
            </Button>
          ),
        )}
      </Box>
    </Box>
  )
}

type Method = NonNullable<Order['card_payment']>['methods'][number]

const bodyOf = (orderId: string, payment_method: Method) => ({
  params: { path: { orderId } },
  body: { payment_method },
})

/** By card it goes to the provider's page; every other way changes the order at once. */
function usePay() {
  const client = useQueryClient()
  return useApiMutation('post', '/api/patient/orders/{orderId}/pay', {
    invalidates: ['/api/patient/orders', '/api/patient/top'],
    onSuccess: (order) => {
      const page = order.card_payment?.checkout_url
      if (page && order.payment_state === 'pending') window.location.assign(page)
    },
    // paid in another tab, or cancelled because nobody has paid it in time
    onError: (error) => rereadAfterConflict(client, error, ['/api/patient/orders']),
  })
}
