import type { components } from '@officina/openapi/schema'
import { recipeStatuses } from '@officina/shared/recipe'
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  type SQL,
  type SQLWrapper,
  sql,
  uniqueIndex,
  uuid,
} from '../sql.ts'
import { at, bounds, id, idOf, money, newest, revision, stamps } from './columns.ts'
import { clinical, internal, kept, technical } from './dataClass.ts'
import { products, variants } from './product.ts'

const statuses = [...recipeStatuses, 'published', 'retired', 'active', 'archived'] as const

/** A patient's recipe that can be ordered from, in SQL. `status` is the column where it is not that of `r`. */
export const whereIssued = (status: SQLWrapper = sql`r.status`): SQL => sql`${status} = 'issued'`

/** One that runs or is paused. */
export const whereInForce = (status: SQLWrapper = sql`r.status`): SQL =>
  sql`${status} in ('issued', 'on_hold')`

/** One row per version; `series_id` joins the versions of one course. `kind` patient | my | template. */
export const recipes = pgTable(
  'recipes',
  {
    id: id(),
    kind: technical.text('kind', { enum: ['patient', 'my', 'template'] }).notNull(),
    number: technical.text('number'),
    seriesId: uuid('series_id').notNull(),
    version: integer('version').notNull(),
    doctorId: uuid('doctor_id'),
    patientId: uuid('patient_id'),
    catalogId: uuid('catalog_id'),
    sourceRecipeId: uuid('source_recipe_id'),
    sourceTemplateId: uuid('source_template_id'),
    sourceTemplateVersion: integer('source_template_version'),
    label: clinical.text('label').notNull().default(''),
    title: clinical.text('title').notNull().default(''),
    status: technical.text('status', { enum: statuses }).notNull(),
    message: clinical.text('message').notNull().default(''),
    internalNote: internal(clinical.text('internal_note')).notNull().default(''),
    startsOn: kept(clinical.date('starts_on', { mode: 'string' })),
    expiresOn: kept(clinical.date('expires_on', { mode: 'string' })),
    validDays: integer('valid_days').notNull().default(180),
    issuedAt: at('issued_at'),
    viewedAt: at('viewed_at'),
    firstOrderedAt: at('first_ordered_at'),
    lastOrderedAt: at('last_ordered_at'),
    endedAt: at('ended_at'),
    endReasonCode: technical.text('end_reason_code'),
    endReasonText: clinical.text('end_reason_text'),
    heldBy: technical.text('held_by', { enum: ['doctor', 'admin'] }),
    holdReason: internal(clinical.text('hold_reason')),
    supersededBy: uuid('superseded_by'),
    warningsOverridden: internal(clinical.jsonb('warnings_overridden'))
      .$type<{ code: string; line: number; reason: string }[]>()
      .notNull()
      .default([]),
    disclosureVersion: technical.text('disclosure_version'),
    remindersSent: technical
      .jsonb('reminders_sent')
      .$type<Record<string, string>>()
      .notNull()
      .default({}),
    templateMeta: technical
      .jsonb('template_meta')
      .$type<Record<string, unknown>>()
      .notNull()
      .default({}),
    revision: revision(),
    ...stamps(),
  },
  (t) => [
    bounds('recipes', { one: [t.validDays] }),
    index('recipes_doctor_status').on(
      t.doctorId,
      t.kind,
      t.status,
      newest(t.updatedAt),
      newest(t.id),
    ),
    index('recipes_doctor_updated').on(t.doctorId, t.kind, newest(t.updatedAt), newest(t.id)),
    index('recipes_patient').on(t.doctorId, t.patientId, newest(t.issuedAt)),
    index('recipes_patient_only').on(t.patientId, t.status, newest(t.issuedAt)),
    index('recipes_issued')
      .on(newest(t.issuedAt), newest(t.id))
      .where(sql`${t.kind} = 'patient' and ${t.status} <> 'draft'`),
    index('recipes_template').on(t.sourceTemplateId),
    index('recipes_expiry').on(t.status, t.expiresOn),
    uniqueIndex('recipes_series_version').on(t.seriesId, t.version),
    index('recipes_number').on(t.number),
    index('recipes_number_search').using('gin', sql`${t.number} gin_trgm_ops`),
  ],
)

/** Units of a variant that were sent for a recipe's line; with a substitute, its average use a day and its dosage. */
export type TakenAs = {
  variant_id: string
  units: number
  daily?: number | null
  instead?: components['schemas']['TakenProduct']
}

