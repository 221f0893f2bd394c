import { lazyWithRetry } from '@officina/ui/lazyWithRetry'
import { defineResource } from '../definition.ts'

/** What is to be paid out by hand, reached from the list of orders. */
export default defineResource({
  name: 'refunds',
  menu: false,
  list: lazyWithRetry(() => import('./RefundList.tsx')),
  detail: lazyWithRetry(() => import('./RefundPage.tsx')),
})
