import type { AdminCtx } from '../../context.ts'
import type { JsonSchema } from '../../contract.ts'
import { methodNames } from '../platform/shipping.ts'
import { mayRead } from '../read/columns.ts'
import type { Change } from '../read/csv.ts'
import { recordNames } from '../recordNames.ts'
import { changesOf, type Facts, idsIn } from './changeText.ts'

/** What an audit row holds of its change, before it is put into words. */
type RawChange = { type: string; before: Facts; after: Facts; currency: string | null }
type Raw = { changes?: unknown; object_name?: unknown }
type Worded<R> = Omit<R, 'changes' | 'object_name'> & {
  changes: Change[]
  object_name: string | null
}

/** Audit rows with changes and objects in the reader's words; names are looked up once for all of them. */
export async function inWords<R extends Raw>(
  ctx: AdminCtx,
  rows: readonly R[],
): Promise<Worded<R>[]> {
  const names = await recordNames(ctx, rows.flatMap(idsIn))
  const { currency, timeZone } = ctx.config
  const methods = await methodNames(ctx)
  const isFor = (field: JsonSchema) => mayRead(ctx, field)
  const place = { locale: ctx.origin.locale, currency, timeZone, names, methods, isFor }
  return rows.map((row) => {
    const raw = row.changes as RawChange | undefined
    const amounts = { ...place, currency: raw?.currency ?? currency }
    return {
      ...row,
      changes: raw ? changesOf(raw.type, raw.before, raw.after, amounts) : [],
      object_name: names.get(String(row.object_name)) ?? null,
    }
  })
}
