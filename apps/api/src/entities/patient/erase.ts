import type { Ctx, TxCtx } from '../../context.ts'
import {
  accounts,
  consents,
  passkeys,
  recoveryCodes,
  sessionLogins,
  sessions,
  tokens,
  trustedDevices,
} from '../../db/schema/account.ts'
import { bankTransfers } from '../../db/schema/bankTransfer.ts'
import { cartLines, carts } from '../../db/schema/cart.ts'
import { erasedValues } from '../../db/schema/dataClass.ts'
import { files } from '../../db/schema/doctor.ts'
import { orders, payments, refunds } from '../../db/schema/order.ts'
import {
  addresses,
  invitations,
  notes,
  patientLinks,
  patients,
  requests,
} from '../../db/schema/patient.ts'
import { payLinks } from '../../db/schema/payLink.ts'
import { idempotencyKeys, mails } from '../../db/schema/platform.ts'
import { answerSets } from '../../db/schema/questionnaire.ts'
import { doses, recipeEvents, recipeLines, recipes } from '../../db/schema/recipe.ts'
import { repeats } from '../../db/schema/repeat.ts'
import { productReports, returns } from '../../db/schema/return.ts'
import { shipments } from '../../db/schema/shipment.ts'
import { stockNotices } from '../../db/schema/stockNotice.ts'
import { and, eq, inArray, isNull, or, type PgTable, type SQL, sql } from '../../db/sql.ts'
import { revokeOthersOf } from '../account/tokens.ts'
import { removeStored } from '../file/store.ts'
import { forgetCustomer } from '../payment/customer.ts'
import type { Patient } from './entity.ts'
import { endOpenInvitations } from './invitations.ts'

/**
 * Takes away whatever tells who a patient is, what is known of the person's health, and free text about both. What
 * that is stands at each column of `db/schema`. Orders keep their amounts and region, recipes their products.
 */
export async function erasePatient(ctx: TxCtx, patient: Patient): Promise<void> {
  await endOpenInvitations(ctx, patient.id)
  // a link without its address must not put that one in force
  if (patient.accountId) await revokeOthersOf(ctx, patient.accountId)
  const rows = rowsOf(ctx, patient)
  for (const [table, where] of rows.emptied)
    await ctx.db
      .update(table)
      .set({ ...erasedValues(table), ...instead.get(table) })
      .where(where)
  await ctx.db
    .update(mails)
    .set({ status: 'failed', lastError: 'anonymised' })
    .where(and(rows.mails, eq(mails.status, 'queued')))
  await forgetCustomer(ctx, patient.id)
  await eraseFiles(ctx, rows.files)
  for (const [table, where] of rows.deleted) await ctx.db.delete(table).where(where)
}

/** What is written where an empty value will not do. */
const instead = new Map<PgTable, Record<string, unknown>>([
  [patients, { lastName: 'Anonymised', firstRecipeDraftId: null }],
  [accounts, { email: sql`${accounts.id} || '@anonymised.invalid'` }],
  [
    orders,
    {
      address: sql`'{"name":"","phone":"","postal_code":"","city":"","line1":"","line2":null}'::jsonb
        || jsonb_build_object('country', ${orders.address}->'country', 'region', ${orders.address}->'region')`,
    },
  ],
])

