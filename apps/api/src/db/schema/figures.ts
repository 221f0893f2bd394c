import { boolean, index, integer, pgTable, primaryKey, sql, uuid } from '../sql.ts'
import { at, bounds, money } from './columns.ts'
import { technical } from './dataClass.ts'

/** In place of a doctor or product: the row sums all of them. */
export const everyone = '00000000-0000-0000-0000-000000000000'
/** In place of a region: the row sums all of them. */
export const everywhere = '*'
/** The gap of a patient's first order; longer than any other. */
export const firstOrder = 1_000_000

const day = () => technical.date('day', { mode: 'string' }).notNull()

/** Of sales, in each currency. */
const sums = () => ({
  currency: technical.text('currency').notNull(),
  orders: integer('orders').notNull(),
  units: integer('units').notNull(),
  /** Without tax. */
  revenue: money('revenue').notNull(),
  /** Charged with orders, on goods and delivery; less what went back with refunds. */
  tax: money('tax').notNull().default(0),
  discount: money('discount').notNull(),
  refunds: money('refunds').notNull(),
  commission: money('commission').notNull(),
})

/**
 * What was sold on a day (business time zone). A practice has a row for each product and region, and one without a
 * product that counts orders once. The platform (`everyone`) has both too, and each in all regions together.
 */
export const salesDays = pgTable(
  'sales_days',
  {
    doctorId: uuid('doctor_id').notNull(),
    productId: uuid('product_id').notNull(),
    day: day(),
    region: technical.text('region').notNull(),
    ...sums(),
  },
  (t) => [
    primaryKey({ columns: [t.doctorId, t.productId, t.day, t.region, t.currency] }),
    bounds('sales_days', { zero: [t.orders, t.units, t.revenue, t.discount, t.refunds] }),
    index('sales_days_day').on(t.day),
    index('sales_days_region')
      .on(t.region, t.day)
      .where(sql`${t.doctorId} = '00000000-0000-0000-0000-000000000000'`),
  ],
)

/** Sales of a product in a calendar month, of all practices and regions: a year has twelve rows to read in place of 365. */
export const salesMonths = pgTable(
  'sales_months',
  {
    month: technical.date('month', { mode: 'string' }).notNull(),
    productId: uuid('product_id').notNull(),
    ...sums(),
  },
  (t) => [
    primaryKey({ columns: [t.month, t.productId, t.currency] }),
    bounds('sales_months', { zero: [t.orders, t.units, t.revenue, t.discount, t.refunds] }),
  ],
)

/**
 * Patients who ordered on a day, by the days since their order before (`firstOrder`: there was none). In any period each
 * patient counts once: those whose order before is older than the period.
 */
export const patientDays = pgTable(
  'patient_days',
  {
    doctorId: uuid('doctor_id').notNull(),
    day: day(),
    gap: integer('gap').notNull(),
    patients: integer('patients').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.doctorId, t.day, t.gap] }),
    bounds('patient_days', { zero: [t.patients] }),
    index('patient_days_day').on(t.day),
  ],
)

/** Recipes by the day of their first issue and the days to their first order (-1: none yet); later versions count with the first. */
export const recipeDays = pgTable(
  'recipe_days',
  {
    doctorId: uuid('doctor_id').notNull(),
    day: day(),
    delay: integer('delay').notNull(),
    issued: integer('issued').notNull(),
    repeated: integer('repeated').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.doctorId, t.day, t.delay] }),
    bounds('recipe_days', { zero: [t.issued, t.repeated] }),
    index('recipe_days_day').on(t.day),
  ],
)

/** Products of recipes that patients should have been taking on a day, and those that what they received covers. */
export const adherenceDays = pgTable(
  'adherence_days',
  {
    doctorId: uuid('doctor_id').notNull(),
    day: day(),
    due: integer('due').notNull(),
    covered: integer('covered').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.doctorId, t.day] }),
    bounds('adherence_days', { zero: [t.due, t.covered] }),
    index('adherence_days_day').on(t.day),
  ],
)

/** Days on which a product could not be bought at some time. */
export const stockOutDays = pgTable(
  'stock_out_days',
  {
    productId: uuid('product_id').notNull(),
    day: day(),
  },
  (t) => [primaryKey({ columns: [t.productId, t.day] }), index('stock_out_days_day').on(t.day)],
)

/** Days whose figures are to be computed again. */
export const figureDaysDue = pgTable('figure_days_due', {
  day: technical.date('day', { mode: 'string' }).primaryKey(),
})

/** One row: until when changes have been looked for, by the application's clock and by the machine's. */
export const figureState = pgTable('figure_state', {
  oneRow: boolean('one_row').primaryKey().default(true),
  timeZone: technical.text('time_zone').notNull(),
  seenAt: at('seen_at').notNull(),
  machineAt: at('machine_at').notNull(),
  refreshedAt: at('refreshed_at').notNull(),
})
