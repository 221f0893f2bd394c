import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { DomainError, type Texts } from '../domain/errors.ts'
import type { JsonSchema } from './spec.ts'

/** Formats that only say how a value is shown and typed in; they refuse nothing. */
export const displayFormats = ['money', 'basis-points', 'phone', 'multiline', 'markdown', 'file']

const options = {
  allErrors: true,
  strict: false,
  validateFormats: true,
  multipleOfPrecision: 6,
  // hints for the console, not rules
  formats: { money: true, markdown: true, file: true },
} as const

/** Bodies are never coerced; path and plain query parameters are text on the wire, so they are. */
const strictAjv = new Ajv2020(options)
const coercingAjv = new Ajv2020({ ...options, coerceTypes: true, useDefaults: true })
for (const ajv of [strictAjv, coercingAjv]) {
  ;(addFormats as unknown as { default: (a: Ajv2020) => void } & ((a: Ajv2020) => void))(ajv)
  for (const name of displayFormats) ajv.addFormat(name, true)
}

export type Validator = (value: unknown, prefix?: string) => FieldErrors
export type FieldErrors = Record<string, Texts[]>

export const compile = (schema: JsonSchema, mode: 'strict' | 'coerce' = 'strict'): Validator => {
  const ajv = mode === 'strict' ? strictAjv : coercingAjv
  // Compiled on first use: most processes never meet most operations.
  let check: ValidateFunction | undefined
  return (value, prefix = '') => {
    check ??= ajv.compile(schema)
    return check(value) ? {} : collect(check.errors ?? [], prefix)
  }
}

/** Throws 422 with every failing field if there is one. */
export function refuse(fields: FieldErrors): void {
  const first = Object.values(fields)[0]?.[0]
  if (first) throw new DomainError('invalid', 'VALIDATION_FAILED', first, { fields })
}

function collect(errors: ErrorObject[], prefix: string): FieldErrors {
  const fields: FieldErrors = {}
  for (const error of errors) {
    if (['if', 'anyOf', 'oneOf', 'not'].includes(error.keyword) && errors.length > 1) continue
    const key = [prefix, ...fieldPath(error)].filter(Boolean).join('.') || '_'
    const texts = messageFor(error, key.split('.').at(-1) ?? key)
    fields[key] ??= []
    if (!fields[key].some((t) => t.en === texts.en)) fields[key].push(texts)
  }
  return fields
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

function messageFor(error: ErrorObject, field: string): Texts {
  const name = field.replaceAll('_', ' ')
  const params = error.params as Record<string, unknown>
  switch (error.keyword) {
    case 'required':
      return { en: `The ${name} field is required.`, ja: '入力してください。' }
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return { en: `The ${name} field is not known.`, ja: '不明な項目です。' }
    case 'minLength':
      return params.limit === 1
        ? { en: `The ${name} field is required.`, ja: '入力してください。' }
        : {
            en: `The ${name} field must be at least ${params.limit} characters.`,
            ja: `${params.limit}文字以上で入力してください。`,
          }
    case 'maxLength':
      return {
        en: `The ${name} field must not be greater than ${params.limit} characters.`,
        ja: `${params.limit}文字以内で入力してください。`,
      }
    case 'minimum':
    case 'exclusiveMinimum':
      return {
        en: `The ${name} field must be at least ${params.limit}.`,
        ja: `${params.limit}以上で入力してください。`,
      }
    case 'maximum':
    case 'exclusiveMaximum':
      return {
        en: `The ${name} field must not be greater than ${params.limit}.`,
        ja: `${params.limit}以下で入力してください。`,
      }
    case 'minItems':
      return {
        en: `The ${name} field must have at least ${params.limit} items.`,
        ja: `${params.limit}件以上選んでください。`,
      }
    case 'maxItems':
      return {
        en: `The ${name} field must not have more than ${params.limit} items.`,
        ja: `${params.limit}件以内にしてください。`,
      }
    case 'enum':
    case 'const':
      return { en: `The selected ${name} is not valid.`, ja: '選択内容が正しくありません。' }
    case 'format':
      return params.format === 'email'
        ? {
            en: `The ${name} field must be a valid email address.`,
            ja: 'メールアドレスの形式で入力してください。',
          }
        : {
            en: `The ${name} field must be a valid ${params.format}.`,
            ja: '形式が正しくありません。',
          }
    case 'type':
      return {
        en: `The ${name} field must be of type ${String(params.type).replaceAll(',', ' or ')}.`,
        ja: '形式が正しくありません。',
      }
    default:
      return { en: `The ${name} field format is not valid.`, ja: '形式が正しくありません。' }
  }
}
