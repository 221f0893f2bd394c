import { createHash } from 'node:crypto'
import type { ActionOf } from '../../../entities/auditActions.ts'
import { checklistItems } from '../../../entities/doctor/review.ts'
import type { Admins } from './admins.ts'
import { certificatePdf } from './certificate.ts'
import { type DoctorSeed, doctorSeeds } from './doctorData.ts'
import { addAccount, addAudit, addConsents } from './people.ts'
import { hoursAfter, type Row, type World } from './world.ts'

export type Doctor = Row<'doctors'> & { key: string; role: 'doctor'; accountId: string }
export type Doctors = ReturnType<typeof makeDoctors>

/** Doctors in every status, with licence files, rates and bank details. */
export function makeDoctors(
  world: World,
  {
    passwordHash,
    admins,
    encrypt,
  }: { passwordHash: string; admins: Admins; encrypt: (number: string) => string },
) {
  const inOrder = [...doctorSeeds].sort((a, b) => a.days[0] - b.days[0])
  const all = inOrder.map((seed, index) =>
    makeDoctor(world, { seed, number: index + 1, passwordHash, admins, encrypt }),
  )
  const get = (key: string): Doctor => {
    const found = all.find((doctor) => doctor.key === key)
    if (!found) throw new Error(`no doctor ${key}`)
    return found
  }
  return { all, get, demo: get('demo'), colleague: get('colleague') }
}

type Making = {
  seed: DoctorSeed
  number: number
  passwordHash: string
  admins: Admins
  encrypt: (number: string) => string
}

function makeDoctor(world: World, making: Making): Doctor {
  const { seed, number, passwordHash, admins } = making
  const [registered, applied, decided] = seed.days
  const createdAt = world.at(registered, 10, number)
  const email = `${seed.local}@officina.test`
  const account =
    applied === undefined
      ? null
      : addAccount(world, passwordHash, {
          role: 'doctor',
          email,
          locale: seed.locale,
          createdAt: world.at(applied, 16, 5),
          lastLoginAt: world.at(seed.status === 'approved' ? -1 : (decided ?? applied), 17, number),
        })
  const row = world.add('doctors', {
    id: world.id(createdAt),
    accountId: account?.id ?? null,
    number: `D-${String(number).padStart(6, '0')}`,
    email,
    ...personOf(seed),
    ...licenceOf(world, seed, admins),
    ...bankOf(world, making),
    status: seed.status,
    appliedAt: applied === undefined ? null : world.at(applied, 16, 5),
    clinicCode: applied === undefined ? null : clinicCodeOf(seed, number),
    catalogAccess: seed.access ?? 'open',
    discountDefaultBp: seed.key === 'demo' ? 500 : 0,
    disclosureText: null,
    internalNote: seed.note ?? null,
    assignedTo: seed.key === 'applied-3' ? admins.clinical.id : null,
    createdAt,
    updatedAt: createdAt,
  })
  const doctor: Doctor = { ...row, key: seed.key, role: 'doctor', accountId: account?.id ?? '' }
  decide(world, { seed, row, doctor, admins })
  addFiles(world, seed, doctor)
  if (account)
    addConsents(
      world,
      account.id,
      ['terms-of-service-doctors', 'privacy-policy', 'disclosure'],
      world.at(applied ?? 0, 16, 5),
    )
  Object.assign(doctor, row)
  return doctor
}

/** What administrators and the calendar made of the application, with its audit rows. */
function decide(
  world: World,
  {
    seed,
    row,
    doctor,
    admins,
  }: { seed: DoctorSeed; row: Row<'doctors'>; doctor: Doctor; admins: Admins },
): void {
  const [registered, applied, decided] = seed.days
  const steps: [Date, ActionOf<'doctor'>, string | null, string, boolean][] = [
    [row.createdAt as Date, 'register', null, 'email_submitted', false],
  ]
  if (applied !== undefined)
    steps.push([world.at(applied, 16, 5), 'apply', 'email_submitted', 'applied', false])
  const at = world.at(decided ?? registered + 7, 15, 30)
  const wasApproved = ['approved', 'suspended', 'closed'].includes(seed.status)
  if (wasApproved) {
    steps.push([at, 'approve', 'applied', 'approved', true])
    const byHand = { approvedAt: at, approvedBy: admins.clinical.id, licenceVerifiedAt: at }
    Object.assign(row, byHand, {
      licenceVerifiedBy: admins.clinical.id,
      checklist: Object.fromEntries(checklistItems.map((item) => [item, true])),
      registerUrl: `https://register.example.org/${encodeURIComponent(row.licenceNumber ?? '')}`,
      registerNote: 'Registered, no remarks.',
    })
    addRates(world, doctor, at, admins)
  }
  if (seed.status === 'needs_info') {
    steps.push([at, 'request_info', 'applied', 'needs_info', true])
    row.reopenedFields = ['licence_number', 'licence_expires_on']
  }
  if (seed.status === 'rejected') {
    steps.push([at, 'reject', 'applied', 'rejected', true])
    Object.assign(row, { rejectedBy: admins.clinical.id, mayReapply: true })
  }
  if (seed.status === 'suspended') {
    steps.push([world.at(-6, 9), 'suspend', 'approved', 'suspended', false])
    Object.assign(row, { suspendedAt: world.at(-6, 9), freezePayouts: true })
  }
  if (seed.status === 'closed') steps.push([world.at(-95, 11), 'close', 'approved', 'closed', true])
  if (seed.status === 'lapsed')
    steps.push([world.at(registered + 7, 10), 'lapse', 'email_submitted', 'lapsed', false])
  if (seed.reason)
    Object.assign(row, { statusReasonCode: seed.reason[0], statusReasonText: seed.reason[1] })
  for (const [when, verb, before, after, byAdmin] of steps) {
    row.updatedAt = when
    addAudit(world, {
      at: when,
      action: `doctor.${verb}`,
      objectType: 'doctor',
      objectId: row.id,
      actor: byAdmin ? admins.clinical : verb === 'apply' ? doctor : null,
      doctorId: row.id,
      before: before ? { status: before } : null,
      after: { status: after },
      reason: ['request_info', 'reject', 'suspend', 'close'].includes(verb)
        ? (seed.reason?.[1] ?? null)
        : null,
    })
  }
  row.revision = steps.length
}

