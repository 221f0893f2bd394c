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

function same(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if ((a ?? null) === null && (b ?? null) === null) return true
  return JSON.stringify(a) === JSON.stringify(b)
}
