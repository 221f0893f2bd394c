import type { components } from '@officina/openapi/schema'
import type { DosageLine } from '@officina/shared/dosage/line'
import { type PackSize, supplyOf } from '@officina/shared/dosage/supply'
import { type DoctorCtx, inTransaction } from '../../context.ts'
import { products } from '../../db/schema/product.ts'
import { dosageDefaults } from '../../db/schema/recipe.ts'
import { and, eq, sql } from '../../db/sql.ts'
import { openToDoctor } from '../catalog/visible.ts'
import { invalidFields, notFound } from '../errors.ts'

export { dosageSentence } from '@officina/shared/dosage/sentence'
export { supplyOf } from '@officina/shared/dosage/supply'

/** A pack of the database as recipe lines have it. */
export const packOf = (variant: { unitsPerPack: number; unit: string }): PackSize => ({
  units_per_pack: variant.unitsPerPack,
  pack_unit: variant.unit,
})

/** Whole days that one order of a line lasts at average use; null when the dosage does not tell. */
export function daysSupplyOf(line: DosageLine, pack: PackSize): number | null {
  return supplyOf(line, pack)?.days_supply ?? null
}

/** Days between two orders unless the doctor says otherwise: four fifths of what one order lasts. */
export const defaultDaysBetween = (daysSupply: number | null): number =>
  Math.min(365, Math.floor((daysSupply ?? 0) * 0.8))

/** What a structured or free dosage lacks before it can be issued, as the field to fill in; undefined when nothing. */
export function missingDosageField(
  line: DosageLine,
): 'instructions' | 'amount_min' | 'unit' | 'frequency_count' | undefined {
  if (line.dosage_mode === 'label') return undefined
  if (line.dosage_mode === 'text') return line.instructions?.trim() ? undefined : 'instructions'
  if (!(line.amount_max ?? line.amount_min)) return 'amount_min'
  if (!line.unit) return 'unit'
  return line.frequency_count ? undefined : 'frequency_count'
}

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

export const wrongOrder = {
  en: 'The upper amount cannot be less than the lower amount.',
  ja: '上限は下限以上で入力してください。',
}