/** Twenty per cent; the demo doctor began lower, so that a statement shows two rates. */
function addRates(world: World, doctor: Doctor, at: Date, admins: Admins): void {
  const raised = world.date(-170)
  const start = at.toISOString().slice(0, 10)
  const rates =
    doctor.key === 'demo'
      ? ([
          [1_800, start, world.date(-171), 'First agreement'],
          [2_000, raised, null, 'Raised after six months'],
        ] as const)
      : ([[2_000, start, null, 'Standard rate']] as const)
  for (const [rateBp, from, to, reason] of rates)
    world.add('doctorRates', {
      id: world.id(at),
      doctorId: doctor.id,
      rateBp,
      from,
      to,
      reason,
      setBy: admins.clinical.id,
      createdAt: at,
    })
}

/** The commission rate in force for a doctor on a date, in basis points. */
export const rateOn = (world: World, doctorId: string, date: string): number =>
  world.rows.doctorRates.find(
    (rate) => rate.doctorId === doctorId && rate.from <= date && (!rate.to || date <= rate.to),
  )?.rateBp ?? 2_000

function personOf(seed: DoctorSeed) {
  const [lastName, firstName, lastNameKana = null, firstNameKana = null] = seed.name
  const [clinicName = '', postal, region, city, line1, phone] = seed.clinic ?? []
  return {
    lastName,
    firstName,
    lastNameKana,
    firstNameKana,
    phone: phone?.replace(/\d\d$/, '99') ?? null,
    clinicName,
    clinicPostalCode: postal ?? null,
    clinicPrefecture: region ?? null,
    clinicCity: city ?? null,
    clinicLine1: line1 ?? null,
    clinicPhone: phone ?? null,
    website: seed.website ?? null,
    speciality: seed.speciality ?? null,
    jobTitle: seed.jobTitle ?? null,
  }
}

function licenceOf(world: World, seed: DoctorSeed, _admins: Admins) {
  const [licenceType = null, licenceNumber = null, licenceCountry = null, days] = seed.licence ?? []
  return {
    licenceType,
    licenceNumber,
    licenceCountry,
    licenceExpiresOn: days === undefined ? null : world.date(days),
  }
}

function bankOf(world: World, { seed, encrypt }: Making) {
  if (!seed.bank) return {}
  const [bankHolder, bankName, bankBranch, number] = seed.bank
  return {
    bankHolder,
    bankName,
    bankBranch,
    bankKind: 'current',
    bankNumberEnc: encrypt(number),
    bankNumberLast4: number.slice(-4),
    bankChangedAt: world.at((seed.days[2] ?? 0) + 1, 18),
  }
}

const clinicCodeOf = (seed: DoctorSeed, number: number): string =>
  seed.key === 'demo' ? 'MDRK2026' : `CLNC${String(2222 + number * 137).replaceAll(/[01]/g, '7')}`

function addFiles(world: World, seed: DoctorSeed, doctor: Doctor): void {
  const createdAt = world.at(seed.days[1] ?? 0, 16, 5)
  for (const filename of seed.files ?? []) {
    const id = world.id(createdAt)
    const key = `licence/${doctor.id}/${id}.pdf`
    const [type = '', number = '', country = '', days = 0] = seed.licence ?? []
    const content = certificatePdf([
      'CERTIFICATE OF REGISTRATION',
      `Profession: ${type.replaceAll('_', ' ')}`,
      `Registered as: ${seed.local.replace('.', ' ').toUpperCase()}`,
      `Number: ${number.replace(/[^\x20-\x7e]/g, '')} (${country})`,
      `Valid until: ${world.date(days)}`,
      'Specimen of the demonstration. Not a document.',
    ])
    world.files.push({ key, content })
    world.add('files', {
      id,
      key,
      doctorId: doctor.id,
      ownerType: 'doctor',
      ownerId: doctor.id,
      purpose: 'licence',
      filename,
      contentType: 'application/pdf',
      size: content.length,
      sha256: createHash('sha256').update(content).digest('hex'),
      createdBy: doctor.accountId || null,
      createdAt: hoursAfter(createdAt, 0),
    })
  }
}
