import { formatName } from '@officina/shared/format'
import type { Actor, Ctx, Guard } from '../context.ts'
import type { SpecOperation } from '../contract.ts'
import { isFactorRequired, secondFactorMissing } from '../entities/account/requiredFactor.ts'
import { isOutdated, termsOutdated } from '../entities/account/terms.ts'
import { permissionsOf } from '../entities/admin/permissions.ts'
import { DomainError, forbidden } from '../entities/errors.ts'
import { publishedVersions } from '../entities/legal/versions.ts'
import { mayStillDownload } from '../entities/practiceAccess.ts'
import { practicesIn } from '../entities/practices.ts'

const accepted = `array(select c.document_key || ' ' || c.version from consents c where c.account_id = a.id) as accepted, ${publishedVersions} as own`
const twoFactor =
  'a.totp_secret is not null or exists (select from passkeys k where k.account_id = a.id) as two_factor'
export const actorQueries: Record<Guard, string> = {
  doctor: `select d.id, a.id as account_id, a.email, d.last_name, d.first_name, d.status, d.closed_at, ${twoFactor}, ${accepted} from accounts a join doctors d on d.account_id = a.id where a.id = $1`,
  patient: `select p.id, a.id as account_id, a.email, p.last_name, p.first_name, p.status, p.doctor_id, ${practicesIn('p')} as practices, ${twoFactor}, ${accepted} from accounts a join patients p on p.account_id = a.id where a.id = $1`,
  admin: `select m.id, a.id as account_id, a.email, m.name, m.status, m.admin_role, ${twoFactor} from accounts a join admins m on m.account_id = a.id where a.id = $1`,
}

/** Doctors in other statuses have no account any more; a suspended one keeps reading, a closed one downloads for a while. */
const doctorMayBeSignedIn = ['applied', 'needs_info', 'approved', 'rejected', 'suspended']

/** The person behind a login, or undefined when the account may not be signed in any more. */
export async function loadActor(
  ctx: Ctx,
  guard: Guard,
  accountId: string,
): Promise<Exclude<Actor, { role: 'visitor' | 'system' }> | undefined> {
  const result = await ctx.pool.query({
    name: `actor-${guard}`,
    text: actorQueries[guard],
    values: [accountId],
  })
  const row = result.rows[0]
  if (!row) return undefined
  const base = {
    accountId: row.account_id as string,
    id: row.id as string,
    email: row.email as string,
  }
  if (guard === 'doctor') {
    const isClosed = row.status === 'closed' && mayStillDownload(ctx, row.closed_at)
    if (!isClosed && !doctorMayBeSignedIn.includes(row.status)) return undefined
    return {
      role: 'doctor',
      ...base,
      name: formatName(row, 'en'),
      status: row.status,
      termsOutdated: isOutdated(ctx, guard, row.accepted, row.own),
      lacksSecondFactor: !row.two_factor && isFactorRequired(ctx, { role: 'doctor' }),
    }
  }
  if (guard === 'patient') {
    if (row.status !== 'active') return undefined
    return {
      role: 'patient',
      ...base,
      name: formatName(row, 'en'),
      doctorId: row.doctor_id,
      practices: row.practices,
      termsOutdated: isOutdated(ctx, guard, row.accepted, row.own),
      lacksSecondFactor: !row.two_factor && isFactorRequired(ctx, { role: 'patient' }),
    }
  }
  if (row.status !== 'active') return undefined
  return {
    role: 'admin',
    ...base,
    name: row.name,
    adminRole: row.admin_role,
    permissions: permissionsOf(row.admin_role),
    lacksSecondFactor:
      !row.two_factor && isFactorRequired(ctx, { role: 'admin', adminRole: row.admin_role }),
  }
}

/** What the contract says about status and permission of the caller: 403 else. */
export function assertMayCall(actor: Actor, operation: SpecOperation, isWrite: boolean): void {
  if ('termsOutdated' in actor && actor.termsOutdated && !operation['x-before-terms'])
    throw termsOutdated()
  if (actor.role === 'doctor') assertDoctorStatus(actor.status, operation, isWrite)
  if (
    'lacksSecondFactor' in actor &&
    actor.lacksSecondFactor &&
    !operation['x-before-second-factor']
  )
    throw secondFactorMissing()
  const permission = operation['x-permission']
  if (actor.role === 'admin' && permission && !actor.permissions.includes(permission))
    throw forbidden()
}

function assertDoctorStatus(status: string, operation: SpecOperation, isWrite: boolean): void {
  const allowed = operation['x-doctor-status']
  if (status === 'approved' || allowed === 'any' || allowed?.includes(status)) return
  if (status !== 'suspended') {
    throw new DomainError('forbidden', 'DOCTOR_NOT_APPROVED', {
      en: 'Your application has not been approved yet.',
      ja: '申請がまだ承認されていません。',
    })
  }
  if (isWrite) {
    throw new DomainError('forbidden', 'ACCOUNT_SUSPENDED', {
      en: 'Your account is suspended. You can view records but not change them.',
      ja: 'アカウントは停止中です。閲覧のみ可能です。',
    })
  }
}
