import type { components } from '@officina/openapi/schema'
import type { useServerForm } from '@officina/ui/useServerForm.ts'

type Detail = components['schemas']['DoctorPatientDetail']

/** What the patient's form holds, as typed. Lists are comma-separated. */
export const emptyPatient = {
  last_name: '',
  first_name: '',
  kana: '',
  email: '',
  phone: '',
  birth_date: '',
  sex: 'unknown',
  language: 'en',
  tags: '',
  discount_percent: '0',
  first_order_discount_percent: '0',
  catalog_access: '',
  allergies: '',
  conditions: '',
  medications: '',
  pregnancy: 'unknown',
  personal_message: '',
  questionnaire_id: '',
  recipe_draft_id: '',
}
export type PatientValues = typeof emptyPatient
export type PatientForm = ReturnType<typeof useServerForm<PatientValues>>

export const valuesOf = (patient: Detail): PatientValues => ({
  last_name: patient.last_name,
  first_name: patient.first_name,
  kana: patient.kana ?? '',
  email: patient.email ?? '',
  phone: patient.phone ?? '',
  birth_date: patient.birth_date ?? '',
  sex: patient.sex,
  language: patient.language,
  tags: patient.tags.join(', '),
  discount_percent: `${patient.discount_percent}`,
  first_order_discount_percent: `${patient.first_order_discount_percent}`,
  catalog_access: patient.catalog_access ?? '',
  allergies: patient.allergies.join(', '),
  conditions: patient.conditions.join(', '),
  medications: patient.medications.join(', '),
  pregnancy: patient.pregnancy,
  personal_message: '',
  questionnaire_id: '',
  recipe_draft_id: '',
})

/** Body of the invitation. */
export const inviteOf = (
  values: PatientValues,
  send: boolean,
): components['schemas']['PatientInviteNew'] => ({
  ...personOf(values),
  email: values.email,
  discount_percent: numberOf(values.discount_percent),
  personal_message: values.personal_message || null,
  questionnaire_id: values.questionnaire_id || null,
  recipe_draft_id: values.recipe_draft_id || null,
  send,
})

/** Body of a change: the email address only while it may be changed. */
export const patchOf = (
  values: PatientValues,
  patient: Detail,
): components['schemas']['PatientPatch'] => ({
  revision: patient.revision,
  ...personOf(values),
  ...(patient.email_editable ? { email: values.email } : {}),
  discount_percent: numberOf(values.discount_percent),
  first_order_discount_percent: numberOf(values.first_order_discount_percent),
  catalog_access: (values.catalog_access || null) as Detail['catalog_access'],
  allergies: listOf(values.allergies),
  conditions: listOf(values.conditions),
  medications: listOf(values.medications),
  pregnancy: values.pregnancy as Detail['pregnancy'],
})

const personOf = (values: PatientValues) => ({
  last_name: values.last_name,
  first_name: values.first_name,
  kana: values.kana || null,
  phone: values.phone || null,
  birth_date: values.birth_date || null,
  sex: values.sex as Detail['sex'],
  language: values.language as Detail['language'],
  tags: listOf(values.tags),
})

/** Empty counts as 0; anything that is no number goes to the server as it is and comes back as an error. */
const numberOf = (text: string): number => {
  const number = Number(text.trim() || 0)
  return Number.isFinite(number) ? number : (text as unknown as number)
}

export const listOf = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,、，\n]/)
      .map((part) => part.trim())
      .filter(Boolean),
  ),
]

/** The words of the fields alone, for the summary of errors. */
export const labelsOf = (words: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(words).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )
