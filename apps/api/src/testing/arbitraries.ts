import fc, { type Arbitrary } from 'fast-check'
import type { JsonSchema } from '../contract.ts'

/** Texts that have broken servers before: controls, directions, composed letters, injections, bombs. */
const nastyTexts = [
  ...['', ' ', '\u0000', 'a\u0000b', '\ud800', '\u202eabc', '\u200d', '\ufeff', '\r\nBcc: a@b.c'],
  ...["'", '"', "'; drop table orders;--", '%', '_', '\\', '%00', '../../etc/passwd', '${7*7}'],
  ...['{{7*7}}', '<script>alert(1)</script>', '=1+1', '@SUM(A1)', '__proto__', 'constructor'],
  ...[
    'null',
    'NaN',
    '1e309',
    '-0',
    '١',
    '髙橋',
    'ﾊﾝｶｸ',
    '👩‍⚕️',
    'é',
    'e\u0301',
    '\u0007',
    '\u001b[31m',
  ],
  'x'.repeat(5_000),
]
const nastyValues: unknown[] = [
  ...nastyTexts,
  ...[null, true, false, 0, -1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 53), 1e308, [], {}, [[]], [null]],
  ...[{ __proto__x: 1 }, { toString: 1 }, { length: -1 }, Array.from({ length: 300 }, () => 'a')],
]
const nasty: Arbitrary<unknown> = fc.constantFrom(...nastyValues)

/** Values that a schema accepts. Formats that a schema names are kept; `ids` are put in for UUIDs. */
export function accepted(schema: JsonSchema, ids: Arbitrary<string>): Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const)
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum)
  const choices = schema.oneOf ?? schema.anyOf
  if (choices) return fc.oneof(...choices.map((one) => accepted(one, ids)))
  if (schema.allOf) return accepted(merged(schema), ids)
  const types = [schema.type ?? 'object'].flat()
  return fc.oneof(...types.map((type) => ofType(type, schema, ids)))
}

const merged = ({ allOf = [], ...rest }: JsonSchema): JsonSchema => ({
  ...Object.assign({}, ...allOf, rest),
  properties: Object.assign({}, ...[...allOf, rest].map((part) => part.properties)),
  required: [...allOf, rest].flatMap((part) => part.required ?? []),
})

function ofType(type: string, schema: JsonSchema, ids: Arbitrary<string>): Arbitrary<unknown> {
  const { minimum = -5, maximum = 5_000_000 } = schema as { minimum?: number; maximum?: number }
  switch (type) {
    case 'null':
      return fc.constant(null)
    case 'boolean':
      return fc.boolean()
    case 'integer':
      return fc.integer({ min: Math.ceil(minimum), max: Math.floor(maximum) })
    case 'number':
      return fc.double({ min: minimum, max: maximum, noNaN: true })
    case 'array':
      return arrayOf(schema, ids)
    case 'object':
      return objectOf(schema, ids)
    default:
      return textOf(schema, ids)
  }
}

function arrayOf(schema: JsonSchema, ids: Arbitrary<string>): Arbitrary<unknown[]> {
  const { minItems = 0, maxItems = 4 } = schema as { minItems?: number; maxItems?: number }
  const parts = schema.prefixItems as JsonSchema[] | undefined
  if (parts) return fc.tuple(...parts.map((part) => accepted(part, ids)))
  const items = accepted(schema.items ?? { type: 'string' }, ids)
  const size = { minLength: minItems, maxLength: Math.min(maxItems, minItems + 3) }
  return schema.uniqueItems ? fc.uniqueArray(items, size) : fc.array(items, size)
}

function objectOf(schema: JsonSchema, ids: Arbitrary<string>): Arbitrary<object> {
  const properties = Object.entries(schema.properties ?? {})
  if (properties.length === 0 && typeof schema.additionalProperties === 'object')
    return fc.dictionary(
      fc.stringMatching(/^[a-z]{1,8}$/),
      accepted(schema.additionalProperties as JsonSchema, ids),
      { maxKeys: 3 },
    )
  return fc.record(
    Object.fromEntries(properties.map(([name, property]) => [name, accepted(property, ids)])),
    { requiredKeys: schema.required ?? [] },
  )
}

