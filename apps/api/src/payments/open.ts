import { createHmac } from 'node:crypto'
import type pg from 'pg'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Payments } from './port.ts'
import { createTestBank, type TestBank } from './testBank/bank.ts'

type Deps = { pool: pg.Pool; clock: Clock }

/** Who takes cards here. The SDK is loaded only where it is used. */
export async function openPayments(config: Config, deps: Deps): Promise<Payments | undefined> {
  // a shop with a checkout of its own takes the money too
  if (config.shopify) return undefined
  if (config.stripe)
    return (await import('./stripe/adapter.ts')).createStripePayments(config.stripe)
  return config.env === 'production' ? undefined : openTestBank(config, deps)
}

/** The bank of this installation; all that it knows is in its tables, so there may be several. */
export const openTestBank = (config: Config, { pool, clock }: Deps): TestBank =>
  createTestBank({
    pool,
    clock,
    secret: createHmac('sha256', config.secretKey).update('test bank').digest('hex'),
    origin: config.publicUrl,
  })
