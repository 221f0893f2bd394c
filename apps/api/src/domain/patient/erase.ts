import type { AdminCtx } from '../../context.ts'
import { accounts, consents, sessionLogins, tokens } from '../../db/schema/account.ts'
import { cartLines, carts } from '../../db/schema/cart.ts'
import { files } from '../../db/schema/doctor.ts'
import { orders } from '../../db/schema/order.ts'
import { addresses, invitations, notes, patients, requests } from '../../db/schema/patient.ts'
import { mails } from '../../db/schema/platform.ts'
import { answerSets } from '../../db/schema/questionnaire.ts'
import { doses, recipeEvents, recipeLines, recipes } from '../../db/schema/recipe.ts'
import { stockNotices } from '../../db/schema/stockNotice.ts'
import { and, eq, inArray, isNull, or, type SQL, sql } from '../../db/sql.ts'
import { endOpenInvitations } from '../invitation/send.ts'
import type { Patient } from './get.ts'

/**
 * Takes away whatever tells who a patient is, and free text about the person: names, addresses, health data,
 * messages, answers, notes, files and mails. Orders keep their amounts and region, recipes their products.
 */
export async function erasePatient(ctx: AdminCtx, patient: Patient): Promise<void> {
  await endOpenInvitations(ctx, patient.id)
  await erasePerson(ctx, patient.id)
  await eraseLogins(ctx, patient)
  await eraseOrders(ctx, patient.id)
  await eraseRecords(ctx, patient.id)
  await eraseFiles(ctx, patient.id)
}

const erasePerson = (ctx: AdminCtx, id: string) =>
  ctx.db
    .update(patients)
    .set({
      lastName: 'Anonymised',
      firstName: '',
      kana: null,
      email: null,
      phone: null,
      birthDate: null,
      sex: 'unknown',
      tags: [],
      allergies: [],
      healthSources: {},
      noKnownAllergies: false,
      conditions: [],
      medications: [],
      pregnancy: 'unknown',
      linkMessage: null,
      invitationMessage: null,
      firstRecipeDraftId: null,
      statusReason: null,
      shopCustomerId: null,
    })
    .where(eq(patients.id, id))

async function eraseLogins(ctx: AdminCtx, { id, accountId }: Patient): Promise<void> {
  const links = ctx.db
    .select({ id: invitations.tokenId })
    .from(invitations)
    .where(eq(invitations.patientId, id))
  await ctx.db
    .update(tokens)
    .set({ email: '', data: {}, createdIp: null })
    .where(or(inArray(tokens.id, links), accountId ? eq(tokens.accountId, accountId) : undefined))
  await ctx.db
    .update(invitations)
    .set({ email: '', message: null })
    .where(eq(invitations.patientId, id))
  const ofPerson = or(
    eq(mails.patientId, id),
    accountId ? eq(mails.accountId, accountId) : undefined,
  ) as SQL
  await ctx.db.update(mails).set({ recipient: '', subject: '', html: '', text: '' }).where(ofPerson)
  await ctx.db
    .update(mails)
    .set({ status: 'failed', lastError: 'anonymised' })
    .where(and(ofPerson, eq(mails.status, 'queued')))
  if (!accountId) return
  await ctx.db.delete(sessionLogins).where(eq(sessionLogins.accountId, accountId))
  await ctx.db.update(consents).set({ ip: null }).where(eq(consents.accountId, accountId))
  await ctx.db
    .update(accounts)
    .set({
      email: `${accountId}@anonymised.invalid`,
      passwordHash: null,
      totpSecret: null,
      totpPending: null,
      timezone: null,
      notificationPrefs: {},
    })
    .where(eq(accounts.id, accountId))
}

async function eraseOrders(ctx: AdminCtx, id: string): Promise<void> {
  const cart = ctx.db.select({ id: carts.id }).from(carts).where(eq(carts.patientId, id))
  await ctx.db.delete(cartLines).where(inArray(cartLines.cartId, cart))
  await ctx.db.delete(carts).where(eq(carts.patientId, id))
  await ctx.db.delete(stockNotices).where(eq(stockNotices.patientId, id))
  await ctx.db.delete(addresses).where(eq(addresses.patientId, id))
  await ctx.db
    .update(orders)
    .set({
      cancelRequest: null,
      address: sql`${orders.address} || '{"name":"","phone":"","postal_code":"","city":"","line1":"","line2":null}'::jsonb`,
    })
    .where(eq(orders.patientId, id))
}

async function eraseRecords(ctx: AdminCtx, id: string): Promise<void> {
  await ctx.db
    .update(answerSets)
    .set({
      values: {},
      amendments: [],
      scores: {},
      flags: [],
      facts: {},
      message: null,
      statusReason: null,
    })
    .where(eq(answerSets.patientId, id))
  await ctx.db.update(requests).set({ message: null, note: null }).where(eq(requests.patientId, id))
  await ctx.db.delete(notes).where(and(eq(notes.objectType, 'patient'), eq(notes.objectId, id)))
  const own = ctx.db.select({ id: recipes.id }).from(recipes).where(eq(recipes.patientId, id))
  await ctx.db.delete(doses).where(eq(doses.patientId, id))
  await ctx.db
    .update(recipeLines)
    .set({
      instructions: '',
      rationale: '',
      takeWithText: null,
      stateReason: null,
      statedUnits: null,
      statedAt: null,
    })
    .where(inArray(recipeLines.recipeId, own))
  await ctx.db.update(recipeEvents).set({ reason: null }).where(eq(recipeEvents.patientId, id))
  await ctx.db
    .update(recipes)
    .set({
      title: '',
      label: '',
      message: '',
      internalNote: '',
      endReasonText: null,
      holdReason: null,
      warningsOverridden: [],
    })
    .where(eq(recipes.patientId, id))
}

/** The objects go once everything else is certain. */
async function eraseFiles(ctx: AdminCtx, id: string): Promise<void> {
  const own = ctx.db.select({ id: recipes.id }).from(recipes).where(eq(recipes.patientId, id))
  const gone = await ctx.db
    .update(files)
    .set({ filename: '', deletedAt: ctx.clock.now() })
    .where(
      and(
        or(
          eq(files.patientId, id),
          and(eq(files.ownerType, 'recipe'), inArray(files.ownerId, own)),
        ),
        isNull(files.deletedAt),
      ),
    )
    .returning({ key: files.key })
  ctx.tx?.afterCommit.push(async () => {
    for (const { key } of gone)
      await ctx.files
        .remove(key)
        .catch((error: unknown) => ctx.log.error({ err: error }, 'a file was not removed'))
  })
}
