import type { components } from '@officina/openapi/schema'
import { sql } from 'drizzle-orm'
import type { AdminCtx } from '../../context.ts'
import { countOrdersIn } from '../order/tabs.ts'
import { countSettlements } from '../settlement/list.ts'
import { countShipments } from '../shipment/list.ts'

/** What the console's badges and tabs say; one part per permission. */
export async function getCounts(ctx: AdminCtx): Promise<components['schemas']['AdminCounts']> {
  const may = (permission: string) => ctx.actor.permissions.includes(permission)
  return {
    ...(may('doctor.read') ? { doctors: await doctorsByStatus(ctx) } : {}),
    ...(may('order.read')
      ? {
          orders: { needs_attention: await countOrdersIn(ctx, 'needs_attention') },
          shipments: await countShipments(ctx),
        }
      : {}),
    ...(may('settlement.read') ? { settlements: await countSettlements(ctx) } : {}),
  }
}

async function doctorsByStatus(ctx: AdminCtx): Promise<Record<string, number>> {
  const result = await ctx.db.execute<{ status: string; n: number }>(
    sql`select status, count(*)::int as n from doctors group by status`,
  )
  return Object.fromEntries(result.rows.map((row) => [row.status, row.n]))
}
