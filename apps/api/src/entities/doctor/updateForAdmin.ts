import type { components } from '@officina/openapi/schema'
import type { AdminActor, AdminCtx, TxCtx } from '../../context.ts'
import { admins } from '../../db/schema/account.ts'
import { doctors } from '../../db/schema/doctor.ts'
import { and, eq } from '../../db/sql.ts'
import { isReviewer } from '../admin/reviewers.ts'
import { invalid } from '../errors.ts'
import { defineWrites } from '../read/writes.ts'
import { setCatalogs } from './catalogs.ts'
import { doctor as entity, type LockedDoctor } from './entity.ts'
import { withPlainPhones } from './fields.ts'

type Changes = components['schemas']['AdminDoctorUpdate']

/** Changes the fields that are given. A stale revision is a conflict that says who was faster. */
export const updateDoctorForAdmin = entity.command(
  'update',
  {},
  async (tx: TxCtx<AdminActor>, doctor, input: Changes): Promise<void> => {
    const { assigned_to, catalog_ids } = input
    if (assigned_to) await assertReviewer(tx, assigned_to)
    if (catalog_ids) await setCatalogs(tx, doctor.id, catalog_ids)
    const columns = { ...writes(withPlainPhones(input, doctor)), ...checkedLicence(tx, input) }
    const { before, after } = difference(doctor, columns)
    await doctor.save(columns, {
      before,
      after: { ...after, ...(catalog_ids ? { catalogs: catalog_ids.length } : {}) },
    })
  },
)

async function assertReviewer(ctx: AdminCtx, id: string): Promise<void> {
  const found = await ctx.db
    .select({ id: admins.id })
    .from(admins)
    .where(and(eq(admins.id, id), isReviewer))
  if (found.length > 0) return
  throw invalid('assigned_to', 'UNKNOWN_ADMIN', {
    en: 'Choose an administrator who can review applications.',
    ja: '申請を審査できる管理者を選んでください。',
  })
}

/** Entering a licence's number or date is having checked it; a renewal that was handed in is dealt with. */
function checkedLicence(ctx: AdminCtx, fields: Partial<Changes>): Columns {
  if (!fields.licence_number && !fields.licence_expires_on) return {}
  return {
    licenceVerifiedAt: ctx.clock.now(),
    licenceVerifiedBy: ctx.actor.id,
    licenceRenewalNumber: null,
    licenceRenewalExpiresOn: null,
    licenceRenewalSentAt: null,
  }
}

type Columns = Partial<typeof doctors.$inferInsert>

const writes = defineWrites('adminUpdateDoctor', doctors, ['revision', 'catalog_ids'])

/** Free text and tax numbers are named, never copied into the log. */
const unspoken = ['internalNote', 'disclosureText', 'taxId', 'checklist']

function difference(doctor: LockedDoctor, columns: Columns) {
  const before: Record<string, unknown> = {}
  const after: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(columns)) {
    const old = doctor[key as keyof LockedDoctor]
    if (JSON.stringify(old) === JSON.stringify(value)) continue
    const name = key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    before[name] = unspoken.includes(key) ? '…' : old
    after[name] = unspoken.includes(key) ? '…' : value
  }
  return { before, after }
}
