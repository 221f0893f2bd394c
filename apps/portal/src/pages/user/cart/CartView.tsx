import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { invalidate, useApiMutation } from '@officina/client/query'
import { bracketed, formatNumber, listedInSentence } from '@officina/shared/format'
import { Disclosure } from '@officina/ui/Disclosure'
import { errorText } from '@officina/ui/errorText.ts'
import { SubmitButton } from '@officina/ui/SubmitButton'
import { Space, useLocale, useText } from '@officina/ui/text'
import { useQueryClient } from '@tanstack/react-query'
import { IngredientTotals } from '../../../features/recipe/IngredientTotals.tsx'
import {
  type Cart,
  type CartLine,
  useCartWrite,
  useIsCartBusy,
} from '../../../features/shop/cart.ts'
import { keepHostedOrder } from '../../../features/shop/hostedOrder.ts'
import { CartLineRow } from './CartLineRow.tsx'
import { isSound } from './isSound.ts'
import { LastTimeButton, LastTimeChanged } from './LastTime.tsx'
import { messages } from './messages.ts'
import { Group, RecipeGroups } from './RecipeGroups.tsx'
import { isTakenOut } from './TakenOut.tsx'
import { Actions, View } from './View.tsx'

/** The lines by where they come from, what is wrong with them, and what is kept for later. */
export function CartView(props: {
  cart: Cart
  toCheckout: (like?: 'last') => void
  /** Somebody is about to go there. */
  onNear: () => void
}) {
  const { cart } = props
  const t = useText(messages)
  const locale = useLocale()
  const acceptPrices = useCartWrite('patch', '/api/patient/cart')
  const active = cart.lines.filter((line) => !line.saved_for_later)
  const saved = cart.lines.filter((line) => line.saved_for_later && !isTakenOut(line))
  const isReady = isSound(cart)
  const hasNewPrice = active.some((line) => line.problems.some((p) => p.code === 'PRICE_CHANGED'))
  return (
    <View title={t.cart}>
      <Actions>
        {!isReady && active.length > 0 && <span>{t.solve}</span>}
        {cart.checkout === 'hosted' ? (
          <ToShop cart={cart} disabled={!isReady} />
        ) : (
          <>
            <Button
              variant="contained"
              size="large"
              disabled={!isReady}
              onPointerEnter={props.onNear}
              onFocus={props.onNear}
              onClick={() => props.toCheckout()}
            >
              {t.toCheckout}
            </Button>
            {isReady && <LastTimeButton onTaken={() => props.toCheckout('last')} />}
          </>
        )}
      </Actions>
      {hasNewPrice && (
        <Alert
          severity="warning"
          sx={{ mb: 4 }}
          action={
            <Button
              size="small"
              color="inherit"
              onClick={() => acceptPrices.mutate({ body: { accept_prices: true } })}
            >
              {t.acceptPrices}
            </Button>
          }
        >
          {t.pricesChanged}
        </Alert>
      )}
      {cart.over_limit.map((over) => (
        <Alert severity="warning" sx={{ mb: 4 }} key={over.name}>
          {t.overLimit(
            over.name,
            `${formatNumber(over.per_day, locale)} ${over.unit}`,
            bracketed(`${formatNumber(over.limit, locale)} ${over.unit}`, over.source, locale),
          )}
          <Space />
          {over.from_other_recipes && t.withOthers}
          <Space />
          {t.heldBy(listedInSentence(titlesOf(active, over.line_ids), locale))}
        </Alert>
      ))}
      <RecipeGroups
        lines={active}
        row={(line) => <CartLineRow key={line.id} line={line} currency={cart.currency} />}
      />
      {cart.checkout === 'hosted' && (
        <Box sx={{ mt: 4, color: 'text.secondary' }}>{t.toShopNote}</Box>
      )}
      {cart.ingredient_totals.length > 0 && (
        <Disclosure summary={t.ingredients}>
          <IngredientTotals totals={cart.ingredient_totals} />
        </Disclosure>
      )}
      {saved.length > 0 && (
        <Box sx={{ mt: 6 }}>
          <Group title={t.saved}>
            {saved.map((line) => (
              <CartLineRow key={line.id} line={line} currency={cart.currency} />
            ))}
          </Group>
        </Box>
      )}
      {isReady && cart.checkout === 'own' && <LastTimeChanged />}
    </View>
  )
}

const titlesOf = (lines: CartLine[], ids: string[]) =>
  lines.filter((line) => ids.includes(line.id)).map((line) => line.title)

/** Takes the cart to the checkout of the shop; the way back is /user/order-histories?placed=shop. */
function ToShop({ cart, disabled }: { cart: Cart; disabled: boolean }) {
  const t = useText(messages)
  const client = useQueryClient()
  const isCartBusy = useIsCartBusy()
  const start = useApiMutation('post', '/api/patient/cart/hosted-checkout', {
    onSuccess: (made) => {
      keepHostedOrder(made.order_id)
      window.location.assign(made.checkout_url)
    },
    onError: () => void invalidate(client, '/api/patient/cart'),
  })
  return (
    <>
      {start.error && !start.error.handled && (
        <Alert severity="error">{errorText(start.error)}</Alert>
      )}
      <SubmitButton
        type="button"
        size="large"
        disabled={disabled}
        pending={start.isPending || isCartBusy}
        onClick={() => start.mutate({ body: { revision: cart.revision } })}
      >
        {start.isPending ? t.openingShop : t.toShop}
      </SubmitButton>
    </>
  )
}
