import type { components } from '@officina/openapi/schema'
import type { Texts } from '../errors.ts'
import { daysSupplyOf, missingDosageField } from './dosage.ts'
import { type IngredientLine, ingredientTotals, type UpperLimits } from './ingredients.ts'

type Wire = components['schemas']['RecipeWarning']
export type Warning = Omit<Wire, 'message'> & { texts: Texts }

export type WarnedLine = IngredientLine & {
  productId: string
  title: string
  /** Warnings on the label. */
  labelWarnings: string
  availability: 'in_stock' | 'backordered' | 'out_of_stock' | 'discontinued'
  restockOn: string | null
  /** When the line was written, and now; minor units. */
  price: number
  priceNow: number
  refillsAllowed: number
  minDaysBetween: number
}

export type WarningInput = {
  lines: WarnedLine[]
  patient: { allergies: string[]; pregnancy: string } | null
  /** Active lines of the patient's other recipes. */
  others: (IngredientLine & { title: string; recipe: string })[]
  validDays: number
  limits?: UpperLimits
}

/** Everything a doctor should see before issuing, line by line. Knows no database and no clock. */
export function recipeWarnings(input: WarningInput): Warning[] {
  return [
    ...input.lines.flatMap((line, index) => [
      ...dosageWarnings(line, index),
      ...allergyWarnings(line, index, input.patient?.allergies ?? []),
      ...pregnancyWarnings(line, index, input.patient?.pregnancy),
      ...stockWarnings(line, index),
      ...periodWarnings(line, index, input.validDays),
    ]),
    ...duplicateWarnings(input),
    ...limitWarnings(input),
  ]
}

function dosageWarnings(line: WarnedLine, index: number): Warning[] {
  const field = missingDosageField(line)
  if (!field) return []
  return [
    warning(
      'DOSAGE_MISSING',
      'block',
      index,
      { field },
      {
        en: `${line.title} has no dosage yet.`,
        ja: `「${line.title}」の用法・用量が未入力です。`,
      },
    ),
  ]
}

function allergyWarnings(line: WarnedLine, index: number, allergies: string[]): Warning[] {
  const names = [line.title, ...line.ingredients.flatMap((each) => [each.name, each.code])]
  const found = allergies.filter((allergy) => names.some((name) => meets(name, allergy)))
  return found.map((allergy) =>
    warning(
      'ALLERGY',
      'stop',
      index,
      { allergy },
      {
        en: `The patient is allergic to ${allergy}; ${line.title} may contain it.`,
        ja: `患者さんには「${allergy}」のアレルギーがあります。「${line.title}」に含まれている可能性があります。`,
      },
    ),
  )
}

function pregnancyWarnings(line: WarnedLine, index: number, pregnancy?: string): Warning[] {
  if (pregnancy !== 'yes' && pregnancy !== 'breastfeeding') return []
  const onLabel = /pregnan|breast-?feed|nursing|lactat|妊娠|妊婦|授乳/i.test(line.labelWarnings)
  const ingredient = line.ingredients.find((each) => avoidInPregnancy.test(each.code))
  if (!onLabel && !ingredient) return []
  const why = ingredient?.name ?? line.title
  return [
    warning(
      'PREGNANCY',
      'warn',
      index,
      { pregnancy, ingredient: ingredient?.name ?? null },
      {
        en: `The patient is ${pregnancy === 'yes' ? 'pregnant' : 'breast-feeding'}: check ${why}.`,
        ja: `患者さんは${pregnancy === 'yes' ? '妊娠中' : '授乳中'}です。「${why}」をご確認ください。`,
      },
    ),
  ]
}

// retinoids and salicylates: the ones labels most often leave out
const avoidInPregnancy = /^(retino|retina|vitamin_?a$|tretinoin|adapalene|salicyl|hydroquinone)/i

function stockWarnings(line: WarnedLine, index: number): Warning[] {
  const { title, availability, restockOn } = line
  const warnings: Warning[] = []
  if (availability === 'discontinued')
    warnings.push(
      warning(
        'DISCONTINUED',
        'warn',
        index,
        {},
        {
          en: `${title} is no longer sold.`,
          ja: `「${title}」は販売を終了しています。`,
        },
      ),
    )
  if (availability === 'out_of_stock')
    warnings.push(
      warning(
        'OUT_OF_STOCK',
        'warn',
        index,
        {},
        {
          en: `${title} is out of stock.`,
          ja: `「${title}」は在庫切れです。`,
        },
      ),
    )
  if (availability === 'backordered')
    warnings.push(
      warning(
        'BACKORDERED',
        'info',
        index,
        { until: restockOn },
        {
          en: `${title} is backordered${restockOn ? ` until ${restockOn}` : ''}.`,
          ja: `「${title}」は取り寄せ中です${restockOn ? `（入荷予定 ${restockOn}）` : ''}。`,
        },
      ),
    )
  if (line.price !== line.priceNow)
    warnings.push(
      warning(
        'PRICE_CHANGED',
        'info',
        index,
        { before: line.price, after: line.priceNow },
        {
          en: `The price of ${title} has changed.`,
          ja: `「${title}」の価格が変わりました。`,
        },
      ),
    )
  return warnings
}

