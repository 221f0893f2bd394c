import { defineResource } from '../definition.ts'

/** What is to be paid out by hand, reached from the list of orders. */
export default defineResource({
  name: 'refunds',
  menu: false,
  list: () => import('./RefundList.tsx'),
  detail: () => import('./RefundPage.tsx'),
})
