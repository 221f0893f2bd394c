import Box from '@mui/material/Box'
import { PageHeader } from '@officina/ui/PageHeader'
import { PageSkeleton } from '@officina/ui/PageSkeleton'
import { Steps } from '@officina/ui/Steps'
import { ErrorState } from '@officina/ui/states'
import { useText } from '@officina/ui/text'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearch } from '../../../features/list/useSearch.ts'
import { cartQuery } from '../../../features/shop/cart.ts'
import { LazyProductPanel } from '../../../features/shop/LazyProductPanel.tsx'
import { queryClient } from '../../../queryClient.ts'
import { CartStep } from './CartStep.tsx'
import { DeliveryStep } from './DeliveryStep.tsx'
import { EmptyCart } from './EmptyCart.tsx'
import { messages } from './messages.ts'
import { PaymentStep } from './PaymentStep.tsx'
import { ReviewStep } from './ReviewStep.tsx'
import { ActionsPlace } from './StepPanel.tsx'
import { Summary } from './Summary.tsx'
import { furthestStep, type Step, steps } from './steps.ts'

export function loader() {
  void queryClient.prefetchQuery(cartQuery)
  return null
}

/** The cart and the way to the order: Cart, Delivery, Payment, Review as `?step=`. */
export function Component() {
  const t = useText(messages)
  const search = useSearch()
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const { data: cart, error, refetch } = useQuery(cartQuery)
  if (error && !cart) {
    return (
      <>
        <PageHeader title={t.title} />
        <ErrorState error={error} referenceId={error.requestId} onRetry={() => void refetch()} />
      </>
    )
  }
  if (!cart) return <PageSkeleton />
  if (cart.lines.length === 0) return <EmptyCart wasOrdering={search.get('step') === 'review'} />
  const wanted = Math.max(0, steps.indexOf((search.get('step') || 'cart') as Step))
  const isHosted = cart.checkout === 'hosted'
  const current = isHosted ? 0 : Math.min(wanted, steps.indexOf(furthestStep(cart)))
  const step = steps[current] ?? 'cart'
  const go = (to: Step) => search.set({ step: to === 'cart' ? undefined : to }, true)
  const Body = bodies[step]
  return (
    <>
      <PageHeader title={t.title} count={cart.count} />
      {!isHosted && (
        <Steps
          label={t.steps}
          steps={steps.map((each) => t[each])}
          current={current}
          onGo={(index) => go(steps[index] ?? 'cart')}
        />
      )}
      <Box sx={columns}>
        <Box sx={{ minWidth: 0 }}>
          <ActionsPlace value={place}>
            <Body key={step} cart={cart} go={go} />
          </ActionsPlace>
        </Box>
        <Summary cart={cart} actionsRef={setPlace} />
      </Box>
      <LazyProductPanel />
    </>
  )
}

const bodies = {
  cart: CartStep,
  delivery: DeliveryStep,
  payment: PaymentStep,
  review: ReviewStep,
} as const

const columns = {
  display: { md: 'grid' },
  gap: 8,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr) 320px',
}
