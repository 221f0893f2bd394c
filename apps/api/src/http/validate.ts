import { birthDateProblem } from '@officina/shared/birthDateProblem'
import { isCalendarDay } from '@officina/shared/dates/days'
import { formatNumber } from '@officina/shared/format'
import { phoneProblem } from '@officina/shared/phoneProblem'
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { JsonSchema } from '../contract.ts'
import { DomainError, type Texts } from '../entities/errors.ts'

/** Formats that only say how a value is shown and typed in; they refuse nothing. */
const displayFormats = [
  'delivery-method',
  'money',
  'basis-points',
  'phone',
  'multiline',
  'markdown',
  'file',
  'country',
  'region',
  'state',
  'month',
  'pack',
  'card-brand',
  'time-of-day',
  'changes',
  'audit-action',
]
/** The same as Ajv takes them. */
export const knownFormats = Object.fromEntries(displayFormats.map((name) => [name, true] as const))

const options = {
  allErrors: true,
  // errors carry the value
  verbose: true,
  strict: false,
  validateFormats: true,
  multipleOfPrecision: 6,
  formats: knownFormats,
} as const

/** Bodies are never coerced; path and plain query parameters are text on the wire, so they are. */
const strictAjv = new Ajv2020(options)
const coercingAjv = new Ajv2020({ ...options, coerceTypes: true, useDefaults: true })
for (const ajv of [strictAjv, coercingAjv]) {
  ;(addFormats as unknown as { default: (a: Ajv2020) => void } & ((a: Ajv2020) => void))(ajv)
  for (const name of ['date', 'date-time']) {
    const { validate } = ajv.formats[name] as { validate: (value: string) => boolean }
    ajv.addFormat(name, (value: string) => validate(value) && isNear(value))
  }
  // without the prefix `urn:uuid:`, which the database does not read
  ajv.addFormat('uuid', /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i)
}

/** Far enough from the first and the last day that the database has for all that is counted from here. */
const years = { first: 1900, last: 2999 }

/** Whether a day or time lies in these years; a leap second, which the database does not have, lies in none. */
function isNear(value: string): boolean {
  const year = new Date(value).getUTCFullYear()
  return year >= years.first && year <= years.last
}

export type Validator = (value: unknown, prefix?: string) => FieldErrors
export type FieldErrors = Record<string, Texts[]>
/** Errors by field. A field may be called `toString` or `__proto__`: nothing is inherited. */
export const noErrors = (): FieldErrors => Object.create(null)

export const compile = (schema: JsonSchema, mode: 'strict' | 'coerce' = 'strict'): Validator => {
  const ajv = mode === 'strict' ? strictAjv : coercingAjv
  // Compiled on first use: most processes never meet most operations.
  let check: ValidateFunction | undefined
  return (value, prefix = '') => {
    check ??= ajv.compile(schema)
    return check(value) ? {} : collect(check.errors ?? [], prefix, schema, value)
  }
}

/** Throws 422 with every failing field if there is one. */
export function refuse(fields: FieldErrors): void {
  const first = Object.values(fields)[0]?.[0]
  if (first) throw new DomainError('invalid', 'VALIDATION_FAILED', first, { fields })
}

function collect(
  errors: ErrorObject[],
  prefix: string,
  schema: JsonSchema,
  value: unknown,
): FieldErrors {
  const fields = noErrors()
  for (const error of errors) {
    if (['if', 'anyOf', 'oneOf', 'not'].includes(error.keyword) && errors.length > 1) continue
    const path = fieldPath(error)
    const key = [prefix, ...path].filter(Boolean).join('.') || '_'
    const name = nameOf(schema, path, key)
    const texts = isEmpty(value, path)
      ? required(name)
      : messageFor(error, name, key.endsWith('_bp') ? 100 : 1)
    fields[key] ??= []
    if (!fields[key].some((t) => t.en === texts.en)) fields[key].push(texts)
  }
  return fields
}

/** A field in which nothing was typed or chosen is missing, whatever else it is not. */
const isEmpty = (value: unknown, path: string[]): boolean => {
  const found = path.reduce<unknown>((part, key) => (part as Record<string, unknown>)?.[key], value)
  return path.length > 0 && (found === '' || found === null)
}

