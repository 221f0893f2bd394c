import type { TestApp } from './harness.ts'
import { linkTo, tokenOf } from './mails.ts'
import { formOf, pdf } from './uploads.ts'

export const applicationFields = {
  password: 'mortar and pestle 26',
  password_confirmation: 'mortar and pestle 26',
  last_name: 'Sato',
  first_name: 'Ren',
  phone: '+1 212 555 0100',
  clinic_name: 'Hill Clinic',
  clinic_postal_code: '10001',
  clinic_prefecture: 'New York',
  clinic_city: 'New York',
  clinic_line1: '1 Hill Street',
  speciality: 'dermatology',
  licence_type: 'physician',
  licence_number: 'MD-1',
  licence_country: 'US',
  terms_version: '2026-11-01',
  privacy_version: '2026-11-01',
  disclosure_accepted: true,
}

export const licence = { licence_file: [{ name: 'licence.pdf', content: pdf }] }

let count = 0

/** Walks the first step and answers the token of the mail. */
export async function registerDoctor(
  t: TestApp,
  email = `applicant${++count}@example.org`,
): Promise<{ email: string; token: string }> {
  await t.browser().post('/api/doctor/registration', { email })
  return { email, token: tokenOf(await linkTo(t, email)) }
}

/** The multipart body of an application. */
export const applicationForm = (
  token: string,
  overrides: Record<string, string | boolean | null> = {},
  files: Parameters<typeof formOf>[1] = licence,
): FormData =>
  formOf(
    {
      registration_token: token,
      ...applicationFields,
      licence_number: `MD-${token}`.slice(0, 40),
      ...overrides,
    },
    files,
  )