export const recipeLines = pgTable(
  'recipe_lines',
  {
    id: id(),
    recipeId: uuid('recipe_id')
      .notNull()
      .references(() => recipes.id, { onDelete: 'cascade' }),
    doctorId: uuid('doctor_id'),
    position: integer('position').notNull(),
    productId: idOf('product_id', () => products.id),
    variantId: idOf('variant_id', () => variants.id),
    snapshot: technical.jsonb('snapshot').$type<{
      title: string
      brand: string
      image: string | null
      price: number
      units_per_pack: number
      unit: string
      variant_title: string
    }>(),
    dosageMode: kept(
      clinical.text('dosage_mode', { enum: ['label', 'structured', 'text'] }),
    ).notNull(),
    amountMin: real('amount_min'),
    amountMax: real('amount_max'),
    unit: kept(clinical.text('unit')),
    frequencyCount: integer('frequency_count'),
    frequencyPeriod: kept(
      clinical.text('frequency_period', { enum: ['hour', 'day', 'week', 'month'] }),
    ),
    weekdays: kept(clinical.integer('weekdays')).array(),
    asNeeded: boolean('as_needed').notNull().default(false),
    timeOfDay: kept(clinical.text('time_of_day')).array().notNull().default(sql`'{}'::text[]`),
    meal: kept(clinical.text('meal')).notNull().default('none'),
    takeWithText: clinical.text('take_with_text'),
    area: kept(clinical.text('area')).array().notNull().default(sql`'{}'::text[]`),
    step: integer('step'),
    durationDays: integer('duration_days'),
    startOffsetDays: integer('start_offset_days').notNull().default(0),
    instructions: clinical.text('instructions').notNull().default(''),
    rationale: clinical.text('rationale').notNull().default(''),
    quantity: integer('quantity').notNull(),
    refillsAllowed: integer('refills_allowed').notNull().default(3),
    minDaysBetween: integer('min_days_between').notNull().default(0),
    optional: boolean('optional').notNull().default(false),
    substitutes: uuid('substitutes').array().notNull().default(sql`'{}'::uuid[]`),
    /** Products whose place it has taken in this course: their orders are its own. */
    replaces: uuid('replaces').array().notNull().default(sql`'{}'::uuid[]`),
    state: kept(clinical.text('state', { enum: ['active', 'paused', 'stopped'] }))
      .notNull()
      .default('active'),
    stateReason: clinical.text('state_reason'),
    timesOrdered: integer('times_ordered').notNull().default(0),
    /** After so many orders the next one may come before `min_days_between` is over: its doctor has allowed it. */
    earlyAfter: integer('early_after'),
    lastOrderedAt: at('last_ordered_at'),
    lastShippedAt: at('last_shipped_at'),
    /** What is left counts from here. */
    lastDeliveredAt: at('last_delivered_at'),
    /** When the parcel that was sent last counts as delivered, should nobody confirm it. */
    arrivesBy: at('arrives_by'),
    /** What the patient says is left, and when it was said. */
    statedUnits: clinical.real('stated_units'),
    statedAt: clinical.at('stated_at'),
    /** What arrived last, and what is on its way until `arrives_by`. */
    takenAs: kept(clinical.jsonb('taken_as')).$type<TakenAs>(),
    sentAs: kept(clinical.jsonb('sent_as')).$type<TakenAs>(),
    price: money('price'),
  },
  (t) => [
    bounds('recipe_lines', {
      zero: [
        t.amountMin,
        t.amountMax,
        t.statedUnits,
        t.startOffsetDays,
        t.refillsAllowed,
        t.minDaysBetween,
        t.timesOrdered,
        t.earlyAfter,
        t.price,
      ],
      one: [t.frequencyCount, t.durationDays, t.quantity],
    }),
    uniqueIndex('recipe_lines_position').on(t.recipeId, t.position),
    index('recipe_lines_product').on(t.productId, t.doctorId),
  ],
)

/** Ticked doses: a row for each dose of a day in the patient's time zone; `share` is its part of the day. */
export const doses = pgTable(
  'doses',
  {
    doctorId: uuid('doctor_id').notNull(),
    patientId: uuid('patient_id').notNull(),
    recipeLineId: uuid('recipe_line_id')
      .notNull()
      .references(() => recipeLines.id, { onDelete: 'cascade' }),
    day: clinical.date('day', { mode: 'string' }).notNull(),
    time: clinical.text('time').notNull(),
    nth: integer('nth').notNull(),
    share: clinical.real('share').notNull(),
    tickedAt: at('ticked_at').notNull(),
  },
  (t) => [
    bounds('doses', { zero: [t.share] }),
    primaryKey({ columns: [t.recipeLineId, t.day, t.time, t.nth] }),
    index('doses_patient').on(t.patientId, newest(t.day)),
  ],
)

/** What a doctor writes for a product unless it is changed; `dosage` in the wire's names. */
export const dosageDefaults = pgTable(
  'dosage_defaults',
  {
    doctorId: uuid('doctor_id').notNull(),
    productId: idOf('product_id', () => products.id),
    dosage: technical.jsonb('dosage').$type<Record<string, unknown>>().notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.doctorId, t.productId] })],
)

/** What happened to a version, for recipe-histories and the timeline. */
export const recipeEvents = pgTable(
  'recipe_events',
  {
    id: id(),
    recipeId: uuid('recipe_id').notNull(),
    seriesId: uuid('series_id').notNull(),
    doctorId: uuid('doctor_id'),
    patientId: uuid('patient_id'),
    version: integer('version').notNull(),
    event: technical.text('event').notNull(),
    actorRole: technical.text('actor_role').notNull(),
    actorId: uuid('actor_id'),
    /** Chosen from a list; `reason` is what was written. */
    reasonCode: technical.text('reason_code'),
    reason: internal(clinical.text('reason')),
    at: at('at').notNull(),
  },
  (t) => [
    index('recipe_events_doctor').on(t.doctorId, newest(t.at), newest(t.id)),
    index('recipe_events_series').on(t.seriesId, t.at),
  ],
)
