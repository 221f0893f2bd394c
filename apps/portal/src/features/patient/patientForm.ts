import type { components } from '@officina/openapi/schema'
import { listOf } from '@officina/shared/listOf'
import type { useServerForm } from '@officina/ui/useServerForm.ts'
import { typedNumber } from '../typedNumber.ts'
import { type FieldName, fieldNames, importedFields, patientFields } from './fields.ts'

type Detail = components['schemas']['DoctorPatientDetail']
type Patch = components['schemas']['PatientPatch']

type Fields = Record<FieldName, string>

/** What the patient's form holds, as typed. Lists are comma-separated. */
export const emptyPatient = {
  ...(Object.fromEntries(
    fieldNames.map((name) => [name, patientFields[name].start ?? '']),
  ) as Fields),
  personal_message: '',
  questionnaire_id: '',
  recipe_draft_id: '',
}
export type PatientValues = typeof emptyPatient
export type PatientForm = ReturnType<typeof useServerForm<PatientValues>>

/** Fields of a patient as they are typed. */
export const typed = <K extends FieldName>(
  patient: { readonly [P in K]: string | number | readonly string[] | null },
  names: readonly K[],
): Record<K, string> =>
  Object.fromEntries(names.map((name) => [name, textOf(patient[name])])) as Record<K, string>

const textOf = (value: string | number | readonly string[] | null) =>
  typeof value === 'object' ? (value ?? []).join(', ') : `${value}`

export const valuesOf = (patient: Detail): PatientValues => ({
  ...emptyPatient,
  ...typed(patient, fieldNames),
})

/** What was typed, as the server takes it. */
export const read = <K extends FieldName>(
  values: Record<K, string>,
  names: readonly K[],
): Required<Pick<Patch, K>> =>
  Object.fromEntries(names.map((name) => [name, wireOf(name, values[name])])) as Required<
    Pick<Patch, K>
  >

function wireOf(name: FieldName, value: string) {
  const { kind } = patientFields[name]
  if (kind === 'needed') return value
  if (kind === 'list') return listOf(value)
  return kind === 'percent' ? typedNumber(value) : value || null
}

/** Body of the invitation. */
export const inviteOf = (
  values: PatientValues,
  send: boolean,
): components['schemas']['PatientInviteNew'] => ({
  ...read(values, importedFields),
  personal_message: values.personal_message || null,
  questionnaire_id: values.questionnaire_id || null,
  recipe_draft_id: values.recipe_draft_id || null,
  send,
})

/**
 * Body of a change, of what was changed alone: an entry that holds a comma would be taken apart. The email address only
 * while it may be changed.
 */
export function patchOf(values: PatientValues & { revision: number }, patient: Detail): Patch {
  const before = valuesOf(patient)
  const changed = fieldNames.filter(
    (name) => values[name] !== before[name] && (name !== 'email' || patient.email_editable),
  )
  return { revision: values.revision, ...read(values, changed) }
}

/** The words of the fields alone, for the summary of errors. */
export const labelsOf = (words: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(words).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )
