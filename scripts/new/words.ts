import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sentence, statusTones } from '../../packages/shared/src/status/words.ts'

export type Words = { en: string; ja: string }
/** Words of a name on the wire, with the Japanese that was said on the command line. */
export type WordsOf = (key: string, said?: string, isState?: boolean) => Words

/**
 * Finds the Japanese of names: what `--ja` says, a state's word for a value, the glossary, the contract. A name that
 * nobody knows keeps its English; `open` has what somebody has to read again.
 */
export function dictionary(root: string, ja: readonly string[]) {
  const said = new Map(ja.map((pair) => pair.split('=') as [string, string]))
  const glossary = glossaryOf(root)
  const contract = contractOf(root)
  const open = { unknown: new Set<string>(), unsure: new Map<string, string[]>() }
  const wordsOf: WordsOf = (key, own, isState = false) => {
    const en = sentence(key.replaceAll('-', '_'))
    const found = own ?? said.get(key)
    if (found) return { en, ja: found }
    const all = isState ? statesOf(key) : []
    for (const known of [glossary, contract])
      if (all.length === 0) all.push(...(known.get(en) ?? known.get(singular(en)) ?? []))
    const [first = en, ...others] = byCount(all)
    if (all.length === 0) open.unknown.add(en)
    else if (others.length > 0) open.unsure.set(en, [first, ...others])
    return { en, ja: first }
  }
  return { wordsOf, open }
}

const statesOf = (value: string): string[] =>
  Object.values(statusTones as Record<string, Record<string, readonly string[]>>).flatMap(
    (kind) => kind[value]?.[2] ?? [],
  )

/** `| lot, batch | … | ロット、バッチ | … |` */
function glossaryOf(root: string): Map<string, string[]> {
  const rows = readFileSync(join(root, 'docs/glossary.md'), 'utf8').matchAll(
    /^\| ([^|]+) \| [^|]+ \| ([^|]+) \| [^|]+ \|$/gm,
  )
  const known = new Map<string, string[]>()
  for (const [, terms = '', japanese = ''] of rows) {
    const all = terms.replaceAll(/ \(.*?\)/g, '').split(', ')
    const ja = japanese.split('、')
    for (const [at, term] of all.entries())
      known.set(sentence(term), [ja.length === all.length ? (ja[at] ?? '') : japanese])
  }
  return known
}

function contractOf(root: string): Map<string, string[]> {
  const folder = join(root, 'openapi')
  const known = new Map<string, string[]>()
  for (const file of readdirSync(folder).map((entity) => join(folder, entity, 'schemas.yaml')))
    if (existsSync(file))
      for (const [, en = '', ja = ''] of readFileSync(file, 'utf8').matchAll(
        /title: ([^,}\n]+), x-ja: ([^,}\n]+?)[ ,}\n]/g,
      ))
        known.set(en, [...(known.get(en) ?? []), ja])
  return known
}

/** Each once, what is said most often first. */
function byCount(words: readonly string[]): string[] {
  const count = Map.groupBy(words, (word) => word)
  return [...count].sort(([, a], [, b]) => b.length - a.length).map(([word]) => word)
}

/**
 * Endings that several singulars have: statuses and causes, diagnoses and doses, headaches and coaches, series and
 * entries, indices and prices, scarves and curves. Those that mostly come from one are left to the rules below.
 */
const doubtful =
  /[aeiouy](ch|s)es$|(oes|zzes|us|is|ss)$|(^|-)([a-z]ies|series|species|movies|cookies|calories|news|axes|lenses|(ind|matr|vert|append)ices|(lea|loa|thie|cal|hal|shel|wol|scar|kni|wi|li)ves)$/
const sure = /(ba|ca|pha|cha|ea|do|po|hou|cau)ses$/

/** Whether nobody but the caller knows the singular. */
export const isDoubtful = (plural: string): boolean => doubtful.test(plural) && !sure.test(plural)

export const singular = (plural: string): string =>
  plural
    .replace(/ies$/, 'y')
    .replace(/(ss|x|ch|sh)es$/, '$1')
    .replace(/([^s])s$/, '$1')
