import type { components } from '@officina/openapi/schema'
import type { Ctx, Guard } from '../../context.ts'
import { rowOf } from '../../db/rowsOf.ts'
import { accounts, admins } from '../../db/schema/account.ts'
import { doctors } from '../../db/schema/doctor.ts'
import { patients } from '../../db/schema/patient.ts'
import { eq } from '../../db/sql.ts'
import { hasFactor } from '../account/factors.ts'
import { recoveryCodesLeft } from '../account/recoveryCodes.ts'
import { isFactorRequired } from '../account/requiredFactor.ts'
import { comingDocuments, outstandingDocuments } from '../account/terms.ts'
import { permissionsOf } from '../admin/permissions.ts'
import { clinicLogoOf } from '../doctor/logo.ts'
import { notFound } from '../errors.ts'
import { nameIn } from '../names.ts'
import { getShopSettings } from '../platform/shopSettings.ts'
import { wireOf } from '../read/wireOf.ts'

type Schemas = components['schemas']

export type Me = {
  doctor: Schemas['DoctorMe']
  patient: Schemas['PatientMe']
  admin: Schemas['AdminMe']
}

/** The current-user record of a role. */
export const getMe = <G extends Guard>(ctx: Ctx, guard: G, accountId: string): Promise<Me[G]> =>
  loaders[guard](ctx, accountId)

const loaders: { [G in Guard]: (ctx: Ctx, accountId: string) => Promise<Me[G]> } = {
  doctor: doctorMe,
  patient: patientMe,
  admin: adminMe,
}

async function doctorMe(ctx: Ctx, accountId: string): Promise<Schemas['DoctorMe']> {
  const [row] = await ctx.db
    .select({ d: rowOf(doctors), a: rowOf(accounts) })
    .from(doctors)
    .innerJoin(accounts, eq(accounts.id, doctors.accountId))
    .where(eq(accounts.id, accountId))
  if (!row) throw notFound()
  const { d, a } = row
  return {
    ...wireOf('DoctorMe', d),
    role: 'DOCTOR',
    email: a.email,
    status: d.status as Schemas['DoctorMe']['status'],
    status_reason: d.statusReasonText,
    ...(await platform(ctx, a, { role: 'doctor' })),
    can_order_for_patients: ctx.storefront.kind === 'embedded',
    outstanding_documents: await outstandingDocuments(ctx, 'doctor', accountId),
    coming_documents: await comingDocuments(ctx, 'doctor'),
  }
}

async function patientMe(ctx: Ctx, accountId: string): Promise<Schemas['PatientMe']> {
  const [row] = await ctx.db
    .select({ p: rowOf(patients), a: rowOf(accounts), d: rowOf(doctors) })
    .from(patients)
    .innerJoin(accounts, eq(accounts.id, patients.accountId))
    .innerJoin(doctors, eq(doctors.id, patients.doctorId))
    .where(eq(accounts.id, accountId))
  if (!row) throw notFound()
  const { p, a, d } = row
  return {
    ...wireOf('PatientMe', p),
    role: 'PATIENT',
    email: a.email,
    ...(await platform(ctx, a, { role: 'patient' })),
    outstanding_documents: await outstandingDocuments(ctx, 'patient', accountId),
    coming_documents: await comingDocuments(ctx, 'patient'),
    doctor: {
      name: nameIn(d, ctx.origin.locale),
      clinic_name: d.clinicName,
      clinic_phone: d.clinicPhone,
      clinic_logo: await clinicLogoOf(ctx, d.id),
    },
  }
}

async function adminMe(ctx: Ctx, accountId: string): Promise<Schemas['AdminMe']> {
  const [row] = await ctx.db
    .select({ m: rowOf(admins), a: rowOf(accounts) })
    .from(admins)
    .innerJoin(accounts, eq(accounts.id, admins.accountId))
    .where(eq(accounts.id, accountId))
  if (!row) throw notFound()
  const { m, a } = row
  const shared = await platform(ctx, a, { role: 'admin', adminRole: m.adminRole })
  return {
    ...wireOf('AdminMe', m),
    role: 'ADMIN',
    email: a.email,
    permissions: [...permissionsOf(m.adminRole)],
    recovery_codes_left: shared.two_factor ? await recoveryCodesLeft(ctx, a.id) : null,
    review_sla_days: (await getShopSettings(ctx))['review.sla_days'],
    connected_shop: ctx.config.shopify?.storeDomain ?? null,
    ...shared,
  }
}

async function platform(
  ctx: Ctx,
  account: typeof accounts.$inferSelect,
  person: Parameters<typeof isFactorRequired>[1],
) {
  const hasOne = await hasFactor(ctx, account)
  return {
    locale: account.locale,
    currency: ctx.config.currency,
    time_zone: ctx.config.timeZone,
    own_time_zone: account.timezone,
    two_factor: hasOne,
    second_factor_missing: !hasOne && isFactorRequired(ctx, person),
  }
}
