import { products } from '../../db/schema/product.ts'
import { defineEntity } from '../entity.ts'
import type { Machine } from '../machine.ts'

export type ProductStatus = typeof products.$inferSelect.status

/** Only what is active is sold; a product of a connected shop comes and goes with that shop. */
export const productMachine: Machine<ProductStatus> = {
  entity: 'product',
  states: ['draft', 'active', 'discontinued'],
  transitions: [
    { name: 'create', from: null, to: 'draft', who: ['admin'] },
    { name: 'activate', from: 'draft', to: 'active', who: ['admin', 'system'] },
    { name: 'make_draft', from: 'active', to: 'draft', who: ['admin'] },
    { name: 'discontinue', from: 'active', to: 'discontinued', who: ['admin', 'system'] },
    { name: 'reactivate', from: 'discontinued', to: 'active', who: ['admin', 'system'] },
  ],
}

/** A product as the shop has it, or of the embedded shop. */
export const product = defineEntity({
  lock: 'product',
  kind: 'product',
  table: products,
  states: { status: productMachine },
})

export type LockedProduct = Awaited<ReturnType<typeof product.lock>>
