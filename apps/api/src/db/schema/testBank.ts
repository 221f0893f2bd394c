import { index, pgTable } from '../sql.ts'
import { at } from './columns.ts'
import { technical } from './dataClass.ts'

/** What the test bank remembers of a checkout and of the payment made there. */
export type TestBankCheckout = {
  paymentId: string
  orderId: string
  number: string
  amount: number
  currency: string
  customer: string | null
  saveCard: boolean
  locale: 'en' | 'ja'
  successUrl: string
  cancelUrl: string
  expiresAt: string
  status: 'open' | 'processing' | 'authorized' | 'paid' | 'failed' | 'ended'
  /** Null before anybody has tried to pay. */
  last4: string | null
  failure: string | null
  captured: number
  refunded: number
}
export type TestBankRefund = { checkoutId: string; amount: number; state: 'done' | 'failed' }
export type TestBankMethod = {
  customer: string
  last4: string
  /** Its last month, YYYY-MM; without it, it is years away. */
  expires?: string
}

/** The other side of card payments in development and the demo: a bank's books, not the shop's. */
export const testBank = pgTable(
  'test_bank',
  {
    id: technical.text('id').primaryKey(),
    kind: technical.text('kind', { enum: ['checkout', 'refund', 'method'] }).notNull(),
    /** Whose method it is. */
    owner: technical.text('owner'),
    data: technical
      .jsonb('data')
      .$type<TestBankCheckout | TestBankRefund | TestBankMethod>()
      .notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [index('test_bank_owner').on(t.owner, t.createdAt)],
)
