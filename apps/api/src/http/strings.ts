import { codeOfShape, plainEmail } from '@officina/shared/plainCode'
import type { JsonSchema } from '../contract.ts'
import type { Texts } from '../entities/errors.ts'
import type { FieldErrors } from './validate.ts'

const secretFields = new Set([
  'password',
  'password_confirmation',
  'current_password',
  'token',
  'registration_token',
])
const badText: Texts = {
  en: 'The text contains characters that cannot be saved. If it comes from a file, save it as UTF-8 and try again.',
  ja: '使用できない文字が含まれています。ファイルの場合は、UTF-8で保存し直してください。',
}

/**
 * Cleans a parsed body in place of itself: strings trimmed (passwords never) and NFC, full-width signs made plain in
 * email addresses and where only so the text fits its pattern; U+0000 and lone surrogates are errors; an optional "" becomes null where the schema
 * allows null, else is left out. In a partial update leaving out means keeping, so there a "" that may not be empty stays
 * and is refused.
 */
export function cleanBody(
  value: unknown,
  schema: JsonSchema | undefined,
  errors: FieldErrors,
  isPartial = false,
  path: string[] = [],
): unknown {
  if (typeof value === 'string') return cleanText(value, schema, errors, path)
  if (Array.isArray(value))
    return value.map((item, i) =>
      cleanBody(item, schema?.items, errors, isPartial, [...path, String(i)]),
    )
  if (typeof value !== 'object' || value === null) return value
  const cleaned: Record<string, unknown> = {}
  for (const [key, inner] of Object.entries(value)) {
    const property = propertyOf(schema, key)
    const next = cleanBody(inner, property, errors, isPartial, [...path, key])
    if (next !== '' || schema?.required?.includes(key) || !property) define(cleaned, key, next)
    else if (allowsNull(property)) define(cleaned, key, null)
    else if (allowsText(property) && (isPartial || !property.minLength)) define(cleaned, key, '')
  }
  return cleaned
}

function cleanText(
  text: string,
  schema: JsonSchema | undefined,
  errors: FieldErrors,
  path: string[],
): string {
  if (text.includes('\u0000') || !text.isWellFormed()) {
    errors[path.join('.') || '_'] = [badText]
    return text
  }
  if (secretFields.has(path.at(-1) ?? '')) return text
  const clean = text.normalize('NFC').trim()
  const { pattern, format } = schema ?? {}
  if (format === 'email') return plainEmail(clean)
  if (typeof pattern !== 'string' || /^[ -~]*$/.test(clean)) return clean
  return codeOfShape(clean, new RegExp(pattern, 'u')) ?? clean
}

function propertyOf(schema: JsonSchema | undefined, key: string): JsonSchema | undefined {
  if (!schema) return undefined
  if (schema.properties && Object.hasOwn(schema.properties, key)) return schema.properties[key]
  for (const part of [...(schema.allOf ?? []), ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])]) {
    const found = propertyOf(part, key)
    if (found) return found
  }
  return undefined
}

const types = (schema: JsonSchema) => (Array.isArray(schema.type) ? schema.type : [schema.type])
const allowsNull = (schema: JsonSchema): boolean =>
  types(schema).includes('null') ||
  [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])].some(allowsNull)
const allowsText = (schema: JsonSchema): boolean => types(schema).includes('string')

// A key named __proto__ must become data, never a prototype.
function define(target: Record<string, unknown>, key: string, value: unknown): void {
  Object.defineProperty(target, key, {
    value,
    enumerable: true,
    writable: true,
    configurable: true,
  })
}
