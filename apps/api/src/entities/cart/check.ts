import { dateIn } from '@officina/shared/dates/days'
import type { PatientCtx } from '../../context.ts'
import type { Buyer } from '../catalog/buyer.ts'
import type { ShopSettings } from '../platform/shopSettings.ts'
import { taxRateOf } from '../platform/tax.ts'
import { refusalOf } from '../recipe/orderable.ts'
import { takenDosage } from './dosage.ts'
import { type CartProblem, type LineFacts, maxQuantity, problemsOf } from './problems.ts'
import type { CartRow } from './rows.ts'

export type CheckedLine = {
  row: CartRow
  problems: CartProblem[]
  maxQuantity: number
  /** The line waits for goods that are not there: nothing is reserved for it. */
  isBackorder: boolean
  taxRateBp: number
}

/** Checks every line; lines of the same variant share its stock and what one order may hold of it, first come first served. */
export function checkLines(
  ctx: PatientCtx,
  buyer: Buyer,
  settings: ShopSettings,
  rows: CartRow[],
  to: Parameters<typeof taxRateOf>[2],
): CheckedLine[] {
  const taken = new Map<string, number>()
  return rows.map((row) => {
    const used = taken.get(row.variant.id) ?? 0
    const available = row.available === null ? null : Math.max(0, row.available - used)
    const facts = factsOf(ctx, buyer, settings, row, { available, used })
    if (row.line.savedForLater === 0) taken.set(row.variant.id, used + row.line.quantity)
    return {
      row,
      problems: problemsOf(facts),
      maxQuantity: maxQuantity(facts),
      isBackorder: facts.waits && available === 0 && facts.restockOn !== null,
      taxRateBp: taxRateOf(settings, row.product, to),
    }
  })
}

function factsOf(
  ctx: PatientCtx,
  buyer: Buyer,
  settings: ShopSettings,
  row: CartRow,
  { available, used }: { available: number | null; used: number },
): LineFacts {
  const { line, variant, product, recipeLine, recipe, nextVersion, boughtBefore, inCatalog } = row
  const { timeZone } = ctx.config
  const outOfSale = !variant.available || product.availability === 'out_of_stock'
  return {
    quantity: line.quantity,
    price: variant.price,
    priceSeen: line.priceSeen,
    isGone: product.removedAt !== null || product.availability === 'discontinued',
    available: outOfSale || product.availability === 'backordered' ? 0 : available,
    // what a connected shop does not sell now is not waited for: its checkout refuses it
    restockOn: variant.backorderAllowed && variant.available ? variant.restockOn : null,
    waits: line.backorderChoice === 'wait',
    maxPerLine: Math.min(
      settings['cart.max_quantity'],
      variant.maxPerOrder === null ? Infinity : Math.max(0, variant.maxPerOrder - used),
    ),
    recipe:
      recipeLine && recipe
        ? {
            quantity: takenDosage(row)?.quantity ?? recipeLine.quantity,
            // the patient's own doctor is judged once for the whole cart (mayBuy), whoever wrote the recipe here
            refusal: nextVersion
              ? { code: 'RECIPE_ENDED', replaced_by: nextVersion }
              : refusalOf(
                  recipeLine,
                  {
                    status: recipe.status,
                    expiresOn: recipe.expiresOn,
                    doctorStatus: row.isHonoured ? 'approved' : 'suspended',
                    honoured: row.isHonoured,
                  },
                  dateIn(ctx.clock.now(), timeZone),
                  timeZone,
                ),
          }
        : null,
    recipeOnly: product.recipeOnly,
    boughtBefore,
    inCatalog,
    access: buyer.access,
    mayBuy: buyer.mayBuy,
  }
}
