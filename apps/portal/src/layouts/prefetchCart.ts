import { q } from '@officina/client/query'
import { queryClient } from '../queryClient.ts'

/** Starts reading the cart; quiet, because the page's guard deals with a visitor who is not signed in. */
export const prefetchCart = () => queryClient.prefetchQuery(q('/api/patient/cart', { quiet: true }))