function periodWarnings(line: WarnedLine, index: number, validDays: number): Warning[] {
  const supply = daysSupplyOf(line, line.unitsPerPack)
  if (supply === null) return []
  const warnings: Warning[] = []
  const wanted = Math.min(line.duration_days ?? validDays, validDays)
  const covered = supply * (line.refillsAllowed + 1)
  if (covered < wanted)
    warnings.push(
      warning(
        'SUPPLY_SHORT',
        'info',
        index,
        { days: covered, wanted },
        {
          en: `${line.title} lasts ${covered} days with all refills, less than the ${wanted} days meant.`,
          ja: `「${line.title}」は再注文分を含めて${covered}日分で、予定の${wanted}日間に足りません。`,
        },
      ),
    )
  const lastOrder = line.refillsAllowed * Math.max(line.minDaysBetween, 1)
  if (line.refillsAllowed > 0 && lastOrder > validDays)
    warnings.push(
      warning(
        'REFILLS_BEYOND_EXPIRY',
        'info',
        index,
        { days: lastOrder, valid_days: validDays },
        {
          en: `The last refill of ${line.title} falls after the recipe has expired.`,
          ja: `「${line.title}」の最後の再注文は有効期限の後になります。`,
        },
      ),
    )
  return warnings
}

function duplicateWarnings({ lines, others }: WarningInput): Warning[] {
  const warnings: Warning[] = []
  lines.forEach((line, index) => {
    for (const { code, name } of line.ingredients.filter(isActive)) {
      const earlier = lines.findIndex((each) => each.ingredients.some((i) => i.code === code))
      if (earlier < index)
        warnings.push(
          warning(
            'DUPLICATE_INGREDIENT',
            'warn',
            index,
            { ingredient: name, other: earlier },
            {
              en: `${line.title} and ${lines[earlier]?.title} both contain ${name}.`,
              ja: `「${line.title}」と「${lines[earlier]?.title}」の両方に${name}が含まれています。`,
            },
          ),
        )
      const other = others.find((each) => each.ingredients.some((i) => i.code === code))
      if (other)
        warnings.push(
          warning(
            'DUPLICATE_IN_OTHER_RECIPE',
            'warn',
            index,
            { ingredient: name, recipe: other.recipe },
            {
              en: `${name} is also in ${other.title} of recipe ${other.recipe}.`,
              ja: `${name}はレシピ ${other.recipe} の「${other.title}」にも含まれています。`,
            },
          ),
        )
    }
  })
  return warnings
}

// bases of creams are in everything and do nothing twice
const isActive = ({ code }: { code: string }) =>
  !/^(aqua|water|glycer|panthenol|ceramide|squalan|hyaluron|petrolatum|allantoin|aloe|shea|zinc_oxide|titanium)/i.test(
    code,
  )

function limitWarnings({ lines, others, limits = {} }: WarningInput): Warning[] {
  return ingredientTotals(lines, others, limits)
    .filter((total) => total.limit !== null && total.per_day > total.limit)
    .map((total) =>
      warning(
        'UPPER_LIMIT',
        'warn',
        null,
        { ...total },
        {
          en: `${total.name}: ${total.per_day} ${total.unit} a day is over the limit of ${total.limit} ${total.unit}.`,
          ja: `${total.name}：1日${total.per_day} ${total.unit}は上限（${total.limit} ${total.unit}）を超えています。`,
        },
      ),
    )
}

const warning = (
  code: Wire['code'],
  level: Wire['level'],
  line: number | null,
  detail: Record<string, unknown>,
  texts: Texts,
): Warning => ({ code, level, line, detail, texts })

/** Whether a name holds the allergy as a whole word, or anywhere in scripts without blanks. */
function meets(name: string, allergy: string): boolean {
  const [inside, wanted] = [plain(name), plain(allergy)]
  if (wanted.length < 2) return inside === wanted
  if (!/^[\p{Script=Latin}\d ]+$/u.test(wanted)) return inside.includes(wanted)
  return ` ${inside} `.includes(` ${wanted} `) || ` ${inside} `.includes(` ${wanted}s `)
}

const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
