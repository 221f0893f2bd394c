import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { type ApiError, api } from '@officina/client/api'
import { invalidate, q, useApiMutation } from '@officina/client/query'
import { useIsOnline } from '@officina/client/useIsOnline'
import { dosageSentence } from '@officina/shared/dosage/sentence'
import { formatMoney } from '@officina/shared/format'
import { errorText } from '@officina/ui/errorText.ts'
import { SubmitButton } from '@officina/ui/SubmitButton'
import { useLocale, useText } from '@officina/ui/text'
import { Money } from '@officina/ui/values'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { DocumentLink } from '../../../features/legal/DocumentLink.tsx'
import { useHasNotice } from '../../../features/legal/useHasNotice.ts'
import { type Cart, useIsCartBusy } from '../../../features/shop/cart.ts'
import { addressText } from '../../../features/shop/texts.ts'
import { pathTo } from '../../../pathTo.ts'
import { messages } from './messages.ts'
import { RecipeGroups } from './RecipeGroups.tsx'
import { StepPanel } from './StepPanel.tsx'
import type { Step, StepProps } from './steps.ts'

/** Everything once more, and the one button that orders. */
export function ReviewStep({ cart, go }: StepProps) {
  const t = useText(messages)
  const locale = useLocale()
  const checkout = useCheckout()
  const isCartBusy = useIsCartBusy()
  const isOnline = useIsOnline()
  const hasNotice = useHasNotice()
  const address = useQuery(q('/api/patient/addresses')).data?.find(
    (each) => each.id === cart.address_id,
  )
  const place = cart.payment_method === 'card' ? t.placeByCard : t.place
  const lines = cart.lines.filter((line) => !line.saved_for_later)
  const hasChanged = ['PRICE_CHANGED', 'REVISION_CONFLICT'].includes(checkout.error?.code ?? '')
  return (
    <StepPanel
      title={t.review}
      onBack={checkout.isPending ? undefined : () => go('payment')}
      main={
        <SubmitButton
          type="button"
          size="large"
          pending={checkout.isPending || isCartBusy}
          disabled={!isOnline}
          onClick={() => checkout.mutate(cart)}
        >
          {checkout.isPending ? t.placing : place(formatMoney(cart.total, cart.currency, locale))}
        </SubmitButton>
      }
    >
      {checkout.error && !checkout.error.handled && (
        <Alert severity="error" sx={{ mb: 4 }}>
          {hasChanged ? t.newTotal : errorText(checkout.error)}
        </Alert>
      )}
      <Card sx={{ mb: 4 }}>
        <Part title={t.items} step="cart" go={go}>
          <RecipeGroups
            lines={lines}
            heading="h4"
            row={(line) => (
              <Box component="li" key={line.id} sx={item}>
                <div>
                  {line.title} × {line.quantity}
                  {line.dosage && (
                    <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
                      {dosageSentence(line.dosage, locale)}
                    </Box>
                  )}
                </div>
                <Money amount={line.line_total} currency={cart.currency} />
              </Box>
            )}
          />
        </Part>
        <Part title={t.delivery} step="delivery" go={go}>
          {address && (
            <div>
              {address.name}, {addressText(address, locale)}
            </div>
          )}
          <div>{cart.methods.find((each) => each.method === cart.method)?.name[locale]}</div>
        </Part>
        <Part title={t.payment} step="payment" go={go}>
          {cart.payment_method && t[cart.payment_method]}
        </Part>
      </Card>
      <Box sx={{ fontSize: '0.875rem', color: 'text.secondary', maxWidth: '72ch' }}>
        {cart.cancel_minutes > 0 && <p>{t.cancelRule(cart.cancel_minutes)}</p>}
        <p>
          <DocumentLink to={pathTo('/terms-of-service')}>{t.terms}</DocumentLink>
        </p>
        <p>
          <DocumentLink to={pathTo('/returns-policy')}>{t.returnsPolicy}</DocumentLink>
        </p>
        {hasNotice && (
          <p>
            <DocumentLink to={pathTo('/commerce-notice')}>{t.notice}</DocumentLink>
          </p>
        )}
        <p>{cart.disclosure}</p>
      </Box>
    </StepPanel>
  )
}

function Part(props: { title: string; step: Step; go: (step: Step) => void; children: ReactNode }) {
  const t = useText(messages)
  return (
    <Box sx={{ p: 4, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', mb: 1 }}>
        <Box component="h3" sx={{ m: 0, fontSize: '1rem', fontWeight: 600 }}>
          {props.title}
        </Box>
        <Button
          size="small"
          aria-label={t.changeName(props.title)}
          onClick={() => props.go(props.step)}
        >
          {t.change}
        </Button>
      </Box>
      {props.children}
    </Box>
  )
}

const item = { display: 'flex', justifyContent: 'space-between', gap: 4, py: 0.5 }

/**
 * Places the order. The key belongs to the cart as it was seen, so that lost answers, repeated presses, a
 * reload and a second tab never make two orders.
 */
function useCheckout() {
  const client = useQueryClient()
  const navigate = useNavigate()
  return useApiMutation(send, {
    retry: (failures, error) => failures < 3 && mayHaveHappened(error),
    retryDelay: (failures, error) => (error.retryAfter ?? failures + 1) * 1_000,
    onSuccess: async (order) => {
      // the provider's page is another site; its links come back to the order
      const page = order.card_payment?.checkout_url
      if (page) return window.location.assign(page)
      await navigate(pathTo('/user/order-histories', {}, { placed: order.id }))
      for (const path of ['cart', 'orders', 'recipes', 'top', 'products'])
        void invalidate(client, `/api/patient/${path}`)
    },
    onError: () => void invalidate(client, '/api/patient/cart'),
  })
}

const send = (cart: Cart) =>
  api.post('/api/patient/cart/checkout', {
    params: { header: { 'Idempotency-Key': checkoutKey(cart) } },
    body: { expected_total: cart.total, revision: cart.revision },
  })

/** No answer, a fault of the server, or the same call still running: the order may exist. */
const mayHaveHappened = (error: ApiError) =>
  error.status >= 500 || error.code === 'NETWORK' || error.code === 'IDEMPOTENT_CALL_IN_PROGRESS'

/**
 * The Idempotency-Key of placing this cart as it is: the same for a repeated press, after a reload and in
 * another tab, so that all of them get the one order. A cart id is unique, so its time and chance do for a key.
 */
export function checkoutKey({
  id,
  revision,
  total,
}: Pick<Cart, 'id' | 'revision' | 'total'>): string {
  const hex = (n: number, digits: number) =>
    Math.trunc(n % 16 ** digits)
      .toString(16)
      .padStart(digits, '0')
  return `${id.slice(0, 24)}${hex(revision, 4)}${hex(total, 8)}`
}
