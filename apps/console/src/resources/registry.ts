import type { Locale } from '@officina/shared/locale'
import { allResources, findResource } from '../schema/spec.ts'
import { pluralOf } from '../schema/words.ts'
import type { Definition } from './definition.ts'

/** A folder has one, or several that share its pages. */
const found = import.meta.glob<Definition | Definition[]>('./*/definition.ts', {
  eager: true,
  import: 'default',
})

/** Every resource of the console: those of the spec, with what their folders add, in the menu's order. */
export const definitions: readonly Definition[] = collect()

export const definitionOf = (name: string): Definition | undefined =>
  definitions.find((definition) => definition.name === name)

/** Whether there is a list to open. */
export const hasPage = (definition: Definition): boolean =>
  Boolean(definition.list ?? findResource(definition.name))

/** Where its list is, and what the menu calls it. */
export const pageOf = ({ name, to }: Definition): string => to?.list ?? `/${name}`

export function pageName({ name, label }: Definition, locale: Locale): string {
  const spec = findResource(name)
  return label?.[locale] ?? (spec ? pluralOf(spec, locale) : name)
}

function collect(): Definition[] {
  const written = Object.values(found).flat()
  const names = new Set(written.map((definition) => definition.name))
  const rest = allResources()
    .filter((spec) => !names.has(spec.name))
    .map((spec): Definition => ({ name: spec.name }))
  return [...written, ...rest].sort((a, b) => place(a) - place(b))
}

// hoisted: the list is made while this module loads
function place(definition: Definition): number {
  return definition.menu === false ? 1000 : (definition.menu ?? 500)
}
