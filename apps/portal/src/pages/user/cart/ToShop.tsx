import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { type ApiError, api } from '@officina/client/api'
import { invalidate } from '@officina/client/query'
import { errorText } from '@officina/ui/errorText.ts'
import { SubmitButton } from '@officina/ui/SubmitButton'
import { useText } from '@officina/ui/text'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Cart, useIsCartBusy } from '../../../features/shop/cart.ts'
import { keepHostedOrder } from '../../../features/shop/hostedOrder.ts'
import { messages } from './messages.ts'

/** Takes the cart to the checkout of the shop; the way back is /user/order-histories?placed=shop. */
export function ToShop({ cart, disabled }: { cart: Cart; disabled: boolean }) {
  const t = useText(messages)
  const client = useQueryClient()
  const isCartBusy = useIsCartBusy()
  const start = useMutation({
    mutationFn: () =>
      api.post('/api/patient/cart/hosted-checkout', { body: { revision: cart.revision } }),
    onSuccess: (made) => {
      keepHostedOrder(made.order_id)
      window.location.assign(made.checkout_url)
    },
    onError: (_error: ApiError) => void invalidate(client, '/api/patient/cart'),
  })
  return (
    <Box sx={{ width: '100%' }}>
      {start.error && !start.error.handled && (
        <Alert severity="error" sx={{ mb: 4 }}>
          {errorText(start.error)}
        </Alert>
      )}
      <Box sx={{ mb: 3, color: 'text.secondary' }}>{t.toShopNote}</Box>
      <SubmitButton
        type="button"
        size="large"
        disabled={disabled}
        pending={start.isPending || isCartBusy}
        onClick={() => start.mutate()}
        sx={{ width: { xs: '100%', sm: 'auto' } }}
      >
        {start.isPending ? t.openingShop : t.toShop}
      </SubmitButton>
    </Box>
  )
}