function textOf(schema: JsonSchema, ids: Arbitrary<string>): Arbitrary<string> {
  const {
    minLength = 0,
    maxLength = 40,
    pattern,
    format,
  } = schema as {
    minLength?: number
    maxLength?: number
    pattern?: string
    format?: string
  }
  const days = { min: new Date('1930-01-01'), max: new Date('2060-12-31'), noInvalidDate: true }
  if (format === 'uuid') return ids
  if (format === 'date-time') return fc.date(days).map((at) => at.toISOString())
  if (format === 'date') return fc.date(days).map((at) => at.toISOString().slice(0, 10))
  if (format === 'email') return fc.stringMatching(/^[a-z]{1,10}@[a-z]{1,8}\.example$/)
  if (format === 'uri') return fc.stringMatching(/^https:\/\/[a-z]{1,10}\.example\/[a-z]{0,5}$/)
  if (pattern) return fc.stringMatching(new RegExp(pattern)).map((text) => text.slice(0, maxLength))
  return fc.string({ minLength, maxLength: Math.min(maxLength, minLength + 60), unit: 'grapheme' })
}

/** The value with one place in it, chosen at random, replaced by something nasty. */
export const spoilt = (value: unknown): Arbitrary<unknown> => {
  const places = placesOf(value)
  return fc
    .tuple(fc.constantFrom(...places), nasty)
    .map(([place, bad]) => replaced(value, place, bad))
}

type Place = readonly (string | number)[]

function placesOf(value: unknown, at: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [at]
  return [at, ...Object.entries(value).flatMap(([key, inner]) => placesOf(inner, [...at, key]))]
}

function replaced(value: unknown, [key, ...rest]: Place, bad: unknown): unknown {
  if (key === undefined) return bad
  if (Array.isArray(value))
    return value.map((item, index) => (String(index) === key ? replaced(item, rest, bad) : item))
  return { ...(value as object), [key]: replaced((value as never)[key], rest, bad) }
}

type Bounds = JsonSchema & {
  enum?: unknown[]
  const?: unknown
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
}

const misshapen: Record<string, string[]> = {
  date: ['31.12.2027'],
  'date-time': ['soon'],
  email: ['nobody'],
  uri: ['call me'],
  uuid: ['x'],
}

/** What is refused, and the key by which the answer has to name it. */
type Refused = { key: string; value: unknown }

/**
 * Values of the right type that a property does not take: too long, too many, too small, of another form; of lists and
 * objects also what one part of their example may not be. `key` is the property's own.
 */
export function beyond(property: JsonSchema, example: unknown, key: string): Refused[] {
  const { oneOf = [], anyOf = [], allOf = [] } = property
  const [first] = [example].flat()
  const parts = Object.entries(Object(example) === example ? (example as object) : {})
  // a body has at most 1,000 keys, and an answer names at most 50 fields
  const isShort = first !== undefined && JSON.stringify(first).split(':').length < 10
  return ([property, ...oneOf, ...anyOf, ...allOf] as Bounds[]).flatMap((each) => [
    ...[
      ...(each.enum ? ['none such'] : []),
      ...(each.const === true ? [false] : []),
      ...(misshapen[each.format ?? ''] ?? []),
      ...['javascript:alert(1)', '\u0001']
        .filter((text) => each.pattern && !new RegExp(each.pattern, 'u').test(text))
        .slice(0, 1),
      // an empty text is a missing one
      ...(each.minLength && each.minLength > 1 ? ['x'.repeat(each.minLength - 1)] : []),
      ...(each.maxLength && each.maxLength <= 20_000 ? ['x'.repeat(each.maxLength + 1)] : []),
      ...(each.minimum === undefined ? [] : [each.minimum - 1]),
      ...(each.maximum === undefined ? [] : [each.maximum + 1]),
      ...(each.minItems ? [[]] : []),
      ...(isShort && each.maxItems && each.maxItems <= 100
        ? [Array(each.maxItems + 1).fill(first)]
        : []),
    ].map((value) => ({ key, value })),
    ...(each.items ? beyond(each.items, first, `${key}.0`) : []).map((inner) => ({
      ...inner,
      value: [inner.value],
    })),
    ...parts.flatMap(([name, part]) =>
      beyond(each.properties?.[name] ?? {}, part, `${key}.${name}`).map((inner) => ({
        ...inner,
        value: { ...(example as object), [name]: inner.value },
      })),
    ),
  ])
}
