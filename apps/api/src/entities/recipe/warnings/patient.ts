import { dateText } from '../../../mail/words.ts'
import { codeOf } from '../units.ts'
import { type Contents, type WarnedLine, type Warning, warning } from './warning.ts'

/** What the patient must not get: the one kind that stops. */
export function allergyWarnings(line: Contents, index: number, allergies: string[]): Warning[] {
  const names = [
    line.title,
    ...line.ingredients.flatMap((each) => [each.name, each.code]),
    ...line.allergens,
  ]
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

/** Labels and ingredients that speak against use in pregnancy or while breastfeeding. */
export function pregnancyWarnings(line: WarnedLine, index: number, pregnancy?: string): Warning[] {
  if (pregnancy !== 'yes' && pregnancy !== 'breastfeeding') return []
  const onLabel = /pregnan|breast-?feed|nursing|lactat|妊娠|妊婦|授乳/i.test(line.labelWarnings)
  const ingredient = line.ingredients.find((each) => avoidInPregnancy.test(codeOf(each.code)))
  if (!onLabel && !ingredient) return []
  const why = ingredient?.name ?? line.title
  return [
    warning(
      'PREGNANCY',
      'warn',
      index,
      { pregnancy, ingredient: ingredient?.name ?? null },
      {
        en: `The patient is ${pregnancy === 'yes' ? 'pregnant' : 'breastfeeding'}: check ${why}.`,
        ja: `患者さんは${pregnancy === 'yes' ? '妊娠中' : '授乳中'}です。「${why}」をご確認ください。`,
      },
    ),
  ]
}

// retinoids and salicylates: the ones labels most often leave out
const avoidInPregnancy = /^(retin|vitamin_?a$|tretinoin|adapalene|salicyl|hydroquinone)/

/** A product that this patient has reported a reaction to. */
export function reactionWarnings(
  line: WarnedLine,
  index: number,
  reactions: { productId: string; on: string; stopped: boolean }[],
): Warning[] {
  const reported = reactions.find(({ productId }) => productId === line.productId)
  if (!reported) return []
  const { on, stopped } = reported
  return [
    warning(
      'REACTION',
      'warn',
      index,
      { on, stopped },
      {
        en: `The patient reported a reaction to ${line.title} on ${dateText(on, 'en')}${stopped ? '; you stopped it at that time' : ''}.`,
        ja: `患者さんは${dateText(on, 'ja')}に「${line.title}」による体調の変化を報告しています${stopped ? '（そのとき中止済み）' : ''}。`,
      },
    ),
  ]
}

/** Whether a name holds the allergy as whole words, one or many of it, or anywhere in scripts without blanks. */
export function meets(name: string, allergy: string): boolean {
  const [inside, wanted] = [plain(name), plain(allergy)]
  if (wanted.length < 2) return inside === wanted
  if (!/^[\p{Script=Latin}\d ]+$/u.test(wanted)) return inside.includes(wanted)
  return numbersOf(wanted).some((form) => ` ${inside} `.includes(` ${form} `))
}

/** Of one word as of many: labels say `Peanut` where patients say `peanuts`, and the other way round. */
const numbersOf = (word: string): string[] => [
  word,
  ...[`${word}s`, `${word}es`, word.replace(/y$/, 'ies')],
  ...[/(?<=..)s$/, /(?<=.(o|s|x|ch|sh))es$/].map((ending) => word.replace(ending, '')),
  word.replace(/(?<=..)ies$/, 'y'),
]

const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
