import { products } from '../../db/schema/product.ts'
import { defineEntity } from '../entity.ts'

/** A product as the shop has it, or of the embedded shop. */
export const product = defineEntity({ lock: 'product', table: products })
