import type { components } from '@officina/openapi/schema'
import { and, eq } from 'drizzle-orm'
import { type AdminCtx, inTransaction } from '../../context.ts'
import { admins } from '../../db/schema/account.ts'
import type { doctors } from '../../db/schema/doctor.ts'
import { audit } from '../audit.ts'
import { invalid } from '../errors.ts'
import { setCatalogs } from './catalogs.ts'
import { type LockedDoctor, lockDoctor, saveDoctor } from './lock.ts'

type Changes = components['schemas']['AdminDoctorUpdate']

/** Changes the fields that are given. A stale revision is a conflict that says who was faster. */
export async function updateDoctorForAdmin(
  ctx: AdminCtx,
  id: string,
  input: Changes,
): Promise<void> {
  const { revision, catalog_ids, ...fields } = input
  await inTransaction(ctx, async (ctx) => {
    const doctor = await lockDoctor(ctx, id, revision)
    if (fields.assigned_to) await assertActiveAdmin(ctx, fields.assigned_to)
    if (catalog_ids) await setCatalogs(ctx, id, catalog_ids)
    const columns = toColumns(fields)
    const { before, after } = difference(doctor, columns)
    await saveDoctor(ctx, doctor, columns)
    await audit(ctx, {
      action: 'doctor.update',
      objectType: 'doctor',
      objectId: id,
      doctorId: id,
      before,
      after: { ...after, ...(catalog_ids ? { catalogs: catalog_ids.length } : {}) },
    })
  })
}

async function assertActiveAdmin(ctx: AdminCtx, id: string): Promise<void> {
  const found = await ctx.db
    .select({ id: admins.id })
    .from(admins)
    .where(and(eq(admins.id, id), eq(admins.status, 'active')))
  if (found.length > 0) return
  throw invalid('assigned_to', 'UNKNOWN_ADMIN', {
    en: 'Choose an active administrator.',
    ja: '有効な管理者を選んでください。',
  })
}

type Columns = Partial<typeof doctors.$inferInsert>

function toColumns(fields: object): Columns {
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [
      key.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  )
}

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
