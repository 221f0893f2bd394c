import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { q } from '@officina/client/query'
import { useIsOnline } from '@officina/client/useIsOnline'
import { formatMoney } from '@officina/shared/format'
import { errorText } from '@officina/ui/errorText.ts'
import { SubmitButton } from '@officina/ui/SubmitButton'
import { useLocale, useText } from '@officina/ui/text'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Panel } from '../../../features/Panel.tsx'
import { type Cart, useIsCartBusy } from '../../../features/shop/cart.ts'
import { useSavedCards } from '../../../features/shop/savedCards.ts'
import { AddressPart, type Editing } from './AddressPart.tsx'
import { LastTimeNote } from './LastTime.tsx'
import { MethodPart } from './MethodPart.tsx'
import { messages } from './messages.ts'
import { chosenPayment, PaymentPart } from './PaymentPart.tsx'
import { ReviewPart } from './ReviewPart.tsx'
import { useCheckout } from './useCheckout.ts'
import { Actions, View } from './View.tsx'

/** Address, delivery, payment and review on one page, with the one button that orders beside the total. */
export function Checkout(props: { cart: Cart; isLikeLast: boolean; toCart: () => void }) {
  const { cart, toCart } = props
  const t = useText(messages)
  const [editing, setEditing] = useState<Editing>()
  const addresses = useQuery(q('/api/patient/addresses'))
  const checkout = useCheckout()
  const saved = useSavedCards()
  const [isAsked, setIsAsked] = useState(false)
  const payments = useRef<HTMLFieldSetElement>(null)
  const isPayable = chosenPayment(cart, saved.data?.cards) !== undefined
  const isTyping = editing !== undefined || addresses.data?.length === 0
  const place = () => {
    setIsAsked(true)
    if (isPayable) return checkout.mutate(cart)
    payments.current?.querySelector('input')?.focus()
  }
  const hasChanged = ['PRICE_CHANGED', 'REVISION_CONFLICT'].includes(checkout.error?.code ?? '')
  return (
    <View title={t.delivery}>
      <Box sx={{ display: 'grid', gap: 5, minWidth: 0 }}>
        {props.isLikeLast && <LastTimeNote />}
        {checkout.error && !checkout.error.handled && (
          <Alert severity="error">{hasChanged ? t.newTotal : errorText(checkout.error)}</Alert>
        )}
        <Panel title={t.address}>
          <AddressPart cart={cart} query={addresses} editing={editing} onEdit={setEditing} />
        </Panel>
        <Panel title={t.method}>
          <MethodPart cart={cart} />
        </Panel>
        <Panel title={t.payment}>
          <PaymentPart
            cart={cart}
            saved={saved}
            ref={payments}
            error={isAsked && !isPayable ? t.choosePayment : undefined}
          />
        </Panel>
        <ReviewPart cart={cart} toCart={toCart} />
      </Box>
      {!checkout.isPending && (
        <Button onClick={toCart} sx={{ mt: 2, ml: -2 }}>
          {t.backToCart}
        </Button>
      )}
      {!isTyping && (
        <Actions>
          <Place cart={cart} isPlacing={checkout.isPending} onPlace={place} />
        </Actions>
      )}
    </View>
  )
}

function Place({ cart, ...props }: { cart: Cart; isPlacing: boolean; onPlace: () => void }) {
  const t = useText(messages)
  const locale = useLocale()
  const isCartBusy = useIsCartBusy()
  const isOnline = useIsOnline()
  const isByCard = cart.payment_method === 'card'
  const total = formatMoney(cart.total, cart.currency, locale)
  return (
    <SubmitButton
      type="button"
      size="large"
      pending={props.isPlacing || isCartBusy}
      disabled={!isOnline}
      onClick={props.onPlace}
    >
      {props.isPlacing ? t.placing : (isByCard ? t.placeByCard : t.place)(total)}
    </SubmitButton>
  )
}
