import { listed } from '@officina/shared/format'
import { inUnit, substanceOf } from '../units.ts'
import { sources } from '../upperLevels.ts'
import { type Excess, excesses, type LimitPerson } from '../upperLimits.ts'
import { type Warning, type WarningInput, warning } from './warning.ts'

/** The same product or ingredient in two lines, or in another recipe in force. */
export function duplicateWarnings({ lines, others }: WarningInput): Warning[] {
  const warnings: Warning[] = []
  lines.forEach((line, index) => {
    const same = lines.findIndex((each) => each.productId === line.productId)
    if (same < index)
      warnings.push(
        warning(
          'DUPLICATE_PRODUCT',
          'info',
          index,
          { other: same },
          {
            en: `${line.title} is in this recipe more than once.`,
            ja: `「${line.title}」がこのレシピに2回以上入っています。`,
          },
        ),
      )
    for (const { code, name } of line.ingredients.filter(isActive)) {
      const earlier = lines.findIndex((each) => holds(each, code))
      if (earlier < index && lines[earlier]?.productId !== line.productId)
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
      const other = others.find((each) => holds(each, code))
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
export const isActive = ({ code }: { code: string }) =>
  !/^(aqua|water|glycer|panthenol|ceramide|squalan|hyaluron|petrolatum|allantoin|aloe|shea|zinc_oxide|titanium)/i.test(
    code,
  )

const holds = ({ ingredients }: { ingredients: { code: string }[] }, code: string) =>
  ingredients.some((each) => substanceOf(each.code) === substanceOf(code))

/** Substances of which more is taken in a day than is held for safe; what is put on the skin is not taken. */
export function limitWarnings({ lines, others, patient }: WarningInput): Warning[] {
  const person: LimitPerson = {
    age: patient?.age ?? null,
    pregnancy: patient?.pregnancy ?? 'unknown',
  }
  return excesses(lines.map(taken), others.map(taken), person).map((excess) =>
    warning('UPPER_LIMIT', 'warn', null, detailOf(excess), textsOf(excess, person)),
  )
}

const taken = <T extends WarningInput['others'][number] | WarningInput['lines'][number]>(
  line: T,
) => (line.usageKind === 'oral' ? line : { ...line, ingredients: [] })

const detailOf = ({ code, name, total, limit, level, lines }: Excess) => ({
  code,
  ingredient: name,
  per_day: total,
  limit,
  unit: 'mg',
  lines,
  source: sources[level.source].title,
  source_url: sources[level.source].url,
})

function textsOf(excess: Excess, person: LimitPerson) {
  const { name, level, limit, others, withOthers, incomplete } = excess
  const [total, most] = [inUnit(excess.total, level.unit), inUnit(limit, level.unit)]
  const source = sources[level.source].name
  const also = others.map((other) => `${other.name} ${inUnit(other.limit, level.unit)}`)
  const who = groupOf(person)
  const en = [
    `${name}: ${incomplete ? 'at least ' : ''}${total} a day`,
    withOthers ? ' together with the other recipes' : '',
    ` is over the upper limit of ${most} for ${who.en} (${[source, listed(also, 'en')].filter(Boolean).join('; ')}).`,
    level.scope === 'all' ? ' Intake from food is not counted.' : '',
  ]
  const ja = [
    `${name}：${withOthers ? 'ほかのレシピと合わせて' : ''}1日${incomplete ? '少なくとも' : ''}${total}は、`,
    `${who.ja}の耐容上限量${most}を超えています（${listed([source, ...also], 'ja')}）。`,
    level.scope === 'all' ? '食事からの摂取は含みません。' : '',
  ]
  return { en: en.join(''), ja: ja.join('') }
}

function groupOf({ age, pregnancy }: LimitPerson) {
  const state = {
    yes: { en: 'pregnancy', ja: '妊娠中' },
    breastfeeding: { en: 'breastfeeding', ja: '授乳中' },
  }[pregnancy]
  if (age === null)
    return {
      en: `${state?.en ?? 'an adult'}, the strictest limit, as the age is not known`,
      ja: `${state?.ja ?? '成人'}（年齢不明のため最も厳しい値）`,
    }
  const years = Math.floor(age)
  const group = age < 1 ? { en: 'an infant', ja: '乳児' } : { en: `age ${years}`, ja: `${years}歳` }
  return state ? { en: `${state.en} at ${group.en}`, ja: `${group.ja}・${state.ja}` } : group
}
