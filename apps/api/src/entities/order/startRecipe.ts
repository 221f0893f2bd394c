import type { components } from '@officina/openapi/schema'
import { type DoctorCtx, inTransaction } from '../../context.ts'
import { orderLines } from '../../db/schema/order.ts'
import { variants } from '../../db/schema/product.ts'
import { dosageDefaults, recipeLines } from '../../db/schema/recipe.ts'
import { and, eq, inArray } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import { daysSupplyOf, defaultDaysBetween, packOf } from '../recipe/dosage.ts'
import { loadRecipe } from '../recipe/get.ts'
import { columnsOf, type LineInput, untouched } from '../recipe/lines.ts'
import { getPatientForRecipe } from '../recipe/lookup.ts'
import { insertDraft } from '../recipe/start.ts'
import { dosageOf, loadPacks, type Pack, substituteFor } from '../recipe/substitutes.ts'
import { findOrderOfDoctor } from './forDoctor.ts'

type Recipe = components['schemas']['Recipe']
const mostLines = 30
const mostPacks = 20

/**
 * A new draft for the patient of an order with its products: those of a recipe keep their dosage, what was
 * sent in their place has it converted, the others get the doctor's own or the label's. What is gone or costs more now is named by the draft's warnings.
 */
export function startRecipeFromOrder(ctx: DoctorCtx, orderId: string): Promise<Recipe> {
  return inTransaction(ctx, async (tx) => {
    const order = await findOrderOfDoctor(tx, orderId)
    await getPatientForRecipe(tx, order.patient.id)
    const bought = await tx.db
      .select({ line: orderLines, variant: variants, written: recipeLines, own: dosageDefaults })
      .from(orderLines)
      .innerJoin(variants, eq(variants.id, orderLines.variantId))
      .leftJoin(
        recipeLines,
        and(eq(recipeLines.id, orderLines.recipeLineId), eq(recipeLines.doctorId, tx.actor.id)),
      )
      .leftJoin(
        dosageDefaults,
        and(
          eq(dosageDefaults.productId, orderLines.productId),
          eq(dosageDefaults.doctorId, tx.actor.id),
        ),
      )
      .where(
        inArray(
          orderLines.id,
          order.lines.map((line) => line.id),
        ),
      )
      .orderBy(orderLines.position)
    const packs = await loadPacks(
      tx,
      bought.flatMap(({ line, written }) => [
        line.variantId,
        ...(written ? [written.variantId] : []),
      ]),
    )
    const draft = await insertDraft(tx, { mode: 'create', patient_id: order.patient.id }, {})
    await tx.db.insert(recipeLines).values(
      bought.slice(0, mostLines).map(({ line, variant, written, own }, position) => {
        const quantity = Math.min(line.qtyOrdered, mostPacks)
        const input = {
          ...({ dosage_mode: 'label', ...own?.dosage } as Omit<LineInput, 'quantity'>),
          product_id: line.productId,
          variant_id: line.variantId,
          quantity,
        }
        return {
          ...(written
            ? inPlaceOf(written, { variantId: line.variantId, quantity }, packs)
            : columnsOf(input, packOf(variant))),
          id: newId(),
          recipeId: draft.id,
          doctorId: tx.actor.id,
          position,
          productId: line.productId,
          variantId: line.variantId,
          quantity,
          price: line.unitPrice,
          ...untouched,
          state: 'active' as const,
          stateReason: null,
        }
      }),
    )
    return loadRecipe(tx, draft.id)
  })
}

/**
 * A line of a recipe as it is written for the packs that were sent for it; the pack it was written for may replace them.
 * The days between two orders stay while these last as long as those.
 */
function inPlaceOf(
  written: typeof recipeLines.$inferSelect,
  { variantId, quantity }: { variantId: string; quantity: number },
  packs: Map<string, Pack>,
) {
  const [own, sent] = [packs.get(written.variantId), packs.get(variantId)]
  if (!own || !sent) return written
  const isOther = variantId !== written.variantId
  const dosage = isOther ? substituteFor(written, own, sent).dosage : dosageOf(written)
  const before = daysSupplyOf(
    { ...dosageOf(written), quantity: written.quantity },
    packOf(own.variant),
  )
  const now = daysSupplyOf({ ...dosage, quantity }, packOf(sent.variant))
  const minDaysBetween =
    now === null || now === before ? written.minDaysBetween : defaultDaysBetween(now)
  if (!isOther) return { ...written, minDaysBetween }
  const input = {
    ...(dosage as Omit<LineInput, 'product_id' | 'variant_id' | 'quantity'>),
    product_id: sent.product.id,
    variant_id: variantId,
    quantity: written.quantity,
    rationale: written.rationale,
    refills_allowed: written.refillsAllowed,
    min_days_between: minDaysBetween,
    optional: written.optional,
    substitutes: [written.variantId, ...written.substitutes],
  }
  return columnsOf(input, packOf(sent.variant))
}
