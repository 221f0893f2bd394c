import { defineResource } from '../definition.ts'

/** What came in by the bank, reached from the list of orders. */
export default defineResource({
  name: 'bank-transfers',
  menu: false,
  list: () => import('./BankTransferList.tsx'),
  detail: () => import('./BankTransferPage.tsx'),
})
