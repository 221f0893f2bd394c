type Line = { line_total: number; discount: number }

/** What a line costs before its discounts, which stand below the subtotal: so the lines add up to it. */
export const beforeDiscount = (line: Line): number => line.line_total + line.discount
