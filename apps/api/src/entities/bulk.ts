import type { components } from '@officina/openapi/schema'
import { type Ctx, inTransaction } from '../context.ts'
import { DomainError } from './errors.ts'
import { apart } from './savepoint.ts'

type Result = components['schemas']['AdminBulkResult']
type Outcome = Omit<Result, 'id'>

/** One action for several records, each in a transaction of its own. A refusal is a result, not an error. */
export async function eachOf(
  ctx: Ctx,
  ids: readonly string[],
  work: (id: string) => Promise<void>,
): Promise<Result[]> {
  const results: Result[] = []
  for (const id of ids) results.push({ id, ...(await outcomeOf(ctx, () => work(id))) })
  return results
}

/**
 * The same in one transaction, for calls that happen once: a refusal takes its own part back alone. They are done,
 * and so locked, by ascending id.
 */
export function eachApart<C extends Ctx>(
  ctx: C,
  ids: readonly string[],
  work: (ctx: C, id: string) => Promise<unknown>,
): Promise<Result[]> {
  return inTransaction(ctx, async (tx) => {
    const results = new Map<string, Outcome>()
    for (const id of ids.toSorted()) results.set(id, await attemptApart(tx, () => work(tx, id)))
    return ids.flatMap((id) => ({ id, ...(results.get(id) as Outcome) }))
  })
}

/** A part of a transaction: done, or refused in the language of the request. Other errors fail the whole. */
export const attemptApart = (ctx: Ctx, work: () => Promise<unknown>): Promise<Outcome> =>
  outcomeOf(ctx, () => apart(ctx, work))

async function outcomeOf(ctx: Ctx, work: () => Promise<unknown>): Promise<Outcome> {
  try {
    await work()
    return { ok: true, error_code: null, message: null }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const texts = Object.values(error.fields ?? {})[0]?.[0] ?? error.texts
    return { ok: false, error_code: error.code, message: texts[ctx.origin.locale] }
  }
}
