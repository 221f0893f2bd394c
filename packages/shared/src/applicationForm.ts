/** Whether a doctor who applies has to fill in a field, may, or does not see it. */
export type FieldState = 'required' | 'optional' | 'hidden'

/** Fields that an installation decides about, by country. */
export const choosableFields = [
  'last_name_kana',
  'first_name_kana',
  'clinic_line2',
  'clinic_phone',
  'website',
  'job_title',
  'licence_expires_on',
] as const
type ChoosableField = (typeof choosableFields)[number]

/** What no review can do without: these are asked in every country. */
export const requiredFields = [
  'last_name',
  'first_name',
  'phone',
  'clinic_name',
  'clinic_postal_code',
  'clinic_prefecture',
  'clinic_city',
  'clinic_line1',
  'speciality',
  'licence_type',
  'licence_country',
  'licence_number',
  'licence_file',
] as const

export type AskedFields = Record<ChoosableField, FieldState>
/** The form of some countries; `*` is all others. */
export type CountryForm = { countries: readonly string[] } & AskedFields

/** What is asked where nothing else was said. */
export const usualForm = Object.fromEntries(
  choosableFields.map((field) => [field, 'optional']),
) as AskedFields

/** The form for a country of the licence, else the one for all others. */
export function formFor(forms: readonly CountryForm[], country: string | null | undefined) {
  const found =
    forms.find(({ countries }) => country && countries.includes(country)) ??
    forms.find(({ countries }) => countries.includes('*'))
  return asked(found ?? usualForm)
}

/** What a form says of its fields, without its countries. */
export const asked = (form: AskedFields): AskedFields =>
  Object.fromEntries(choosableFields.map((field) => [field, form[field]])) as AskedFields

/** Whether a country is asked something else than the others. */
export const differsByCountry = (forms: readonly CountryForm[]): boolean =>
  forms.some(({ countries }) => !countries.includes('*'))

export type ApplicationProblem = 'missing' | 'not_asked'

/**
 * What a form refuses of an application, by field: what is required and empty, and what is filled in though it is not
 * asked. Server and browser ask this one.
 */
export function applicationProblems(
  form: AskedFields,
  values: Partial<Record<ChoosableField, string | null | undefined>>,
): Partial<Record<ChoosableField, ApplicationProblem>> {
  const found: Partial<Record<ChoosableField, ApplicationProblem>> = {}
  for (const field of choosableFields) {
    const isFilled = Boolean(values[field]?.trim())
    if (form[field] === 'required' && !isFilled) found[field] = 'missing'
    if (form[field] === 'hidden' && isFilled) found[field] = 'not_asked'
  }
  return found
}

/** Said at the field, in both languages. */
export const applicationProblemTexts = {
  missing: { en: 'Fill in this field.', ja: '入力してください。' },
  not_asked: {
    en: 'This field is not needed for the country of your licence. Leave it empty.',
    ja: '免許の発行国では、この項目の入力は不要です。空欄にしてください。',
  },
} as const satisfies Record<ApplicationProblem, Record<'en' | 'ja', string>>
