import { randomUUID } from 'node:crypto'
import { linkOf, made, readMail } from '../../e2e/calls.ts'
import { licence } from '../../e2e/job/licence.ts'
import type { Calls } from './test.ts'
import { expect, visitor } from './test.ts'

const password = 'a quiet garden 7'
const version = '2026-11-01'

/** Somebody who has just applied, by calls; nobody else works on the application. */
export async function applicant(last_name: string, email: string) {
  const person = await visitor()
  const { request } = person.context
  await made(request, 'POST', '/api/doctor/registration', { email })
  const link = linkOf(await readMail(request, email, /Continue your application/))
  const token = new URL(link, 'http://x').searchParams.get('token') ?? ''
  await made(request, 'POST', '/api/doctor/registration/verify', { token })
  await sendForm(request, '/api/doctor/me', {
    registration_token: token,
    password,
    password_confirmation: password,
    last_name,
    first_name: 'Own',
    phone: '+1 212 555 0100',
    clinic_name: 'Own Clinic',
    clinic_postal_code: '10001',
    clinic_prefecture: 'New York',
    clinic_city: 'New York',
    clinic_line1: '1 Main Street',
    speciality: 'dermatology',
    licence_type: 'physician',
    licence_number: `NY-${Date.now()}`,
    licence_country: 'US',
    terms_version: version,
    privacy_version: version,
    disclosure_accepted: 'true',
    licence_file: licence(),
  })
  await made(request, 'POST', '/api/doctor/login', { email, password })
  return person
}

/** Hands in a renewed licence. */
export const renewLicence = (request: Calls, licence_number: string): Promise<void> =>
  sendForm(request, '/api/doctor/account/licence', {
    licence_number,
    licence_expires_on: '2034-03-31',
    licence_file: licence(),
  })

/** Approves an application as one that was checked by phone. */
export function approve(office: Calls, doctor: { id: string; revision: number }) {
  const items = [
    'name_matches',
    'licence_valid',
    'not_expired',
    'register_checked',
    'clinic_exists',
  ]
  return made(office, 'POST', `/api/admin/doctors/${doctor.id}/approve`, {
    revision: doctor.revision,
    rate_bp: 2000,
    rate_from: new Date().toISOString().slice(0, 10),
    catalog_access: 'open',
    register_note: 'Asked the board by phone.',
    checklist: Object.fromEntries(items.map((item) => [item, true])),
  })
}

export const suspend = (
  office: Calls,
  doctor: { id: string; revision: number },
  reason: string,
): Promise<void> =>
  made(office, 'POST', `/api/admin/doctors/${doctor.id}/suspend`, {
    revision: doctor.revision,
    reason_code: 'other',
    reason,
    honour_recipes: true,
    freeze_payouts: false,
  })

/** A form with files, as the apps send it. */
export async function sendForm(request: Calls, path: string, fields: Record<string, unknown>) {
  const { cookies } = await request.storageState()
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
  const answer = await request.post(path, {
    headers: {
      'X-XSRF-TOKEN': decodeURIComponent(token),
      'Idempotency-Key': randomUUID(),
      Accept: 'application/json',
    },
    multipart: fields,
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  return (await answer.json())?.data
}