function required({ en, ja, title, choice }: Name): Texts {
  if (choice === 'answer')
    return { en: 'Choose yes or no.', ja: '「はい」か「いいえ」を選択してください。' }
  const words = {
    // "the" does not fit every title: "What happened", "Covered by"
    option: title ? `Choose an option for “${title}”.` : 'Choose one of the options.',
    object: `Choose the ${en}.`,
    none: `Enter the ${en}.`,
  }
  return {
    en: words[choice],
    ja: `${ja ? `${ja}を` : ''}${choice === 'none' ? '入力' : '選択'}してください。`,
  }
}

function fieldPath(error: ErrorObject): string[] {
  const path = error.instancePath
    .split('/')
    .slice(1)
    .map((p) => p.replaceAll('~1', '/').replaceAll('~0', '~'))
  const params = error.params as Record<string, unknown>
  if (error.keyword === 'required') path.push(String(params.missingProperty))
  if (error.keyword === 'additionalProperties') path.push(String(params.additionalProperty))
  if (error.keyword === 'unevaluatedProperties') path.push(String(params.unevaluatedProperty))
  return path
}

type Name = {
  en: string
  ja?: string
  /** As the contract has it, where it has one. */
  title?: string
  isPhone: boolean
  isBirthDate: boolean
  choice: Choice
  isMoney: boolean
  example?: string
}

/**
 * What a person calls the field: its title where the contract has one, else the last word of its key that is no
 * position; a rate is one, in whatever unit it is sent. Japanese only with `x-ja`. And what a right value looks like.
 */
function nameOf(schema: JsonSchema, path: string[], key: string): Name {
  // an entry of a list goes by the list's name
  const isEntry = /^\d+$/.test(path.at(-1) ?? '')
  const field = (isEntry ? path.slice(0, -1) : path).reduce<JsonSchema | undefined>(partOf, schema)
  const last = key.split('.').findLast((part) => !/^\d+$/.test(part)) ?? key
  const { title, 'x-ja': ja } = field ?? {}
  const { example } = (isEntry ? field?.items : field) ?? {}
  const isTitled = typeof title === 'string'
  return {
    en: isTitled ? inSentence(title) : last.replace(/_(bp|ids?)$/, '').replaceAll('_', ' '),
    isPhone: field?.format === 'phone',
    isBirthDate: last === 'birth_date',
    choice: choiceOf(isEntry ? field?.items : field) ?? 'none',
    isMoney: field?.format === 'money',
    ...(isTitled ? { title } : {}),
    ...(typeof example === 'string' ? { example } : {}),
    ...(typeof ja === 'string' ? { ja } : {}),
  }
}

/** What people choose and do not type: yes or no, one of a list, or an object such as a country, a record, a file. */
type Choice = 'answer' | 'option' | 'object' | 'none'

function choiceOf(schema: JsonSchema | undefined): Choice | undefined {
  if (!schema) return undefined
  if (Array.isArray(schema.enum)) return 'option'
  if (schema.type === 'boolean') return 'answer'
  if (chosenFormats.has(schema.format)) return 'object'
  for (const part of [...(schema.allOf ?? []), ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])]) {
    const found = choiceOf(part)
    if (found) return found
  }
  return undefined
}
const chosenFormats = new Set<unknown>(['country', 'delivery-method', 'file', 'uuid'])

function partOf(schema: JsonSchema | undefined, key: string): JsonSchema | undefined {
  if (!schema) return undefined
  if (schema.properties && Object.hasOwn(schema.properties, key)) return schema.properties[key]
  if (schema.items && /^\d+$/.test(key)) return schema.items
  for (const part of [...(schema.allOf ?? []), ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])]) {
    const found = partOf(part, key)
    if (found) return found
  }
  return undefined
}

/** "Last name" becomes "last name"; "ISBN" keeps its capitals. */
const inSentence = (title: string): string =>
  /^\p{Lu}\p{Ll}/u.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : title

/** Of a field that a call does not have. */
export const unknownField = (name: string): Texts => ({
  en: `The field “${name}” is not known.`,
  ja: '不明な項目です。',
})

const otherYears: Texts = {
  en: `Choose a date between ${years.first} and ${years.last}.`,
  ja: `${years.first}年から${years.last}年までの日付を選択してください。`,
}

