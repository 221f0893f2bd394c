import type { components } from '@officina/openapi/schema'
import { type DoctorCtx, inTransaction } from '../../context.ts'
import { doctors } from '../../db/schema/doctor.ts'
import { eq } from '../../db/sql.ts'
import { audit } from '../audit.ts'
import { notFound } from '../errors.ts'

type Setting = components['schemas']['CatalogAccess']

/** What the doctor's patients may buy beside their recipes. */
export async function getCatalogAccess(ctx: DoctorCtx): Promise<Setting> {
  const [row] = await ctx.db
    .select({ access: doctors.catalogAccess })
    .from(doctors)
    .where(eq(doctors.id, ctx.actor.id))
  if (!row) throw notFound()
  return row
}

/** Changes it for every patient without an own setting. */
export function changeCatalogAccess(ctx: DoctorCtx, access: Setting['access']): Promise<Setting> {
  return inTransaction(ctx, async (ctx) => {
    const before = await getCatalogAccess(ctx)
    if (before.access === access) return before
    await ctx.db
      .update(doctors)
      .set({ catalogAccess: access, updatedAt: ctx.clock.now() })
      .where(eq(doctors.id, ctx.actor.id))
    await audit(ctx, {
      action: 'doctor.catalog_access',
      objectId: ctx.actor.id,
      doctorId: ctx.actor.id,
      before: { catalog_access: before.access },
      after: { catalog_access: access },
    })
    return { access }
  })
}
