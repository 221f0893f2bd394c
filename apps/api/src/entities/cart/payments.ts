import type { LoadedCart } from './load.ts'

/** How the cart can be paid; a card only where there is something to pay. */
export const offeredPayments = ({ settings, priced }: Pick<LoadedCart, 'settings' | 'priced'>) =>
  settings['payment.methods'].filter((method) => method !== 'card' || priced.total > 0)
