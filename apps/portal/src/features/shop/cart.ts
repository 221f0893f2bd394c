import type { ApiError } from '@officina/client/api'
import { type MutationMethod, type MutationPath, q, useApiMutation } from '@officina/client/query'
import type { components } from '@officina/openapi/schema'
import { defineMessages, useText } from '@officina/ui/text'
import { useIsMutating, useQueryClient } from '@tanstack/react-query'
import { toast } from '../toast.tsx'

export type Cart = components['schemas']['Cart']
export type CartLine = components['schemas']['CartLine']

export const cartQuery = q('/api/patient/cart')
/** What the last order was sent to, by and paid with; the cart asks for it beside its own. */
export const lastTimeQuery = q('/api/patient/cart/last-time')
/** The same, with the card's provider asked whether the card is still there. */
export const lastTimeChecked = q('/api/patient/cart/last-time', {
  params: { query: { check: true } },
})

/** Delivery, and tax where it is added, depend on the address: without one they are not known. */
export const lacksAddress = (cart: Pick<Cart, 'checkout' | 'address_id'>): boolean =>
  cart.checkout === 'own' && cart.address_id === null

/** What the cart costs, as far as that is known. */
export const knownTotal = (cart: Cart): number =>
  lacksAddress(cart) ? cart.subtotal - cart.discount : cart.total

const writing = ['cart'] as const
/** What shows how much of something is in the cart. */
const dependents = ['/api/patient/recipes', '/api/patient/top']

type CartPath<M extends MutationMethod> = Extract<
  MutationPath<M>,
  `/api/patient/cart${'' | `/lines${string}` | '/recipe'}`
>

/**
 * A write to the cart. Writes run one after the other; the server's answer is the cart, and is shown when
 * no later write is waiting. A failure is shown once and the cart is read again.
 */
export function useCartWrite<M extends MutationMethod, Path extends CartPath<M>>(
  method: M,
  path: Path,
) {
  const t = useText(messages)
  const client = useQueryClient()
  return useApiMutation(method, path, {
    scope: { id: 'cart' },
    // what is changed without a connection waits for it
    networkMode: 'online',
    mutationKey: writing,
    invalidates: dependents,
    onSuccess: (cart) => {
      if (isLast(client)) client.setQueryData(cartQuery.queryKey, cart as unknown as Cart)
    },
    onError: (error) => {
      // another tab has removed the line; whoever removes it here has what they wanted
      const isGone = error.status === 404 && path.endsWith('{lineId}')
      if (isGone && method !== 'delete') toast.error(t.gone)
      // a new price is asked about
      failed(client, error, isGone || error.code === 'PRICE_CHANGED')
    },
  })
}

const messages = defineMessages({
  gone: ['This product is no longer in your cart.', 'この商品はすでにカートにありません。'],
})

/** The stepper of a line: the new quantity shows at once and goes back when the server refuses. */
export function useQuantity() {
  const guess = useGuess()
  const write = useCartWrite('patch', '/api/patient/cart/lines/{lineId}')
  return (lineId: string, quantity: number) =>
    guess(
      (cart) => withQuantity(cart, lineId, quantity),
      (failed) =>
        write.mutate({ params: { path: { lineId } }, body: { quantity } }, { onError: failed }),
    )
}

type Choices = {
  address_id?: string
  method?: string
  payment_method?: Payment
  card_id?: string | null
  card_consent?: string | null
}
type Payment = Cart['payment_methods'][number]

/** Address, delivery and payment: the choice shows at once, the amounts follow from the server. */
export function useChoice() {
  const guess = useGuess()
  const write = useCartWrite('patch', '/api/patient/cart')
  return (choices: Choices) =>
    guess(
      // another card needs a consent of its own
      (cart) => ({ ...cart, ...('card_id' in choices ? { card_consent: null } : {}), ...choices }),
      (failed) => write.mutate({ body: choices }, { onError: failed }),
    )
}

/** True while a write has not been answered: totals and revision are not those of the server yet. */
export const useIsCartBusy = (): boolean => useIsMutating({ mutationKey: writing }) > 0

/** Shows what the cart will be, then writes; the write calls `failed` to put back what was. */
function useGuess() {
  const client = useQueryClient()
  return (change: (cart: Cart) => Cart, write: (failed: () => void) => void) => {
    void client.cancelQueries({ queryKey: cartQuery.queryKey })
    const before = client.getQueryData(cartQuery.queryKey)
    if (before) client.setQueryData(cartQuery.queryKey, change(before))
    write(() => {
      if (before) client.setQueryData(cartQuery.queryKey, before)
    })
  }
}

/** The line with its new quantity; totals stay until the server has counted. */
export function withQuantity(cart: Cart, lineId: string, quantity: number): Cart {
  const lines = cart.lines.map((line) =>
    line.id === lineId
      ? { ...line, quantity, line_total: line.unit_price * quantity - line.discount }
      : line,
  )
  const count = lines.reduce((sum, line) => sum + (line.saved_for_later ? 0 : line.quantity), 0)
  return { ...cart, lines, count }
}

type Client = ReturnType<typeof useQueryClient>

const isLast = (client: Client) => client.isMutating({ mutationKey: writing }) <= 1

function failed(client: Client, error: ApiError, isQuiet = false): void {
  if (!isQuiet) toast.failed(error)
  void client.invalidateQueries({ queryKey: cartQuery.queryKey })
}
