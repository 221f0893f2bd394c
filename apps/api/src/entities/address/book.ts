import type { components } from '@officina/openapi/schema'
import { postalProblem } from '@officina/shared/postal'
import { plainVat, vatProblem } from '@officina/shared/vat'
import { inTransaction, type PatientActor, type PatientCtx, type TxCtx } from '../../context.ts'
import { addresses } from '../../db/schema/patient.ts'
import { and, asc, desc, eq, ne, sql } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import { audit } from '../audit.ts'
import type { AuditAction } from '../auditActions.ts'
import { invalid, notFound } from '../errors.ts'
import { patient } from '../patient/entity.ts'

type Address = components['schemas']['Address']
type Input = components['schemas']['AddressInput']
type Patch = components['schemas']['AddressPatch']
type Row = typeof addresses.$inferSelect

const maxAddresses = 20

/** The signed-in patient's addresses, default first. */
export async function listAddresses(ctx: PatientCtx): Promise<Address[]> {
  const rows = await ctx.db
    .select()
    .from(addresses)
    .where(eq(addresses.patientId, ctx.actor.id))
    .orderBy(desc(addresses.isDefault), asc(addresses.createdAt), asc(addresses.id))
  return rows.map(viewAddress)
}

/** Adds an address; the first one is the default one. At most 20. */
export async function addAddress(ctx: PatientCtx, input: Input): Promise<Address> {
  assertPostal(input)
  assertVat(input)
  return inTransaction(ctx, async (ctx) => {
    const count = await lockBook(ctx)
    if (count >= maxAddresses) {
      throw invalid('name', 'ADDRESS_BOOK_FULL', {
        en: `You can save up to ${maxAddresses} addresses. Delete one first.`,
        ja: `登録できる住所は${maxAddresses}件までです。先に1件削除してください。`,
      })
    }
    const isDefault = input.is_default === true || count === 0
    const now = ctx.clock.now()
    const [row] = await ctx.db
      .insert(addresses)
      .values({
        id: newId(),
        doctorId: ctx.actor.doctorId,
        patientId: ctx.actor.id,
        ...columnsOf(input),
        isDefault,
        createdAt: now,
        updatedAt: now,
      } as typeof addresses.$inferInsert)
      .returning()
    return finish(ctx, row, 'address.added')
  })
}

export async function updateAddress(ctx: PatientCtx, id: string, input: Patch): Promise<Address> {
  return inTransaction(ctx, async (ctx) => {
    await lockBook(ctx)
    const set = {
      ...columnsOf(input),
      ...(input.is_default ? { isDefault: true } : {}),
      updatedAt: ctx.clock.now(),
    }
    const [row] = await ctx.db.update(addresses).set(set).where(own(ctx, id)).returning()
    // either half may have changed; an entry from before the rule is free until then
    if (row && (input.country ?? input.postal_code)) assertPostal(viewAddress(row))
    if (row && (input.country ?? input.vat_number)) assertVat(viewAddress(row))
    return finish(ctx, row, 'address.changed')
  })
}

/** Removes an address; when it was the default one, the oldest of the rest follows. Orders keep their copy. */
export async function deleteAddress(ctx: PatientCtx, id: string): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    await lockBook(ctx)
    const [row] = await ctx.db.delete(addresses).where(own(ctx, id)).returning()
    if (!row) throw notFound()
    await ctx.db.execute(sql`
      update carts set address_id = null where patient_id = ${ctx.actor.id} and address_id = ${id}`)
    if (row.isDefault) {
      await ctx.db.execute(sql`
        update addresses set is_default = true where id = (
          select id from addresses where patient_id = ${ctx.actor.id} order by created_at, id limit 1)`)
    }
    await note(ctx, id, 'address.removed')
  })
}

async function finish(
  ctx: PatientCtx,
  row: Row | undefined,
  action: AuditAction,
): Promise<Address> {
  if (!row) throw notFound()
  if (row.isDefault)
    await ctx.db
      .update(addresses)
      .set({ isDefault: false })
      .where(and(eq(addresses.patientId, ctx.actor.id), ne(addresses.id, row.id)))
  await note(ctx, row.id, action)
  return viewAddress(row)
}

// one writer at a time per patient, so that there is always exactly one default
async function lockBook(ctx: TxCtx<PatientActor>): Promise<number> {
  await patient.lock(ctx, ctx.actor.id)
  return ctx.db.$count(addresses, eq(addresses.patientId, ctx.actor.id))
}

const note = (ctx: PatientCtx, id: string, action: AuditAction) =>
  audit(ctx, {
    action,
    objectType: 'address',
    objectId: id,
    doctorId: ctx.actor.doctorId,
    patientId: ctx.actor.id,
  })

const own = (ctx: PatientCtx, id: string) =>
  and(eq(addresses.id, id), eq(addresses.patientId, ctx.actor.id))

function columnsOf(input: Patch): Partial<Row> {
  const { postal_code: postalCode, vat_number: vatNumber, is_default: _, ...rest } = input
  return {
    ...rest,
    ...(postalCode === undefined ? {} : { postalCode }),
    ...(vatNumber === undefined ? {} : { vatNumber: vatNumber && plainVat(vatNumber) }),
  }
}

const viewAddress = (row: Row): Address => ({
  id: row.id,
  label: row.label,
  name: row.name,
  company: row.company,
  vat_number: row.vatNumber,
  phone: row.phone,
  country: row.country,
  postal_code: row.postalCode,
  region: row.region,
  city: row.city,
  line1: row.line1,
  line2: row.line2,
  is_default: row.isDefault,
})

/** 422 at `vat_number` when it has not the form of its country. */
function assertVat(address: { country: string; vat_number?: string | null | undefined }): void {
  const problem = address.vat_number && vatProblem(address.country, address.vat_number)
  if (problem) throw invalid('vat_number', 'VAT_NUMBER_WRONG', problem)
}

/** 422 at `field` when a postal code is none of its country; countries that we do not know take any. */
export function assertPostal(
  address: { country: string; postal_code: string },
  field = 'postal_code',
): void {
  const problem = postalProblem(address.country, address.postal_code)
  if (problem) throw invalid(field, 'POSTAL_CODE_WRONG', problem)
}
