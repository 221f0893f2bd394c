import type { components } from '@officina/openapi/schema'
import { useQuery } from '@tanstack/react-query'
import { q } from '../../providers/queries.ts'
import type { RecordOf } from '../../schema/spec.ts'

export type Product = RecordOf<'products'>
export type Pack = Product['variants'][number]
export type ProductRow = components['schemas']['AdminProductRow']

/** What an action of a pack is about: its product, whose revision counts, and the pack itself. */
export type PackSubject = Pick<Product, 'id' | 'revision' | 'updated_at' | 'currency' | 'title'> & {
  line?: Pack
}

export const may = (key: Product['actions'][number]) => (product: Product) =>
  product.actions.includes(key)

/** Categories, brands and forms that products have. */
export const useProductChoices = () => useQuery(q('/api/admin/product-choices')).data
