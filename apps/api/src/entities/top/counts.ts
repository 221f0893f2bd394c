import type { components } from '@officina/openapi/schema'
import type { AdminCtx } from '../../context.ts'
import { sql } from '../../db/sql.ts'
import { countOrdersIn } from '../order/tabs.ts'
import { countSettlements } from '../settlement/list.ts'
import { countShipments } from '../shipment/list.ts'

/** What the console's badges and tabs say; one part per permission. */
export async function getCounts(ctx: AdminCtx): Promise<components['schemas']['AdminCounts']> {
  const may = (permission: string) => ctx.actor.permissions.includes(permission)
  return {
    ...(may('doctor.read') ? { doctors: await doctorsByStatus(ctx) } : {}),
    ...(may('doctor.read') || may('patient.read') ? { reviews: await reviews(ctx) } : {}),
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

/** What waits for a second look, as far as the administrator may read it. */
async function reviews(ctx: AdminCtx): Promise<Record<string, number>> {
  const may = (permission: string) => ctx.actor.permissions.includes(permission)
  const { rows } = await ctx.db.execute<{ renewals: number; anonymise: number }>(sql`select
    (select count(*)::int from doctors where licence_renewal_sent_at is not null) as renewals,
    (select count(*)::int from patients where anonymise_requested_at is not null) as anonymise`)
  const { renewals = 0, anonymise = 0 } = rows[0] ?? {}
  return {
    ...(may('doctor.read') ? { renewals } : {}),
    ...(may('patient.read') ? { anonymise } : {}),
  }
}
