import { check, index, integer, pgTable, sql, uuid } from '../sql.ts'
import { at, id, idOf, newest, revision, stamps } from './columns.ts'
import { technical } from './dataClass.ts'
import { doctors } from './doctor.ts'
import { catalogs, products } from './product.ts'

export const discountTargets = ['catalog', 'product'] as const

/** What a doctor takes off a catalog or a product for all own patients; those of one patient stand on the patient. */
export const discounts = pgTable(
  'discounts',
  {
    id: id(),
    doctorId: idOf('doctor_id', () => doctors.id),
    kind: technical.text('kind', { enum: discountTargets }).notNull(),
    catalogId: uuid('catalog_id').references(() => catalogs.id),
    productId: uuid('product_id').references(() => products.id),
    /** Patients read it in the cart and on the receipt. */
    name: technical.text('name').notNull(),
    rateBp: integer('rate_bp').notNull(),
    startsOn: technical.date('starts_on', { mode: 'string' }).notNull(),
    endsOn: technical.date('ends_on', { mode: 'string' }),
    /** Ended by the doctor, whatever its last day says. */
    endedAt: at('ended_at'),
    revision: revision(),
    ...stamps(),
  },
  (t) => [
    index('discounts_doctor').on(t.doctorId, newest(t.createdAt), newest(t.id)),
    index('discounts_open').on(t.doctorId, t.startsOn).where(sql`${t.endedAt} is null`),
    check('discounts_target', sql`num_nonnulls(${t.catalogId}, ${t.productId}) = 1`),
    check('discounts_rate', sql`${t.rateBp} between 1 and 10000`),
  ],
)
