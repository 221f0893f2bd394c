import { createHash } from 'node:crypto'
import { formFor } from '@officina/shared/applicationForm'
import { plainPhone } from '@officina/shared/phone'
import type { ActionOf } from '../../../entities/auditActions.ts'
import { checklistItems } from '../../../entities/doctor/review.ts'
import { doctors } from '../../schema/doctor.ts'
import type { Admins } from './admins.ts'
import { certificatePdf } from './certificate.ts'
import { addAccount, addAudit, addConsents } from './people.ts'
import { countryForms } from './shopSettings.ts'
import { columnsOf, filled, keyed, list, number, oneOf, optional, readTable } from './table.ts'
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
  const inOrder = readDoctors().sort((a, b) => a.registered - b.registered)
  const all = inOrder.map((seed, index) =>
    makeDoctor(world, { seed, number: index + 1, passwordHash, admins, encrypt }),
  )
  const get = keyed('doctor', all)
  return { all, get, demo: get('demo'), colleague: get('colleague') }
}

const columns = columnsOf(doctors, ['status'])

/** The doctors of the demonstration, as `data/doctors.csv` has them; days count from today. */
const readDoctors = () =>
  readTable('doctors', (cell, header) => ({
    key: cell('key', filled),
    local: cell('local', filled),
    locale: cell('locale', oneOf(['en', 'ja'])),
    registered: cell('registered', number),
    applied: cell('applied', optional(number)),
    decided: cell('decided', optional(number)),
    licenceDays: cell('licence_days', optional(number)),
    bankNumber: cell('bank_number', optional(filled)),
    files: cell('files', list),
    columns: columns(cell, header),
  }))

type DoctorSeed = ReturnType<typeof readDoctors>[number]
type Making = {
  seed: DoctorSeed
  number: number
  passwordHash: string
  admins: Admins
  encrypt: (number: string) => string
}

