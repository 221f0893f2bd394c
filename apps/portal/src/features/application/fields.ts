import type { components } from '@officina/openapi/schema'

type Details = Omit<components['schemas']['DoctorApplicationUpdate'], 'revision'>
export type DetailName = keyof Details

/** One field of the application as data; the label is in messages.ts. */
export type DetailField = {
  name: DetailName
  kind: 'text' | 'tel' | 'url' | 'date' | 'speciality' | 'licence_type' | 'country'
  required?: boolean
  maxLength?: number
  autoComplete?: string
  /** Only where names have a reading. */
  only?: 'ja'
  /** Two such fields share a row on wide screens. */
  half?: boolean
}
export type DetailGroup = 'person' | 'practice' | 'licence'

/** The form of an application: named groups of fields, shared by applying and by correcting. */
export const detailGroups: readonly { name: DetailGroup; fields: readonly DetailField[] }[] = [
  {
    name: 'person',
    fields: [
      text('last_name', 60, 'family-name', { required: true, half: true }),
      text('first_name', 60, 'given-name', { required: true, half: true }),
      text('last_name_kana', 60, undefined, { only: 'ja', half: true }),
      text('first_name_kana', 60, undefined, { only: 'ja', half: true }),
      { name: 'phone', kind: 'tel', maxLength: 30, autoComplete: 'tel', required: true },
    ],
  },
  {
    name: 'practice',
    fields: [
      text('clinic_name', 120, 'organization', { required: true }),
      text('clinic_postal_code', 12, 'postal-code', { required: true, half: true }),
      text('clinic_prefecture', 60, 'address-level1', { required: true, half: true }),
      text('clinic_city', 80, 'address-level2', { required: true }),
      text('clinic_line1', 120, 'address-line1', { required: true }),
      text('clinic_line2', 120, 'address-line2'),
      { name: 'clinic_phone', kind: 'tel', maxLength: 30, half: true },
      { name: 'website', kind: 'url', maxLength: 200, autoComplete: 'url', half: true },
      { name: 'speciality', kind: 'speciality', required: true, half: true },
      text('job_title', 80, 'organization-title', { half: true }),
    ],
  },
  {
    name: 'licence',
    fields: [
      { name: 'licence_type', kind: 'licence_type', required: true, half: true },
      { name: 'licence_country', kind: 'country', required: true, half: true },
      text('licence_number', 40, 'off', { required: true, half: true }),
      { name: 'licence_expires_on', kind: 'date', half: true },
    ],
  },
]

export const detailFields = detailGroups.flatMap((group) => group.fields)

function text(
  name: DetailName,
  maxLength: number,
  autoComplete?: string,
  more: Partial<DetailField> = {},
): DetailField {
  return { name, kind: 'text', maxLength, autoComplete: autoComplete ?? 'off', ...more }
}

/** What the licence's files may be; the server decides by their first bytes. */
export const licenceFiles = {
  accept: ['image/jpeg', 'image/png', 'application/pdf', 'image/tiff'],
  maxBytes: 10 * 1024 * 1024,
  maxFiles: 5,
}
