import type { ActionOf } from '../../../entities/auditActions.ts'
import { nameIn } from '../../../entities/names.ts'
import { sourcesAfter } from '../../../entities/patient/healthSources.ts'
import type { Doctor, Doctors } from './doctors.ts'
import { type PatientSeed, readPatients, streets } from './patientData.ts'
import { addAccount, addAudit, addConsents } from './people.ts'
import { keyed } from './table.ts'
import { daysAfter, hoursAfter, type Row, type World } from './world.ts'

export type Patient = Row<'patients'> & {
  key: string
  role: 'patient'
  accountId: string
  doctor: Doctor
  address: Row<'addresses'> | null
  body: PatientSeed['body']
}
export type Patients = ReturnType<typeof makePatients>

/** Forty patients in every status, with invitations in every state. */
export function makePatients(world: World, doctors: Doctors, passwordHash: string) {
  const inOrder = readPatients().sort((a, b) => a.since - b.since)
  const all = inOrder.map((seed, index) =>
    makePatient(world, seed, index + 1, doctors.get(seed.doctor), passwordHash),
  )
  return { all, get: keyed('patient', all) }
}

/** A record before anything was asked. */
const unasked = {
  allergies: [],
  conditions: [],
  medications: [],
  pregnancy: 'unknown' as const,
  healthSources: {},
}
const withAccount: readonly string[] = ['active', 'archived', 'suspended']

function makePatient(
  world: World,
  seed: PatientSeed,
  number: number,
  doctor: Doctor,
  passwordHash: string,
): Patient {
  const { columns } = seed
  const language = columns.kana ? 'ja' : 'en'
  const createdAt = world.at(seed.since, 9, number)
  const joinedAt = world.at(seed.since + 2, 19, number)
  const joined = withAccount.includes(columns.status)
  const local = seed.local ?? seed.key
  const email = local.includes('@') ? local : `${local}@${joined ? 'officina.test' : 'example.org'}`
  const account = joined
    ? addAccount(world, passwordHash, {
        role: 'patient',
        email,
        locale: language,
        createdAt: joinedAt,
        lastLoginAt:
          columns.status === 'active' ? world.at(-1 - (number % 9), 20, number) : joinedAt,
      })
    : null
  const gone = columns.status === 'anonymised'
  const row = world.make('patients', createdAt, {
    doctorId: doctor.id,
    accountId: account?.id ?? null,
    number: `P-${String(number).padStart(6, '0')}`,
    firstName: '',
    email: gone ? null : email,
    phone: gone ? null : phoneOf(language, number),
    language,
    ...columns,
    healthSources: sourcesAfter(unasked, columns, 'doctor', createdAt),
    registeredAt: joined ? joinedAt : null,
    updatedAt: joined ? joinedAt : createdAt,
  })
  const base = { ...row, key: seed.key, role: 'patient' as const, accountId: account?.id ?? '' }
  const patient: Patient = { ...base, doctor, address: null, body: seed.body }
  if (joined) {
    patient.address = addAddress(world, patient, number)
    addConsents(
      world,
      patient.accountId,
      ['terms-of-service', 'privacy-policy', 'health-data', 'disclosure'],
      joinedAt,
      seed.accepted,
    )
    world.add('patientLinks', {
      id: world.id(joinedAt),
      patientId: row.id,
      doctorId: doctor.id,
      from: joinedAt,
    })
  }
  addInvitation(world, seed, patient, joinedAt)
  addSteps(world, seed, row, patient, joinedAt)
  return patient
}

function addAddress(world: World, patient: Patient, number: number): Row<'addresses'> {
  const country = patient.language === 'ja' ? 'JP' : 'US'
  const list = streets[country]
  const [postalCode, region, city, line1] = list[number % list.length] ?? list[0]
  const createdAt = patient.registeredAt as Date
  const shared = {
    doctorId: patient.doctorId,
    patientId: patient.id,
    name: nameIn(patient, 'en'),
    phone: patient.phone ?? '',
    country,
    postalCode,
    region,
    city,
    line1,
  }
  if (patient.key === 'ana')
    world.add('addresses', {
      ...shared,
      id: world.id(createdAt),
      label: 'Work',
      line1: '900 Washington Street',
      line2: 'Suite 700',
      createdAt: daysAfter(createdAt, 40),
      updatedAt: daysAfter(createdAt, 40),
    })
  return world.make('addresses', createdAt, {
    ...shared,
    label: country === 'JP' ? '自宅' : 'Home',
    line2: number % 3 === 0 ? (country === 'JP' ? 'メゾン緑 302' : 'Apt 4B') : null,
    isDefault: true,
  })
}