/** The rows of a patient, in all tables that hold any: those that stay without what they say of the person, and the rest. */
function rowsOf(ctx: Ctx, { id, accountId }: Patient) {
  const ofAccount = (column: Parameters<typeof eq>[0]) =>
    accountId ? eq(column, accountId) : sql`false`
  const own = {
    links: ctx.db
      .select({ id: invitations.tokenId })
      .from(invitations)
      .where(eq(invitations.patientId, id)),
    sessions: ctx.db
      .select({ hash: sessionLogins.sessionHash })
      .from(sessionLogins)
      .where(ofAccount(sessionLogins.accountId)),
    cart: ctx.db.select({ id: carts.id }).from(carts).where(eq(carts.patientId, id)),
    orders: ctx.db.select({ id: orders.id }).from(orders).where(eq(orders.patientId, id)),
    recipes: ctx.db.select({ id: recipes.id }).from(recipes).where(eq(recipes.patientId, id)),
  }
  const ofMails = or(eq(mails.patientId, id), ofAccount(mails.accountId)) as SQL
  // a recipe may have been begun for one patient and be another's
  const isOfOther = sql`(${files.ownerType} = 'recipe' and exists (
    select 1 from recipes r where r.id = ${files.ownerId} and r.patient_id <> ${id}))`
  const ofFiles = or(
    and(eq(files.patientId, id), sql`not ${isOfOther}`),
    and(eq(files.ownerType, 'recipe'), inArray(files.ownerId, own.recipes)),
  ) as SQL
  const emptied: [PgTable, SQL][] = [
    [patients, eq(patients.id, id)],
    [patientLinks, eq(patientLinks.patientId, id)],
    [accounts, ofAccount(accounts.id)],
    [consents, ofAccount(consents.accountId)],
    [tokens, or(inArray(tokens.id, own.links), ofAccount(tokens.accountId)) as SQL],
    [sessions, inArray(sessions.idHash, own.sessions)],
    [invitations, eq(invitations.patientId, id)],
    [mails, ofMails],
    [orders, eq(orders.patientId, id)],
    [payments, inArray(payments.orderId, own.orders)],
    [refunds, inArray(refunds.orderId, own.orders)],
    [bankTransfers, inArray(bankTransfers.orderId, own.orders)],
    [shipments, inArray(shipments.orderId, own.orders)],
    [returns, eq(returns.patientId, id)],
    [productReports, eq(productReports.patientId, id)],
    [answerSets, eq(answerSets.patientId, id)],
    [requests, eq(requests.patientId, id)],
    [repeats, eq(repeats.patientId, id)],
    [recipes, eq(recipes.patientId, id)],
    [recipeLines, inArray(recipeLines.recipeId, own.recipes)],
    [recipeEvents, eq(recipeEvents.patientId, id)],
  ]
  const deleted: [PgTable, SQL][] = [
    [sessionLogins, ofAccount(sessionLogins.accountId)],
    [passkeys, ofAccount(passkeys.accountId)],
    [trustedDevices, ofAccount(trustedDevices.accountId)],
    [recoveryCodes, ofAccount(recoveryCodes.accountId)],
    [idempotencyKeys, ofAccount(idempotencyKeys.accountId)],
    [addresses, eq(addresses.patientId, id)],
    [stockNotices, eq(stockNotices.patientId, id)],
    [doses, eq(doses.patientId, id)],
    [payLinks, eq(payLinks.patientId, id)],
    [cartLines, inArray(cartLines.cartId, own.cart)],
    [carts, eq(carts.patientId, id)],
    [notes, ofNotes(id)],
  ]
  return { emptied, deleted, mails: ofMails, files: ofFiles }
}

/** Notes of doctors and of the staff, on the patient and on every record of theirs that can have some. */
function ofNotes(patientId: string): SQL {
  const ofOrders = sql`select id from orders where patient_id = ${patientId}`
  const ofRecipes = sql`select id from recipes where patient_id = ${patientId}`
  const noted: Record<string, SQL> = {
    patient: sql`${patientId}`,
    order: ofOrders,
    recipe: ofRecipes,
    // the console takes a recipe's id there too
    template: ofRecipes,
    answer_set: sql`select id from answer_sets where patient_id = ${patientId}`,
    repeat: sql`select id from repeats where patient_id = ${patientId}`,
    shipment: sql`select id from shipments where order_id in (${ofOrders})`,
    bank_transfer: sql`select id from bank_transfers where order_id in (${ofOrders})`,
  }
  const parts = Object.entries(noted).map(
    ([type, ids]) => sql`${notes.objectType} = ${type} and ${notes.objectId} in (${ids})`,
  )
  return or(...parts) as SQL
}

/** The objects go once everything else is certain. */
async function eraseFiles(ctx: Ctx, where: SQL): Promise<void> {
  const gone = await ctx.db
    .update(files)
    .set({ ...erasedValues(files), deletedAt: ctx.clock.now() })
    .where(and(where, isNull(files.deletedAt)))
    .returning({ key: files.key })
  ctx.tx?.afterCommit.push(() => removeStored(ctx, gone))
}
