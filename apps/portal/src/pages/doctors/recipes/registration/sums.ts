import type { Draft } from '../../../../features/recipe/useDraft.ts'

/** One order of what is written now, before it is saved: goods and the patient's discount; optional lines apart, paused ones left out. */
export function sumsOf({ fields, recipe }: Draft) {
  const { discount_bp, product_discounts } = recipe.totals
  const ordered = fields.lines.filter((line) => line.state !== 'paused')
  const lines = ordered.filter((line) => !line.optional)
  const sum = (of: Draft['fields']['lines']) =>
    of.reduce((total, line) => total + line.quantity * line.price_now, 0)
  const discount = lines.reduce((total, line) => {
    const own = product_discounts.find((each) => each.product_id === line.product_id)
    const rate = own?.rate_bp ?? discount_bp
    return total + Math.round((line.quantity * line.price_now * rate) / 10_000)
  }, 0)
  const optional = sum(ordered.filter((line) => line.optional))
  return { subtotal: sum(lines), discount, optional }
}
