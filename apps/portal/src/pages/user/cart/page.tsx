import Box from '@mui/material/Box'
import { lazyWithRetry } from '@officina/ui/lazyWithRetry'
import { PageHeader } from '@officina/ui/PageHeader'
import { PageSkeleton } from '@officina/ui/PageSkeleton'
import { ErrorState } from '@officina/ui/states'
import { useText } from '@officina/ui/text'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useSearch } from '../../../features/list/useSearch.ts'
import { cartQuery, lastTimeQuery } from '../../../features/shop/cart.ts'
import { LazyProductPanel } from '../../../features/shop/LazyProductPanel.tsx'
import { queryClient } from '../../../queryClient.ts'
import { CartView } from './CartView.tsx'
import { EmptyCart } from './EmptyCart.tsx'
import { isSound } from './isSound.ts'
import { messages } from './messages.ts'
import { Summary } from './Summary.tsx'
import { TakenOut } from './TakenOut.tsx'
import { ActionsPlace } from './View.tsx'

// its code comes while the pointer or the focus is on the button that opens it
const Checkout = lazyWithRetry(() => import('./Checkout.tsx'), 'Checkout')

export function loader({ request }: { request: Request }) {
  void queryClient.prefetchQuery(cartQuery)
  void queryClient.prefetchQuery(lastTimeQuery)
  if (new URL(request.url).searchParams.has('step')) void Checkout.preload()
  return null
}

/** The cart, and with `?step=` the checkout: address, delivery, payment and review on one page. */
export function Component() {
  const t = useText(messages)
  const search = useSearch()
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const { data: cart, error, refetch } = useQuery(cartQuery)
  // an order begins a new cart: one that is the same and empty now was emptied elsewhere
  const [filled, setFilled] = useState<string>()
  if (cart && cart.lines.length > 0 && cart.id !== filled) setFilled(cart.id)
  if (error && !cart) {
    return (
      <>
        <PageHeader title={t.title} />
        <ErrorState error={error} referenceId={error.requestId} onRetry={() => void refetch()} />
      </>
    )
  }
  if (!cart) return <PageSkeleton />
  const isWanted = search.get('step') !== ''
  if (cart.lines.length === 0)
    return <EmptyCart wasOrdering={isWanted} isEmptied={cart.id === filled} />
  const isCheckout = isWanted && cart.checkout === 'own' && isSound(cart)
  const go = (step: 'checkout' | undefined, like?: 'last') => search.set({ step, like }, true)
  return (
    <>
      {isCheckout ? (
        <PageHeader title={t.checkout} />
      ) : (
        <PageHeader title={t.title} count={cart.count} />
      )}
      <Box sx={columns}>
        <Box sx={{ minWidth: 0 }}>
          <TakenOut cart={cart} />
          <ActionsPlace value={place}>
            {isCheckout ? (
              <Suspense fallback={<PageSkeleton />}>
                <Checkout
                  cart={cart}
                  isLikeLast={search.get('like') === 'last'}
                  toCart={() => go(undefined)}
                />
              </Suspense>
            ) : (
              <CartView
                cart={cart}
                toCheckout={(like) => go('checkout', like)}
                onNear={() => void Checkout.preload()}
              />
            )}
          </ActionsPlace>
        </Box>
        <Summary cart={cart} actionsRef={setPlace} />
      </Box>
      <LazyProductPanel />
    </>
  )
}

const columns = {
  display: { md: 'grid' },
  gap: 8,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr) 320px',
}
