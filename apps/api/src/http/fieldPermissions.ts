import { memoOf } from '@officina/shared/memo'
import type { Actor } from '../context.ts'
import { type JsonSchema, propertiesOf } from '../contract.ts'

type Cut = (value: unknown, actor: Actor) => unknown

/**
 * Leaves out of an answer what the contract keeps for administrators with a permission (`x-permission` at
 * a field). Undefined when the schema has no such field.
 */
export const createCut = (schema: JsonSchema | undefined): Cut | undefined =>
  schema && cutOf(schema)

const cutOf = memoOf((schema: JsonSchema): Cut | undefined => {
  const items = schema.items ? createCut(schema.items) : undefined
  if (items)
    return (value, actor) =>
      Array.isArray(value) ? value.map((item) => items(item, actor)) : value
  const fields = propertiesOf(schema)
  const kept = Object.entries(fields).filter(([, field]) => field['x-permission'])
  const inner = Object.entries(fields).flatMap(([name, field]): [string, Cut][] => {
    const cut = createCut(field)
    return cut ? [[name, cut]] : []
  })
  if (kept.length === 0 && inner.length === 0) return undefined
  return (value, actor) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    const copy: Record<string, unknown> = { ...value }
    for (const [name, field] of kept)
      if (!allows(actor, String(field['x-permission']))) delete copy[name]
    for (const [name, cut] of inner) if (name in copy) copy[name] = cut(copy[name], actor)
    return copy
  }
})

const allows = (actor: Actor, permission: string): boolean =>
  actor.role === 'admin' && actor.permissions.includes(permission)
