import type { Json } from './document.ts'
import type { Source } from './load.ts'
import { isJson } from './schemas.ts'

export type Named = { kind: 'schemas' | 'parameters'; value: Json; source: Source<unknown> }
type Names = Record<string, string[]>

/**
 * Gives each schema with `x-pick: { Recipe: [id, label] }` those properties of the other schema, and with
 * `x-omit` all but those. Own properties take precedence, at the position where the list names them.
 * Returns the schemas that were picked from.
 */
export function writeOutPicks(all: Map<string, Named>): Set<string> {
  const bases = new Set<string>()
  const propertiesOf = (name: string, trail: string[]): Json => {
    const named = all.get(name)
    const picker = all.get(trail.at(-1) ?? '')?.source
    if (!named) throw new Error(`${picker?.at(name)}: there is no schema ${name} to pick from`)
    if (trail.includes(name))
      throw new Error(`${picker?.at(name)}: ${[...trail, name].join(' picks from ')}`)
    const { 'x-pick': picks, 'x-omit': omits, ...rest } = named.value
    const own = (rest.properties ?? {}) as Json
    const taken: Json = {}
    for (const [base, fields] of listed(picks)) {
      const known = propertiesOf(base, [...trail, name])
      bases.add(base)
      for (const field of fields) {
        if (!(field in own) && !(field in known)) throw lacks(named, name, base, field)
        taken[field] = own[field] ?? known[field]
      }
    }
    for (const [base, fields] of listed(omits)) {
      const known = propertiesOf(base, [...trail, name])
      bases.add(base)
      for (const field of fields) if (!(field in known)) throw lacks(named, name, base, field)
      const kept = Object.entries(known).filter(([field]) => !fields.includes(field))
      Object.assign(taken, Object.fromEntries(kept))
    }
    if (!picks && !omits) return own
    named.value = { ...rest, properties: { ...taken, ...own } }
    return named.value.properties as Json
  }
  for (const name of all.keys()) propertiesOf(name, [])
  return bases
}

const listed = (names: unknown) => (isJson(names) ? Object.entries(names as Names) : [])

const lacks = ({ source }: Named, name: string, base: string, field: string) =>
  new Error(`${source.at(name)}: ${name} names ${field}, which ${base} lacks`)
