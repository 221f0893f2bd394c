import type { components } from '@officina/openapi/schema'

type Line = components['schemas']['PatientRecipe']['lines'][number]

/** What can be sent for a product that is not sold any more; nothing for what is. */
export const substitutesOf = ({ product, substitute_packs }: Line) =>
  product.availability === 'discontinued'
    ? substitute_packs.filter(({ availability }) => availability === 'in_stock')
    : []

/** What its packs cost: of what is not sold any more those of the substitute that is offered first. */
export function costOf(line: Line): number {
  const [instead] = substitutesOf(line)
  return instead
    ? instead.price * (instead.quantity ?? line.quantity)
    : line.price_now * line.quantity
}
