import type { components } from '@officina/openapi/schema'
import { addressProblems, plainAddress } from '@officina/shared/addressForm'
import { plainVat, vatProblem } from '@officina/shared/vat'
import { inTransaction, type PatientActor, type PatientCtx, type TxCtx } from '../../context.ts'
import { addresses } from '../../db/schema/patient.ts'
import { and, asc, desc, eq, ne, sql } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import { addressLines } from '../addressLines.ts'
import { audit } from '../audit.ts'
import type { AuditAction } from '../auditActions.ts'
import { invalid, invalidFields, notFound } from '../errors.ts'
import { patient } from '../patient/entity.ts'
import { phonesOf, withPhone } from '../phones.ts'
import { wireOf } from '../read/wireOf.ts'

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
  return rows.map((row) => viewAddress(ctx, row))
}

/** Adds an address; the first one is the default one. At most 20. */
export async function addAddress(ctx: PatientCtx, given: Input): Promise<Address> {
  const input = checkedAddress({ region: '', city: '', postal_code: '', ...given })
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
    const [before] = await ctx.db.select().from(addresses).where(own(ctx, id))
    if (!before) throw notFound()
    const set = {
      ...columnsOf(changesOf(before, input)),
      ...(input.is_default ? { isDefault: true } : {}),
      updatedAt: ctx.clock.now(),
    }
    const [row] = await ctx.db.update(addresses).set(set).where(own(ctx, id)).returning()
    return finish(ctx, row, 'address.changed')
  })
}

/** Removes an address; when it was the default one, the oldest of the rest follows. Orders keep their copy. */
export async function deleteAddress(ctx: PatientCtx, id: string): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    await lockBook(ctx)
    const [row] = await ctx.db.delete(addresses).where(own(ctx, id)).returning()
    if (!row) throw notFound()
    // a checkout of the shop's own that was begun may be on the way to it
    await ctx.db.execute(sql`
      update carts set address_id = nullif(address_id, ${id}), shop_checkout_url = null
      where patient_id = ${ctx.actor.id} and (address_id = ${id} or address_id is null and status = 'active')`)
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
  return viewAddress(ctx, row)
}

// one writer at a time per patient, so that there is always exactly one default
async function lockBook(ctx: TxCtx<PatientActor>): Promise<number> {
  await patient.lock(ctx, ctx.actor.id)
  return ctx.db.$count(addresses, eq(addresses.patientId, ctx.actor.id))
}

const note = (ctx: PatientCtx, id: string, action: AuditAction) =>
  audit(ctx, {
    action,
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

function viewAddress(ctx: PatientCtx, row: Row): Address {
  const address = wireOf('Address', row)
  return { ...address, lines: addressLines(address, ctx.origin.locale) }
}

type Place = Pick<Input, 'phone' | 'country' | 'vat_number'> &
  Record<'postal_code' | 'region' | 'city' | 'line1', string>

/**
 * An address as it is stored: the state and the phone number in the form of its country. 422 with every part that mail
 * of the country needs and that is missing or wrong, each at its field; `prefix` comes before its name.
 */
export function checkedAddress<A extends Place>(
  given: A,
  prefix = '',
  stored?: { phone: string },
): A {
  const address = plainAddress(given)
  const vat = address.vat_number && vatProblem(address.country, address.vat_number)
  const wrong = { ...addressProblems(address), ...(vat ? { vat_number: vat } : {}) }
  const named = Object.entries(wrong).map(([part, text]) => [prefix + part, text] as const)
  if (named.length > 0) throw invalidFields(Object.fromEntries(named), 'ADDRESS_WRONG')
  const { country } = address
  return {
    ...address,
    ...phonesOf({ phone: address.phone }, { country, stored: { phone: stored?.phone }, prefix }),
  }
}

/**
 * What a change writes. Parts that belong together are checked together, as soon as one of them changes; an entry from
 * before the rules is free until then.
 */
function changesOf(before: Row, input: Patch): Patch {
  const old = wireOf('Address', before)
  const isMoved = (
    ['country', 'postal_code', 'region', 'city', 'line1', 'vat_number'] as const
  ).some((part) => input[part] !== undefined && input[part] !== old[part])
  if (isMoved) {
    const { id: _, ...all } = { ...old, ...input }
    return checkedAddress(all, '', old)
  }
  return withPhone(input, { country: old.country, stored: { phone: old.phone } })
}
