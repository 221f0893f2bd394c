import { codeOfShape, plainEmail } from '@officina/shared/plainCode'
import {
  email,
  maxLength,
  maxValue,
  minLength,
  minValue,
  regex,
  required,
  useTranslate,
  type Validator,
} from 'react-admin'
import type { FieldSpec } from './spec.ts'

const cache = new WeakMap<FieldSpec, Validator[]>()

/** What the spec demands of a field, checked while typing. The same array each time. */
export function validatorsOf(field: FieldSpec): Validator[] {
  const known = cache.get(field)
  if (known) return known
  const made = makeValidators(field)
  cache.set(field, made)
  return made
}

function makeValidators(field: FieldSpec): Validator[] {
  const text = field.type === 'string'
  const all: (Validator | false | undefined)[] = [
    isDemanded(field) && required(),
    text && field.minLength !== undefined && field.minLength > 1 && minLength(field.minLength),
    text && field.maxLength !== undefined && maxLength(field.maxLength),
    !text && field.minimum !== undefined && minValue(field.minimum),
    !text && field.maximum !== undefined && maxValue(field.maximum),
    field.pattern !== undefined && shaped(new RegExp(field.pattern, 'u')),
    field.format === 'email' && address,
    field.format === 'uri' && regex(/^https?:\/\/\S+$/i, 'officina.uri'),
    field.minItems ? atLeast(field.minItems) : undefined,
  ]
  return all.filter((validator) => validator !== false && validator !== undefined)
}

/** Required in the body, or never empty once it is there. A false boolean and an empty list are values. */
export const isDemanded = (field: FieldSpec): boolean =>
  !field.nullable &&
  !['boolean', 'array', 'object'].includes(field.type) &&
  (field.required || Boolean(field.enum) || (field.minLength ?? 0) > 0 || field.type !== 'string')

/** As the server takes it: full-width signs are made plain there. */
const shaped =
  (shape: RegExp): Validator =>
  (value) =>
    typeof value !== 'string' || value === '' || codeOfShape(value, shape) !== undefined
      ? undefined
      : 'officina.pattern'

/** Text in place of a number is what was typed and could not be read. */
export const readable = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? 'officina.unreadable' : undefined

const isAddress = email()
const address: Validator = (value, values) =>
  isAddress(typeof value === 'string' ? plainEmail(value) : value, values)

/** The same for what is counted. */
export const whole = (value: unknown): string | undefined =>
  (value ?? '') === '' || Number.isInteger(value) ? undefined : 'officina.whole'

const atLeast =
  (min: number): Validator =>
  (value) =>
    Array.isArray(value) && value.length >= min
      ? undefined
      : { message: 'officina.minItems', args: { min } }

/**
 * The text of a form error: the validators' keys translated, the server's texts as they are. `show` writes a bound as
 * people type the value, where the form holds it in another unit.
 */
export function useErrorText(): (
  message: string | undefined,
  show?: (bound: number) => string,
) => string | undefined {
  const translate = useTranslate()
  return (message, show = String) => {
    if (!message) return undefined
    const prefix = '@@react-admin@@'
    const error = message.startsWith(prefix) ? JSON.parse(message.slice(prefix.length)) : message
    if (typeof error === 'string') return translate(error, { _: error })
    const args = Object.entries<unknown>(error.args ?? {}).map(([name, value]) => [
      name,
      typeof value === 'number' ? show(value) : value,
    ])
    return translate(error.message, { _: error.message, ...Object.fromEntries(args) })
  }
}
