import { lazyWithRetry } from '@officina/ui/lazyWithRetry'
import { defineResource } from '../definition.ts'

/** What came in by the bank, reached from the list of orders. */
export default defineResource({
  name: 'bank-transfers',
  menu: false,
  list: lazyWithRetry(() => import('./BankTransferList.tsx')),
  detail: lazyWithRetry(() => import('./BankTransferPage.tsx')),
})
