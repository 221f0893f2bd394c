import type { DosageLine } from '@officina/shared/dosage/line'
import type { PackSize } from '@officina/shared/dosage/supply'
import type { Ingredient } from '../../db/schema/product.ts'
import { substances } from './upperLevels.ts'

type Amount = Pick<Ingredient, 'code' | 'amount' | 'unit'>

/**
 * An amount as mg where its unit is one of mass or an international unit of its substance, else as it is.
 * IU: vitamin A 0.3 µg retinol, vitamin D 0.025 µg, vitamin E 0.67 mg (natural) or 0.9 mg (synthetic, and
 * whenever the form is not said: the larger amount).
 */
export function inMilligrams({ code, amount, unit }: Amount): { amount: number; unit: string } {
  const factor = factorOf(codeOf(code), unit.normalize('NFKC').trim())
  return factor === undefined ? { amount, unit } : { amount: amount * factor, unit: 'mg' }
}

/** One code for a substance that goes by several: `cholecalciferol` is `vitamin_d`. */
export function substanceOf(code: string): string {
  const plain = codeOf(code)
  return substances.find((codes) => codes.includes(plain))?.[0] ?? plain
}

/** `Vitamin D3` as `vitamin_d3`. */
export const codeOf = (code: string): string =>
  code
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_+|_+$/g, '')

/** An amount in mg in the unit of its level, with at most three digits: `0.1, 'µg'` is `100 µg`. */
export const inUnit = (milligrams: number, unit: 'mg' | 'µg'): string =>
  `${Math.round(milligrams * (unit === 'mg' ? 1 : 1_000) * 1_000) / 1_000} ${unit}`

function factorOf(code: string, unit: string): number | undefined {
  const mass = /^(kg|mg|g|[µμ]g|mcg|ug)( (rae|re|te|ne|α-te|alpha-te))?$/i.exec(unit)?.[1]
  if (mass) return { mg: 1, g: 1_000, kg: 1_000_000 }[mass.toLowerCase()] ?? 0.001
  if (!/^(iu|i\.u\.|ie|国際単位)$/i.test(unit)) return undefined
  if (code === 'd_alpha_tocopherol') return 0.67
  return { vitamin_a: 0.000_3, vitamin_d: 0.000_025, vitamin_e: 0.9 }[substanceOf(code)]
}

/** A line with what its product holds. `servingsPerPack` null: one serving per unit. */
export type IngredientLine = DosageLine &
  PackSize & {
    servingsPerPack: number | null
    ingredients: Ingredient[]
  }
