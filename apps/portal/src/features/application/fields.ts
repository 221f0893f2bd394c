import type { components } from '@officina/openapi/schema'
import type { AskedFields, FieldState } from '@officina/shared/applicationForm'
import type { Locale } from '@officina/shared/locale'

type Details = Omit<components['schemas']['DoctorApplicationUpdate'], 'revision'>
export type DetailName = keyof Details

/** One field of the application as data; the label is in messages.ts. */
export type DetailField = {
  name: DetailName
  kind: 'text' | 'tel' | 'url' | 'date' | 'speciality' | 'licence_type' | 'country'
  required?: boolean
  maxLength?: number
  /** As the contract has it; said by the browser too, so that all that is wrong is said at once. */
  pattern?: RegExp
  autoComplete?: string
  /** Only where names have a reading. */
  only?: 'ja'
  /** Two such fields share a row on wide screens. */
  half?: boolean
}
export type DetailGroup = 'person' | 'practice' | 'licence'

const phone = { maxLength: 30, pattern: /^[0-9+() .-]{6,30}$/ }

/** The form of an application: named groups of fields, shared by applying and by correcting. */
export const detailGroups: readonly { name: DetailGroup; fields: readonly DetailField[] }[] = [
  {
    name: 'person',
    fields: [
      text('last_name', 60, 'family-name', { required: true, half: true }),
      text('first_name', 60, 'given-name', { required: true, half: true }),
      text('last_name_kana', 60, undefined, { only: 'ja', half: true }),
      text('first_name_kana', 60, undefined, { only: 'ja', half: true }),
      { name: 'phone', kind: 'tel', ...phone, autoComplete: 'tel', required: true },
    ],
  },
  {
    name: 'practice',
    fields: [
      text('clinic_name', 120, 'organization', { required: true }),
      text('clinic_postal_code', 12, 'postal-code', {
        pattern: /^[0-9A-Za-z][0-9A-Za-z -]{1,11}$/,
        required: true,
        half: true,
      }),
      text('clinic_prefecture', 60, 'address-level1', { required: true, half: true }),
      text('clinic_city', 80, 'address-level2', { required: true }),
      text('clinic_line1', 120, 'address-line1', { required: true }),
      text('clinic_line2', 120, 'address-line2'),
      { name: 'clinic_phone', kind: 'tel', ...phone, half: true },
      {
        name: 'website',
        kind: 'url',
        maxLength: 200,
        pattern: /^https?:\/\/[^\s]+$/,
        autoComplete: 'url',
        half: true,
      },
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

/** Whether a form shows a field; what is optional and only for Japanese names, to readers of Japanese. */
export function isShown(field: DetailField, form: AskedFields, locale: Locale): boolean {
  const state = stateIn(form, field.name)
  return state === 'optional' ? (field.only ?? locale) === locale : state !== 'hidden'
}

export const isRequired = (field: DetailField, form: AskedFields): boolean =>
  field.required === true || stateIn(form, field.name) === 'required'

/** What is typed into it stays there while the country is changed, and is not sent. */
export const isHidden = (form: AskedFields, name: DetailName): boolean =>
  stateIn(form, name) === 'hidden'

const stateIn = (form: AskedFields, name: DetailName): FieldState =>
  (form as Partial<Record<DetailName, FieldState>>)[name] ?? 'optional'

/** The same groups, with the country of the licence before everything else. */
export const withCountryFirst = (groups: typeof detailGroups): typeof detailGroups => {
  const isCountry = ({ name }: DetailField) => name === 'licence_country'
  const country = groups
    .flatMap(({ fields }) => fields)
    .filter(isCountry)
    .map((field) => ({ ...field, half: false }))
  return groups.map((group, i) => {
    const others = group.fields.filter((field) => !isCountry(field))
    return { ...group, fields: i === 0 ? [...country, ...others] : others }
  })
}

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

/** `kingsway.example` as `https://kingsway.example`; anything else stays as typed. */
export const webAddress = (typed: string): string =>
  /^[\w-]+(\.[\w-]+)+([/?#:]\S*)?$/.test(typed.trim()) ? `https://${typed.trim()}` : typed

/** People are asked for their names in the order of their language. */
export function inOrder(fields: readonly DetailField[], locale: Locale): readonly DetailField[] {
  if (locale === 'ja') return fields
  const other: Partial<Record<DetailName, DetailName>> = {
    last_name: 'first_name',
    first_name: 'last_name',
    last_name_kana: 'first_name_kana',
    first_name_kana: 'last_name_kana',
  }
  return fields.map(
    (field) => fields.find(({ name }) => name === (other[field.name] ?? field.name)) ?? field,
  )
}
