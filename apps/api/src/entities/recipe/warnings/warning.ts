import type { components } from '@officina/openapi/schema'
import type { LabelDosage } from '@officina/shared/dosage/label'
import type { Texts } from '../../errors.ts'
import type { IngredientLine } from '../units.ts'

type Wire = components['schemas']['RecipeWarning']
export type Warning = Omit<Wire, 'message'> & { texts: Texts }

export type WarnedLine = IngredientLine & {
  productId: string
  title: string
  usageKind: string
  /** What the label says it contains. */
  allergens: string[]
  /** Warnings on the label. */
  labelWarnings: string
  /** What it directs; null where that is not known. */
  label: LabelDosage | null
  availability: 'in_stock' | 'backordered' | 'out_of_stock' | 'discontinued'
  restockOn: string | null
  /** When the line was written, and now; minor units. */
  price: number
  priceNow: number
  refillsAllowed: number
  minDaysBetween: number
  /** Other products that its doctor accepts in its place. */
  alternatives?: Contents[] | undefined
}

/** What a product is called and holds. */
export type Contents = Pick<WarnedLine, 'title' | 'ingredients' | 'allergens'>

/** What is known of the patient that a recipe must heed. */
export type WarnedPatient = {
  /** Years with fractions; null when the birth date is not known. */
  age: number | null
  allergies: string[]
  pregnancy: string
  conditions: string[]
  medications: string[]
  /** Codes of what the latest answers say: `kidney_disease`, `blood_thinner` … */
  flags: string[]
  /** Products the patient has reported a reaction to, newest first; `on` is a date. */
  reactions: { productId: string; on: string; stopped: boolean }[]
}

export type WarningInput = {
  lines: WarnedLine[]
  patient: WarnedPatient | null
  /** Active lines of the patient's other recipes. */
  others: (IngredientLine & { title: string; recipe: string; usageKind: string })[]
  validDays: number
}

/** A doctor who leaves the label on purpose says why; how long it is used may follow from the course. */
const asksReason = ({ code, level, detail }: Pick<Warning, 'code' | 'level' | 'detail'>) =>
  level === 'stop' || (code.startsWith('LABEL_') && detail?.kind !== 'duration')

export const warning = (
  code: Wire['code'],
  level: Wire['level'],
  line: number | null,
  detail: Record<string, unknown>,
  texts: Texts,
): Warning => ({
  code,
  level,
  line,
  detail,
  texts,
  asks_reason: asksReason({ code, level, detail }),
})