const notWeb = (field: { en: string; ja?: string }): Texts => ({
  en: `Enter the ${field.en} as https://example.org.`,
  ja: `${field.ja ? `${field.ja}は` : ''}https://example.org の形式で入力してください。`,
})

/** `pointsPer` is 100 for basis points, which people type as per cent. */
function messageFor(error: ErrorObject, field: Name, pointsPer: number): Texts {
  const { en: name } = field
  // without a name the sentence stands below the field and needs none
  const [wa, no] = field.ja ? [`${field.ja}は`, `${field.ja}の`] : ['', '']
  const params = error.params as Record<string, unknown>
  // as both languages write numbers in their fields: 10,000; a year is none of an amount
  const isYear = /\byear$/.test(name)
  const limit = isYear ? `${params.limit}` : formatNumber(Number(params.limit), 'en')
  const bound = pointsPer === 1 ? limit : `${Number(params.limit) / pointsPer}%`
  // what nobody gave a title stands below the field it is about and is not called by its key
  const subject = field.title ? `The ${name} must be` : 'Enter'
  const of = field.title ? ` of the ${name}` : ''
  const misshapen = field.example
    ? {
        en: `Enter the ${name} in a form such as ${field.example}.`,
        ja: `${wa}「${field.example}」のような形式で入力してください。`,
      }
    : {
        en: `${field.title ? `The ${name}` : 'This'} has the wrong format.`,
        ja: `${no}形式が正しくありません。`,
      }
  const anotherOption = {
    en: field.title ? `Choose another option for “${field.title}”.` : 'Choose another option.',
    ja: `${no}選択内容が正しくありません。`,
  }
  // too short is no number either
  if (field.isPhone && ['pattern', 'minLength'].includes(error.keyword)) return phoneProblem
  switch (error.keyword) {
    case 'required':
      return required(field)
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return unknownField(name)
    case 'minLength':
      return params.limit === 1
        ? required(field)
        : {
            en: field.title
              ? `The ${name} needs at least ${limit} characters.`
              : `Use at least ${limit} characters.`,
            ja: `${wa}${limit}文字以上で入力してください。`,
          }
    case 'maxLength':
      return {
        en: field.title
          ? `The ${name} can have at most ${limit} characters.`
          : `Use at most ${limit} characters.`,
        ja: `${wa}${limit}文字以内で入力してください。`,
      }
    case 'minimum':
    case 'exclusiveMinimum':
      return {
        en: `${subject} at least ${bound}.`,
        ja: `${wa}${bound}以上で入力してください。`,
      }
    case 'maximum':
    case 'exclusiveMaximum':
      return {
        en: `${subject} at most ${bound}.`,
        ja: `${wa}${bound}以下で入力してください。`,
      }
    case 'minItems':
      return {
        en: `Choose at least ${limit}${of}.`,
        ja: `${wa}${limit}件以上選んでください。`,
      }
    case 'maxItems':
      return {
        en: `Use at most ${limit}${of}.`,
        ja: `${wa}${limit}件以内にしてください。`,
      }
    case 'const':
      if (params.allowedValue === true)
        return { en: 'Tick this box to continue.', ja: 'チェックを入れてください。' }
      return anotherOption
    case 'enum':
      return anotherOption
    case 'pattern':
      return String(params.pattern).startsWith('^https?:') ? notWeb(field) : misshapen
    case 'format':
      if (params.format === 'uri') return notWeb(field)
      if (params.format === 'date' && isCalendarDay(String(error.data)))
        return field.isBirthDate ? birthDateProblem : otherYears
      return params.format === 'email'
        ? {
            en: 'Enter an email address such as ana@example.org.',
            ja: `${wa}「ana@example.org」のような形式で入力してください。`,
          }
        : misshapen
    case 'type': {
      if (field.choice === 'answer') return required(field)
      if (!/integer|number/.test(String(params.type))) return misshapen
      // money and rates are typed with decimals, in whatever unit they are sent
      const isWhole = /integer/.test(String(params.type)) && !field.isMoney && pointsPer === 1
      const number = isWhole ? 'a whole number' : 'a number'
      return {
        en: field.title ? `Enter the ${name} as ${number}.` : `Enter ${number}.`,
        ja: `${wa}${isWhole ? '整数' : '数字'}で入力してください。`,
      }
    }
    default:
      return misshapen
  }
}
