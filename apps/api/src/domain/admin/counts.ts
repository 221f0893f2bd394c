import type { components } from '@officina/openapi/schema'
import { sql } from 'drizzle-orm'
import type { AdminCtx } from '../../context.ts'

/** What the console's badges and tabs say; one part per permission. */
export async function getCounts(ctx: AdminCtx): Promise<components['schemas']['AdminCounts']> {
  const may = (permission: string) => ctx.actor.permissions.includes(permission)
  return { ...(may('doctor.read') ? { doctors: await doctorsByStatus(ctx) } : {}) }
}

async function doctorsByStatus(ctx: AdminCtx): Promise<Record<string, number>> {
  const result = await ctx.db.execute<{ status: string; n: number }>(
    sql`select status, count(*)::int as n from doctors group by status`,
  )
  return Object.fromEntries(result.rows.map((row) => [row.status, row.n]))
}