function makeDoctor(world: World, making: Making): Doctor {
  const { seed, number, passwordHash, admins } = making
  const { registered, applied, decided } = seed
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
          lastLoginAt: world.at(
            seed.columns.status === 'approved' ? -1 : (decided ?? applied),
            17,
            number,
          ),
        })
  const typed = seed.columns.clinicPhone
  const clinicPhone = typed ? plainPhone(typed, seed.columns.licenceCountry) : typed
  const row = world.make('doctors', createdAt, {
    accountId: account?.id ?? null,
    number: `D-${String(number).padStart(6, '0')}`,
    email,
    ...seed.columns,
    clinicPhone,
    phone: clinicPhone?.replace(/\d\d$/, '99') ?? null,
    licenceExpiresOn: seed.licenceDays === undefined ? null : world.date(seed.licenceDays),
    ...bankOf(world, making),
    applicationForm:
      applied !== undefined && ['applied', 'needs_info'].includes(seed.columns.status)
        ? formFor(countryForms, seed.columns.licenceCountry)
        : null,
    appliedAt: applied === undefined ? null : world.at(applied, 16, 5),
    clinicCode: applied === undefined ? null : clinicCodeOf(seed, number),
    discountDefaultBp: seed.key === 'demo' ? 500 : 0,
    campaignsToPatients: true,
    zeroCommission: seed.key === 'nutrition',
    assignedTo: seed.key === 'applied-3' ? admins.clinical.id : null,
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
  const { registered, applied, decided } = seed
  const steps: [Date, ActionOf<'doctor'>, string | null, string, boolean][] = [
    [row.createdAt as Date, 'register', null, 'email_submitted', false],
  ]
  if (applied !== undefined)
    steps.push([world.at(applied, 16, 5), 'apply', 'email_submitted', 'applied', false])
  const at = world.at(decided ?? registered + 7, 15, 30)
  const wasApproved = ['approved', 'suspended', 'closed'].includes(seed.columns.status)
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
  if (seed.columns.status === 'needs_info') {
    steps.push([at, 'request_info', 'applied', 'needs_info', true])
    row.reopenedFields = ['licence_number', 'licence_expires_on']
  }
  if (seed.columns.status === 'rejected') {
    steps.push([at, 'reject', 'applied', 'rejected', true])
    Object.assign(row, { rejectedBy: admins.clinical.id, mayReapply: true })
  }
  if (seed.columns.status === 'suspended') {
    steps.push([world.at(-6, 9), 'suspend', 'approved', 'suspended', false])
    Object.assign(row, { suspendedAt: world.at(-6, 9), freezePayouts: true })
  }
  if (seed.columns.status === 'closed')
    steps.push([world.at(-95, 11), 'close', 'approved', 'closed', true])
  if (seed.columns.status === 'lapsed')
    steps.push([world.at(registered + 7, 10), 'lapse', 'email_submitted', 'lapsed', false])
  for (const [when, verb, before, after, byAdmin] of steps) {
    row.updatedAt = when
    addAudit(world, {
      at: when,
      action: `doctor.${verb}`,
      objectId: row.id,
      actor: byAdmin ? admins.clinical : verb === 'apply' ? doctor : null,
      doctorId: row.id,
      before: before ? { status: before } : null,
      after: { status: after },
      reason: ['request_info', 'reject', 'suspend', 'close'].includes(verb)
        ? (row.statusReasonText ?? null)
        : null,
    })
  }
  row.revision = steps.length
}

type Rate = [bp: number, from: string, to: string | null, reason: string]

/**
 * Twenty per cent; the demo doctor began lower, so that a statement shows two rates, and the colleague is on the default
 * by now, so that a change of it concerns somebody.
 */
function addRates(world: World, doctor: Doctor, at: Date, admins: Admins): void {
  const start = at.toISOString().slice(0, 10)
  const own: Record<string, Rate[]> = {
    demo: [
      [1_800, start, world.date(-171), 'First agreement'],
      [2_000, world.date(-170), null, 'Raised after six months'],
    ],
    colleague: [[2_000, start, world.date(-4), 'Agreed for the first year']],
  }
  const rates: Rate[] = own[doctor.key] ?? [[2_000, start, null, 'Standard rate']]
  for (const [rateBp, from, to, reason] of rates)
    world.make('doctorRates', at, {
      doctorId: doctor.id,
      rateBp,
      from,
      to,
      reason,
      setBy: admins.clinical.id,
    })
}

/** Of these the patients get the commission as a discount. */
export const waives = (world: World, doctorId: string): boolean =>
  world.rows.doctors.some((doctor) => doctor.id === doctorId && doctor.zeroCommission === true)

/** The commission rate in force for a doctor on a date, in basis points. */
export const rateOn = (world: World, doctorId: string, date: string): number =>
  world.rows.doctorRates.find(
    (rate) => rate.doctorId === doctorId && rate.from <= date && (!rate.to || date <= rate.to),
  )?.rateBp ?? 2_000

/** Where the banks of the demonstration are, with codes that no bank has. */
const bankCodes: Record<string, Partial<Row<'doctors'>>> = {
  demo: { bankCountry: 'US', bankCode: '999000014' },
  colleague: { bankCountry: 'JP', bankCode: '9901', bankBranchCode: '101' },
  skin: { bankCountry: 'JP', bankCode: '9902', bankBranchCode: '203' },
  nutrition: { bankCountry: 'US', bankCode: '999000027' },
}

function bankOf(world: World, { seed, encrypt }: Making) {
  const { bankNumber, decided = 0 } = seed
  if (!bankNumber) return {}
  return {
    bankKind: 'current',
    ...bankCodes[seed.key],
    bankNumberEnc: encrypt(bankNumber),
    bankNumberLast4: bankNumber.slice(-4),
    bankChangedAt: world.at(decided + 1, 18),
  }
}

const clinicCodeOf = (seed: DoctorSeed, number: number): string =>
  seed.key === 'demo' ? 'MDRK2026' : `CLNC${String(2222 + number * 137).replaceAll(/[01]/g, '7')}`

function addFiles(world: World, seed: DoctorSeed, doctor: Doctor): void {
  const createdAt = world.at(seed.applied ?? 0, 16, 5)
  for (const filename of seed.files) {
    const id = world.id(createdAt)
    const key = `licence/${doctor.id}/${id}.pdf`
    const { licenceType = '', licenceNumber = '', licenceCountry = '' } = seed.columns
    const content = certificatePdf([
      'CERTIFICATE OF REGISTRATION',
      `Profession: ${licenceType?.replaceAll('_', ' ')}`,
      `Registered as: ${seed.local.replace('.', ' ').toUpperCase()}`,
      `Number: ${licenceNumber?.replace(/[^\x20-\x7e]/g, '')} (${licenceCountry})`,
      `Valid until: ${world.date(seed.licenceDays ?? 0)}`,
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
