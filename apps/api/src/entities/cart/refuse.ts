import { DomainError, invalid } from '../errors.ts'
import type { ShopSettings } from '../platform/shopSettings.ts'
import type { CheckedLine } from './check.ts'
import { type CartProblem, problemTexts } from './problems.ts'

/** 422 for one line at one field, with the facts of its gravest problem. */
export function refuseLine(problem: CartProblem, field: string): DomainError {
  const { code, ...facts } = problem
  const texts = problemTexts[code]
  return new DomainError('invalid', code, texts, { fields: { [field]: [texts] }, extra: facts })
}

/** What keeps a cart from becoming an order: every failing line is named; a mere change of price is 409. */
export function refuseCart(lines: CheckedLine[]): DomainError | undefined {
  const failing = lines.filter(({ problems }) => problems.length > 0)
  const gravest =
    failing.find(({ problems }) => problems[0]?.code !== 'PRICE_CHANGED') ?? failing[0]
  const problem = gravest?.problems[0]
  if (!problem) return undefined
  const { code, ...facts } = problem
  const fields = Object.fromEntries(
    lines.flatMap(({ problems }, i) =>
      problems[0] ? [[`lines.${i}`, [problemTexts[problems[0].code]]]] : [],
    ),
  )
  const kind = code === 'PRICE_CHANGED' ? 'conflict' : 'invalid'
  return new DomainError(kind, code, problemTexts[code], {
    fields,
    extra: { ...facts, line_id: gravest?.row.line.id },
  })
}

/** 422 CART_FULL at that field when the cart holds more lines than the operator allows. */
export function assertRoom(
  lines: number,
  { 'cart.max_lines': most }: Pick<ShopSettings, 'cart.max_lines'>,
  field: string,
): void {
  if (lines <= most) return
  throw invalid(field, 'CART_FULL', {
    en: `A cart can have up to ${most} products. Remove one first.`,
    ja: `カートに入れられるのは${most}点までです。先に1点削除してください。`,
  })
}
