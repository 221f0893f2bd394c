import type { DosageLine } from '@officina/shared/dosage/line'
import type { PackSize } from '@officina/shared/dosage/supply'
import type { Ingredient } from '../../db/schema/product.ts'

/** A line with what its product holds. `servingsPerPack` null: one serving per unit. */
export type IngredientLine = DosageLine &
  PackSize & {
    servingsPerPack: number | null
    ingredients: Ingredient[]
  }
