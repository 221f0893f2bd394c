import type { Ctx } from '../context.ts'
import { type SQLWrapper, sql } from './sql.ts'

/**
 * Writes that do not read one another, in one statement: one round trip. References between their rows are checked
 * when all of them are there. Answers what the first returns.
 */
export async function together<R extends Record<string, unknown>>(
  ctx: Ctx,
  ...writes: [SQLWrapper, ...SQLWrapper[]]
): Promise<R | undefined> {
  const parts = writes.map(
    (write, index) => sql`${sql.identifier(`write${index}`)} as (${write.getSQL()})`,
  )
  const { rows } = await ctx.db.execute<R>(
    sql`with ${sql.join(parts, sql`, `)} select * from write0`,
  )
  return rows[0] as R | undefined
}
