import type { FastifyInstance } from 'fastify'
import type { JsonSchema, SpecOperation } from '../contract.ts'
import { guardOf } from '../contract.ts'
import { DomainError, type Texts } from '../entities/errors.ts'
import { failure } from './failures.ts'
import { unknownField } from './validate.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How many keys a JSON body of the route may have in all its objects together. */
    maxKeys?: number
  }
}

export const defaultMaxKeys = 1_000
const highestMaxKeys = 20_000
const maxDepth = 32
const maxKeyLength = 200
/** Values that lists and objects may hold together, for each key that is allowed. */
const valuesPerKey = 5

/** Bodies that are JSON, in place of Fastify's parser: bounded before they are parsed. */
export function registerJson(app: FastifyInstance): void {
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    try {
      done(null, parseJson(String(text), request.routeOptions.config?.maxKeys))
    } catch (error) {
      done(error as Error)
    }
  })
}

/**
 * The value of a JSON text. 422 when it is nested deeper than 32 levels, has too many keys or values, or names
 * a key twice or `__proto__`; 400 when it is no JSON. One pass over the text decides, before anything walks the value.
 */
export function parseJson(text: string, maxKeys = defaultMaxKeys): unknown {
  assertBounded(text, maxKeys)
  try {
    return JSON.parse(text)
  } catch {
    throw failure(400, 'MALFORMED_BODY', {
      en: 'The request body is not valid JSON.',
      ja: '送信内容の形式が正しくありません。',
    })
  }
}

/** The keys an operation's body may have: 1,000, or what the contract says (`x-max-keys`, signed in only). */
export function maxKeysOf(operation: SpecOperation): number {
  const own = operation['x-max-keys']
  if (own === undefined) return defaultMaxKeys
  if (!guardOf(operation))
    throw new Error(`${operation.operationId}: x-max-keys is for signed-in calls`)
  if (!(own > defaultMaxKeys && own <= highestMaxKeys))
    throw new Error(`${operation.operationId}: x-max-keys is above 1,000 and at most 20,000`)
  return own
}

/** The most keys that a body of this schema can have; Infinity where the schema sets no bound. */
export function keysOf(schema: JsonSchema | undefined): number {
  if (!schema) return 0
  const { maxItems = Infinity, maxProperties = Infinity } = schema as Record<string, number>
  const own = Object.values(schema.properties ?? {})
  const more = schema.additionalProperties as JsonSchema | boolean | undefined
  const choices = [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])].map(keysOf)
  const inItems = keysOf(schema.items)
  return (
    own.length +
    [...own, ...(schema.allOf ?? [])].reduce((sum, part) => sum + keysOf(part), 0) +
    Math.max(0, ...choices) +
    (inItems > 0 ? maxItems * inItems : 0) +
    (typeof more === 'object' ? maxProperties * (1 + keysOf(more)) : 0)
  )
}

const [quote, backslash, comma, colon] = [0x22, 0x5c, 0x2c, 0x3a]
const [openBracket, closeBracket, openBrace, closeBrace] = [0x5b, 0x5d, 0x7b, 0x7d]

/** Reads every character once and keeps, of each open object, its keys. Leaves to the parser what is no JSON. */
function assertBounded(text: string, maxKeys: number): void {
  const open: Set<string>[] = []
  let keys = 0
  let values = 0
  for (let i = 0; i < text.length; i++) {
    const char = text.charCodeAt(i)
    if (char === quote) {
      const end = endOfString(text, i)
      const next = endOfSpace(text, end + 1)
      if (text.charCodeAt(next) === colon) {
        if (++keys > maxKeys) throw tooMany(maxKeys)
        assertFresh(text.slice(i + 1, end), open.at(-1))
      }
      i = next - 1
    } else if (char === comma) {
      if (++values > maxKeys * valuesPerKey) throw tooMany(maxKeys)
    } else if (char === openBrace || char === openBracket) {
      if (open.push(new Set()) > maxDepth) throw tooDeep()
    } else if (char === closeBrace || char === closeBracket) open.pop()
  }
}

/** Where the string that begins at `start` has its closing quote; the text's end without one. */
function endOfString(text: string, start: number): number {
  for (let i = start + 1; i < text.length; i++) {
    const char = text.charCodeAt(i)
    if (char === backslash) i++
    else if (char === quote) return i
  }
  return text.length
}

function endOfSpace(text: string, start: number): number {
  let i = start
  while (/[ \n\r\t]/.test(text.charAt(i))) i++
  return i
}

/** A key that comes twice would mean one thing here and another to whoever looked at the call before. */
function assertFresh(written: string, known: Set<string> | undefined): void {
  if (written.length > maxKeyLength) throw keyTooLong()
  const key = written.includes('\\') ? unescaped(written) : written
  if (key === '__proto__') throw refusal(key, unknownField(key))
  if (known?.has(key))
    throw refusal(key, {
      en: `The field “${key}” is sent twice.`,
      ja: '同じ項目が2回送信されました。',
    })
  known?.add(key)
}

function unescaped(written: string): string {
  try {
    return String(JSON.parse(`"${written}"`))
  } catch {
    return written
  }
}

const refusal = (field: string, texts: Texts, code = 'VALIDATION_FAILED') =>
  new DomainError('invalid', code, texts, { fields: { [field.toWellFormed()]: [texts] } })

const keyTooLong = () =>
  refusal('_', {
    en: `The name of a field can have at most ${maxKeyLength} characters.`,
    ja: `項目名は${maxKeyLength}文字以内にしてください。`,
  })

const tooDeep = () =>
  refusal(
    '_',
    {
      en: `The data is nested more than ${maxDepth} levels deep.`,
      ja: `データの入れ子は${maxDepth}階層以内にしてください。`,
    },
    'BODY_TOO_DEEP',
  )

const tooMany = (maxKeys: number) =>
  refusal(
    '_',
    {
      en: `The data has more than ${maxKeys.toLocaleString('en')} fields. Send it in smaller parts.`,
      ja: `データの項目数は${maxKeys.toLocaleString('en')}件以内です。分けて送信してください。`,
    },
    'BODY_TOO_LARGE',
  )
