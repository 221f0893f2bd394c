import type { FieldSpec } from '../schema/spec.ts'

type Data = Record<string, unknown>

/** What a PATCH sends: the fields that differ, of those the operation takes, and the revision that was read. */
export function changesOf(
  data: Data,
  previous: Data | undefined,
  accepted: Readonly<Record<string, FieldSpec>> | null | undefined,
): Data {
  const changed = Object.fromEntries(
    Object.entries(data).filter(
      ([key, value]) =>
        key !== 'id' &&
        key !== 'revision' &&
        value !== undefined &&
        (!accepted || (accepted[key] && !accepted[key].readOnly)) &&
        !same(value, previous?.[key]),
    ),
  )
  // a text that was emptied is an empty text where the contract has no null for it
  for (const [key, value] of Object.entries(changed)) {
    const field = accepted?.[key]
    if (value === null && field?.type === 'string' && !field.nullable && !field.enum)
      changed[key] = ''
  }
  const revision = data.revision ?? previous?.revision
  const takesRevision = accepted ? accepted.revision : revision !== undefined
  return takesRevision && revision !== undefined ? { ...changed, revision } : changed
}

/** What a POST sends: only fields the operation knows; empty optional ones are left out. */
export function inputOf(
  data: Data,
  accepted: Readonly<Record<string, FieldSpec>> | null | undefined,
): Data {
  return Object.fromEntries(
    Object.entries(data).filter(
      ([key, value]) =>
        value !== undefined &&
        (!accepted || accepted[key]) &&
        !(value === null && accepted?.[key]?.nullable === false),
    ),
  )
}

/** Files among the values make the call a multipart one. */
export function hasFiles(data: Data): boolean {
  return Object.values(data).some(
    (value) => isFile(value) || (Array.isArray(value) && value.some(isFile)),
  )
}

/** A form of the values: files as they are, lists of files one by one, everything that is no text as JSON. */
export function formOf(data: Data): FormData {
  const form = new FormData()
  for (const [key, value] of Object.entries(data)) {
    const parts = Array.isArray(value) && value.some(isFile) ? value : [value]
    for (const part of parts) {
      if (isFile(part)) form.append(parts.length > 1 ? `${key}[]` : key, part)
      else form.append(key, typeof part === 'string' ? part : JSON.stringify(part))
    }
  }
  return form
}

const isFile = (value: unknown): value is File => value instanceof File

function same(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if ((a ?? null) === null && (b ?? null) === null) return true
  return JSON.stringify(a) === JSON.stringify(b) && !isFile(a)
}
