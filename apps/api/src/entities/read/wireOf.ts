import type { components } from '@officina/openapi/schema'
import { memoOf } from '@officina/shared/memo'
import { type JsonSchema, loadSpec, propertiesOf } from '../../contract.ts'

type Schemas = components['schemas']
type Camel<S extends string> = S extends `${infer A}_${infer B}` ? `${A}${Capitalize<Camel<B>>}` : S
type KeyIn<R, K extends string> = K extends keyof R ? K : Camel<K> & keyof R
type Wired<V> = V extends Date ? string : V
type Shared<S, R> = {
  [K in keyof S & string as KeyIn<R, K> extends never ? never : K]: Wired<R[KeyIn<R, K>]>
}

/**
 * What a schema and a row have by the same name (`placed_at` of `placedAt`): instants as ISO text, everything else as it
 * is. What has another name, or is worked out, is written beside it.
 */
export function wireOf<S extends keyof Schemas, R extends object>(
  schema: S,
  row: R,
): Shared<Schemas[S], R> {
  const values = row as Record<string, unknown>
  const shared: Record<string, unknown> = {}
  for (const [name, key] of keysOf(loadSpec().components.schemas[schema] as JsonSchema)) {
    const value = name in row ? values[name] : values[key]
    if (value !== undefined) shared[name] = value instanceof Date ? value.toISOString() : value
  }
  return shared as Shared<Schemas[S], R>
}

/** Names of a schema's properties, and of the columns in which rows have them. */
const keysOf = memoOf((schema: JsonSchema) =>
  Object.keys(propertiesOf(schema)).map((name): [string, string] => [
    name,
    name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
  ]),
)
