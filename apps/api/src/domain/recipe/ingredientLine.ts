import type { DosageLine } from '@officina/ui/dosageLine.ts'
import type { PackSize } from '@officina/ui/supply.ts'
import type { Ingredient } from '../../db/schema/product.ts'

/** A line with what its product holds. `servingsPerPack` null: one serving per unit. */
export type IngredientLine = DosageLine &
  PackSize & {
    servingsPerPack: number | null
    ingredients: Ingredient[]
  }
