import type { components } from '@officina/openapi/schema'
import { type DoctorCtx, inTransaction } from '../../context.ts'
import { products } from '../../db/schema/product.ts'
import { dosageDefaults } from '../../db/schema/recipe.ts'
import { and, eq, sql } from '../../db/sql.ts'
import { openToDoctor } from '../catalog/visible.ts'
import { invalidFields, notFound } from '../errors.ts'

type Dosage = components['schemas']['DosageDefault']

/** Keeps a dosage as the doctor's own of a product. 404 for a product that is not open to the doctor. */
export function saveDosageDefault(
  ctx: DoctorCtx,
  productId: string,
  dosage: Dosage,
): Promise<Dosage> {
  return inTransaction(ctx, async (ctx) => {
    const found = await ctx.db.execute(
      sql`select 1 from ${products} p where p.id = ${productId} and ${openToDoctor(ctx)}`,
    )
    if (found.rows.length === 0) throw notFound()
    if ((dosage.amount_max ?? Infinity) < (dosage.amount_min ?? 0))
      throw invalidFields({ amount_max: wrongOrder })
    const updatedAt = ctx.clock.now()
    await ctx.db
      .insert(dosageDefaults)
      .values({ doctorId: ctx.actor.id, productId, dosage, updatedAt })
      .onConflictDoUpdate({
        target: [dosageDefaults.doctorId, dosageDefaults.productId],
        set: { dosage, updatedAt },
      })
    return dosage
  })
}

/** Forgets it. 404 when there is none. */
export async function deleteDosageDefault(ctx: DoctorCtx, productId: string): Promise<void> {
  const gone = await ctx.db
    .delete(dosageDefaults)
    .where(and(eq(dosageDefaults.doctorId, ctx.actor.id), eq(dosageDefaults.productId, productId)))
    .returning({ productId: dosageDefaults.productId })
  if (gone.length === 0) throw notFound()
}

const wrongOrder = {
  en: 'The upper amount must not be less than the lower one.',
  ja: '上限は下限以上で入力してください。',
}