function addInvitation(world: World, seed: PatientSeed, patient: Patient, joinedAt: Date): void {
  const status = withAccount.includes(patient.status) ? 'accepted' : seed.invitation
  if (!status) return
  const sentAt = hoursAfter(patient.createdAt as Date, 0.5)
  const opened = status === 'opened' || status === 'accepted' || status === 'expired'
  world.make('invitations', sentAt, {
    doctorId: patient.doctorId,
    patientId: patient.id,
    email: patient.email ?? '',
    message:
      patient.language === 'ja'
        ? '次回の診察までにご登録ください。'
        : 'Register before your next visit, then your recipe is ready.',
    status,
    sentAt,
    openedAt:
      status === 'accepted' ? hoursAfter(joinedAt, -0.2) : opened ? daysAfter(sentAt, 1) : null,
    bouncedAt: status === 'bounced' ? hoursAfter(sentAt, 0.1) : null,
    expiresAt: daysAfter(sentAt, 14),
    acceptedAt: status === 'accepted' ? joinedAt : null,
    revokedAt: status === 'revoked' ? daysAfter(sentAt, 1) : null,
    remindersSent: status === 'expired' ? 2 : status === 'opened' ? 2 : 0,
    sendCount: 1,
  })
}

/** The audit rows of how the patient came to the present status. */
function addSteps(
  world: World,
  seed: PatientSeed,
  row: Row<'patients'>,
  patient: Patient,
  joinedAt: Date,
): void {
  const created = patient.createdAt as Date
  const asked = ['link_requested', 'declined'].includes(row.status)
  const steps: [
    Date,
    ActionOf<'patient'> | 'invite',
    string | null,
    string,
    'doctor' | 'patient' | null,
  ][] = [
    asked
      ? [created, 'request_link', null, 'link_requested', null]
      : [created, 'register', null, 'registered_by_doctor', 'doctor'],
  ]
  if (seed.invitation || withAccount.includes(row.status))
    steps.push([hoursAfter(created, 0.5), 'invite', 'registered_by_doctor', 'invited', 'doctor'])
  if (withAccount.includes(row.status))
    steps.push([joinedAt, 'activate', 'invited', 'active', 'patient'])
  if (row.status === 'archived')
    steps.push([world.at(-30, 14), 'archive', 'active', 'archived', 'doctor'])
  if (row.status === 'suspended')
    steps.push([world.at(-4, 14), 'suspend', 'active', 'suspended', null])
  if (row.status === 'declined')
    steps.push([world.at(-18, 14), 'decline_link', 'link_requested', 'declined', 'doctor'])
  if (row.status === 'anonymised')
    steps.push([world.at(-60, 14), 'anonymise', 'registered_by_doctor', 'anonymised', null])
  for (const [at, verb, before, after, who] of steps) {
    row.updatedAt = at
    addAudit(world, {
      at,
      action: verb === 'invite' ? 'invitation.send' : `patient.${verb}`,
      objectType: 'patient',
      objectId: row.id,
      actor: who === 'doctor' ? patient.doctor : who === 'patient' ? patient : null,
      doctorId: row.doctorId,
      patientId: row.id,
      before: before ? { status: before } : null,
      after: { status: after },
      reason: ['archive', 'suspend', 'anonymise'].includes(verb)
        ? (row.statusReason ?? null)
        : null,
    })
  }
  row.revision = steps.length
}

const phoneOf = (language: string, number: number): string =>
  language === 'ja'
    ? `+81905555${String(100 + number).padStart(4, '0')}`
    : `+1503555${String(200 + number).padStart(4, '0')}`
