import { supplyOf } from './dosage.ts'
import { codeOf, type IngredientLine, inMilligrams } from './units.ts'
import { type Band, sources, type UpperLevel, upperLevels } from './upperLevels.ts'

/** Whose limits: `age` in years with fractions, null when it is not known. */
export type LimitPerson = { age: number | null; pregnancy: string }

/** One substance of which more is taken on the heaviest day than one of the authorities holds for safe; mg. */
export type Excess = {
  code: string
  name: string
  total: number
  limit: number
  level: UpperLevel
  /** What other authorities hold for safe. */
  others: { name: string; limit: number }[]
  lines: number[]
  withOthers: boolean
  incomplete: boolean
}

/** What goes over an upper level in these lines and the patient's other ones; the strictest level of each. */
export function excesses(
  lines: IngredientLine[],
  others: IngredientLine[],
  person: LimitPerson,
): Excess[] {
  const found = upperLevels.flatMap((level): Excess[] => {
    const limit = limitOf(level, person)
    const sum = limit === null ? undefined : takenOf(level.codes, lines, others)
    if (limit === null || !sum || sum.lines.length === 0 || !isOver(sum.total, limit)) return []
    return [{ ...sum, code: level.codes[0] ?? '', limit, level, others: [] }]
  })
  return found
    .filter((each) => each === strictest(found.filter((other) => shareCode(each, other))))
    .map((each) => ({ ...each, others: otherLimits(each, person) }))
}

/** The strictest level of a substance for a person in mg; null where there is none. */
export function strictestLimit(code: string, person: LimitPerson): number | null {
  const limits = upperLevels
    .filter((level) => level.codes.includes(codeOf(code)))
    .map((level) => limitOf(level, person))
    .filter((limit) => limit !== null)
  return limits.length > 0 ? Math.min(...limits) : null
}

/** A level in mg for this person; of an unknown age the strictest of an adult. */
export function limitOf(level: UpperLevel, { age, pregnancy }: LimitPerson): number | null {
  const bands =
    pregnancy === 'yes'
      ? level.pregnancy
      : pregnancy === 'breastfeeding'
        ? level.lactation
        : level.ages
  if (bands === null) return null
  const of = bands ?? level.ages
  const amounts = age === null ? adultAmounts(of) : [of.findLast(([from]) => age >= from)?.[1]]
  const known = amounts.filter((amount) => amount !== null && amount !== undefined)
  if (known.length === 0) return null
  return Math.min(...known) * (level.unit === 'mg' ? 1 : 0.001)
}

const adultAmounts = (bands: readonly Band[]) =>
  bands.filter((_, index) => (bands[index + 1]?.[0] ?? Infinity) > 19).map(([, amount]) => amount)

// amounts are decimal fractions: what is only a rounding over is not over
const isOver = (total: number, limit: number) => total > limit * (1 + 1e-6)

type Taken = Pick<Excess, 'name' | 'total' | 'lines' | 'withOthers' | 'incomplete'>

/** Most of these codes on one day in mg: phases that follow each other are not added up. */
function takenOf(
  codes: readonly string[],
  lines: IngredientLine[],
  others: IngredientLine[],
): Taken {
  const taken: Taken = { name: '', total: 0, lines: [], withOthers: false, incomplete: false }
  const parts: { from: number; to: number; amount: number }[] = []
  const add = (line: IngredientLine, index: number | undefined) => {
    for (const ingredient of line.ingredients) {
      if (!codes.includes(codeOf(ingredient.code))) continue
      const { amount, unit } = inMilligrams(ingredient)
      const servings = servingsOf(line)
      if (servings === null || unit !== 'mg') taken.incomplete = true
      else parts.push({ ...periodOf(line, index), amount: amount * servings })
      taken.name ||= ingredient.name
      if (index === undefined) taken.withOthers = true
      else if (!taken.lines.includes(index)) taken.lines.push(index)
    }
  }
  lines.forEach(add)
  for (const line of others) add(line, undefined)
  const days = parts.map(({ from }) => from)
  const on = (day: number) =>
    parts
      .filter(({ from, to }) => from <= day && day < to)
      .reduce((sum, { amount }) => sum + amount, 0)
  return { ...taken, total: Math.max(0, ...days.map(on)) }
}

/** Servings on a day at the most use. */
function servingsOf(line: IngredientLine): number | null {
  const supply = supplyOf(line, line)
  const unitsPerServing = line.servingsPerPack ? line.units_per_pack / line.servingsPerPack : 1
  return supply ? supply.daily_max / unitsPerServing : null
}

// when other recipes began says nothing of this one's days
function periodOf(line: IngredientLine, index: number | undefined) {
  if (index === undefined) return { from: 0, to: Infinity }
  const from = line.start_offset_days ?? 0
  return { from, to: line.duration_days ? from + line.duration_days : Infinity }
}

const shareCode = (a: Excess, b: Excess) =>
  a.level.codes.some((code) => b.level.codes.includes(code))

const strictest = (excesses: Excess[]) =>
  excesses.reduce<Excess | undefined>((a, b) => (a && a.limit <= b.limit ? a : b), undefined)

function otherLimits({ level }: Excess, person: LimitPerson): Excess['others'] {
  return upperLevels.flatMap((other) => {
    const limit = limitOf(other, person)
    const isSame = other.codes.some((code) => level.codes.includes(code))
    if (limit === null || !isSame || sources[other.source].name === sources[level.source].name)
      return []
    return [{ name: sources[other.source].name, limit }]
  })
}
