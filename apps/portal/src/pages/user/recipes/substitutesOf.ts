import type { components } from '@officina/openapi/schema'

type Line = components['schemas']['PatientRecipe']['lines'][number]

/** What can be sent for a product that is not sold any more; nothing for what is. */
export const substitutesOf = ({ product, substitute_packs }: Line) =>
  product.availability === 'discontinued'
    ? substitute_packs.filter(({ availability }) => availability === 'in_stock')
    : []
