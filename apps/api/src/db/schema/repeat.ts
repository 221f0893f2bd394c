import { repeatReasons, repeatStatuses, repeatWaits } from '@officina/shared/repeats'
import { index, integer, pgTable, sql, uniqueIndex, uuid } from '../sql.ts'
import { at, bounds, id, idOf, money, newest, revision, stamps } from './columns.ts'
import { internal, kept, personal, technical } from './dataClass.ts'
import { orders } from './order.ts'
import { patients } from './patient.ts'
import { recipeLines } from './recipe.ts'

/** A line of a recipe that is ordered again and again for its patient, until somebody stops it. */
export const repeats = pgTable(
  'repeats',
  {
    id: id(),
    doctorId: uuid('doctor_id').notNull(),
    patientId: idOf('patient_id', () => patients.id),
    recipeLineId: idOf('recipe_line_id', () => recipeLines.id),
    variantId: uuid('variant_id').notNull(),
    quantity: integer('quantity').notNull(),
    /** Null: ordered when it runs out. */
    everyWeeks: integer('every_weeks'),
    paymentMethod: technical.text('payment_method', { enum: ['card', 'invoice'] }).notNull(),
    /** The provider's id of the saved card, and how its patient knows it. */
    cardRef: internal(personal.text('card_ref')),
    cardBrand: personal.text('card_brand'),
    cardLast4: personal.text('card_last4'),
    status: technical.text('status', { enum: repeatStatuses }).notNull(),
    /** Why it is paused or has ended. */
    reason: technical.text('reason', { enum: repeatReasons }),
    /** What an administrator wrote who has stopped it. */
    stopNote: internal(personal.text('stop_note')),
    /** Why the order that was due has not been placed yet, and when it is tried again. */
    waitsFor: technical.text('waits_for', { enum: repeatWaits }),
    retryOn: kept(technical.date('retry_on', { mode: 'string' })),
    /** Tries of the card for this period that have failed. */
    tries: integer('tries').notNull().default(0),
    nextOn: kept(technical.date('next_on', { mode: 'string' })).notNull(),
    /** Orders and skips behind it. */
    period: integer('period').notNull().default(1),
    /** The day that the patient was told of: a day that was told is ordered on, and does not move by itself. */
    announcedOn: kept(technical.date('announced_on', { mode: 'string' })),
    /** The last notice that was mailed: its day and which one, `2026-12-10:week`. */
    noticed: technical.text('noticed'),
    /** Price of a pack that the patient has agreed to. */
    priceAgreed: money('price_agreed').notNull(),
    /** The line of a newer version that waits for the patient's agreement. */
    offeredLineId: uuid('offered_line_id'),
    consentVersion: technical.text('consent_version').notNull(),
    consentText: technical.text('consent_text').notNull(),
    consentedAt: at('consented_at').notNull(),
    endedAt: at('ended_at'),
    revision: revision(),
    ...stamps(),
  },
  (t) => [
    bounds('repeats', {
      zero: [t.tries, t.priceAgreed],
      one: [t.quantity, t.everyWeeks, t.period],
    }),
    uniqueIndex('repeats_line').on(t.recipeLineId).where(sql`${t.status} <> 'stopped'`),
    index('repeats_due').on(t.nextOn, t.id).where(sql`${t.status} = 'active'`),
    index('repeats_patient').on(t.patientId, newest(t.createdAt)),
    index('repeats_doctor').on(t.doctorId, t.patientId),
    index('repeats_newest').on(newest(t.createdAt), newest(t.id)),
  ],
)

/** What became of each period of a repeat: one row, so one order. */
export const repeatPeriods = pgTable(
  'repeat_periods',
  {
    id: id(),
    repeatId: uuid('repeat_id')
      .notNull()
      .references(() => repeats.id, { onDelete: 'cascade' }),
    doctorId: uuid('doctor_id').notNull(),
    patientId: uuid('patient_id').notNull(),
    period: integer('period').notNull(),
    dueOn: kept(technical.date('due_on', { mode: 'string' })).notNull(),
    /** `charging`: an order is placed whose card has not answered; `declined`: it was cancelled, and is tried again. */
    state: technical
      .text('state', { enum: ['charging', 'ordered', 'declined', 'skipped', 'failed'] })
      .notNull(),
    orderId: uuid('order_id').references(() => orders.id),
    at: at('at').notNull(),
  },
  (t) => [
    bounds('repeat_periods', { one: [t.period] }),
    uniqueIndex('repeat_periods_once').on(t.repeatId, t.period, t.doctorId),
    index('repeat_periods_order').on(t.orderId),
    index('repeat_periods_charging').on(t.at).where(sql`${t.state} = 'charging'`),
  ],
)
