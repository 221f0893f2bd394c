import { dayMs } from '@officina/shared/dates/days'
import { legalVersions } from '@officina/shared/legalVersions'
import { memo } from '@officina/shared/memo'
import { addRow, type Batch } from './copy.ts'
import type { Load } from './load.ts'
import { someName } from './names.ts'

export type LoadPatient = {
  id: string
  accountId: string
  doctor: number
  name: string
  japanese: boolean
}

/** Doctors of the load, approved for longer than it reaches back. Answers their ids. */
export function makeLoadDoctors(load: Load, batch: Batch, count: number, first: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const at = load.start - dayMs * (30 + (index % 300))
    const id = load.id(at)
    const accountId = load.id(at)
    const name = someName(load.random)
    const number = `D-${String(first + index).padStart(6, '0')}`
    const email = `d${first + index}@load.example.org`
    addAccount(load, batch, { id: accountId, role: 'doctor', email, locale: name.language, at })
    addRow(batch, 'doctors', {
      id,
      account_id: accountId,
      number,
      email,
      last_name: name.last,
      first_name: name.first,
      clinic_name: `Clinic ${name.last} ${first + index}`,
      speciality: load.random.pick(['dermatology', 'internal_medicine', 'nutrition', 'other']),
      status: load.random.chance(0.96) ? 'approved' : 'suspended',
      applied_at: iso(at),
      approved_at: iso(at),
      created_at: iso(at),
      updated_at: iso(at),
    })
    addRow(batch, 'doctor_rates', {
      id: load.id(at),
      doctor_id: id,
      rate_bp: 2_000,
      from: iso(at).slice(0, 10),
      // one that nobody has set would be a former default that is kept for a while
      set_by: id,
      created_at: iso(at),
    })
    return id
  })
}

/** A patient with account and address, registered `at`; some doctors have many more than others. */
export function makeLoadPatient(
  load: Load,
  batch: Batch,
  { number, at, doctors }: { number: number; at: number; doctors: string[] },
): LoadPatient {
  const { random } = load
  const doctor = Math.floor(doctors.length * random.next() ** 2)
  const doctorId = doctors[doctor] ?? ''
  const [id, accountId] = [load.id(at), load.id(at)]
  const name = someName(random)
  const email = `p${number}@load.example.org`
  const japanese = name.language === 'ja'
  addAccount(load, batch, { id: accountId, role: 'patient', email, locale: name.language, at })
  addRow(batch, 'patients', {
    id,
    doctor_id: doctorId,
    account_id: accountId,
    number: `P-${String(number).padStart(6, '0')}`,
    last_name: name.last,
    first_name: name.first,
    kana: name.kana,
    email,
    phone: `+1212${2_000_000 + (number % 8_000_000)}`,
    birth_date: `${random.int(1940, 2006)}-0${random.int(1, 9)}-${random.int(10, 28)}`,
    language: name.language,
    status: random.chance(0.94) ? 'active' : 'archived',
    registered_at: iso(at),
    created_at: iso(at),
    updated_at: iso(at),
  })
  const full = `${name.last} ${name.first}`
  addRow(batch, 'addresses', {
    id: load.id(at),
    doctor_id: doctorId,
    patient_id: id,
    name: full,
    phone: '+12125550100',
    ...addressOf(japanese),
    is_default: true,
    created_at: iso(at),
    updated_at: iso(at),
  })
  return { id, accountId, doctor, name: full, japanese }
}

export const addressOf = (japanese: boolean) =>
  japanese
    ? {
        country: 'JP',
        postal_code: '150-0001',
        region: '東京都',
        city: '渋谷区',
        line1: '神宮前1-2-3',
      }
    : {
        country: 'US',
        postal_code: '97209',
        region: 'OR',
        city: 'Portland',
        line1: '12 Main Street',
      }

/** An instant as text. The few instants of one order are asked for many times over. */
export const iso = memo((at: number) => new Date(at).toISOString(), 50)

function addAccount(
  load: Load,
  batch: Batch,
  {
    id,
    role,
    email,
    locale,
    at,
  }: { id: string; role: string; email: string; locale: string; at: number },
): void {
  addRow(batch, 'accounts', {
    id,
    role,
    email,
    email_verified_at: iso(at),
    password_hash: load.passwordHash,
    locale,
    created_at: iso(at),
    updated_at: iso(at),
  })
  const terms = role === 'doctor' ? 'terms-of-service-doctors' : 'terms-of-service'
  for (const key of [terms, 'privacy-policy'] as const)
    addRow(batch, 'consents', {
      id: load.id(at),
      account_id: id,
      document_key: key,
      version: legalVersions[key],
      accepted_at: iso(at),
    })
}
