import { index, pgTable, primaryKey, uuid } from '../sql.ts'
import { at, idOf } from './columns.ts'
import { patients } from './patient.ts'
import { variants } from './product.ts'

/** Who wants to be notified by email, once, that a pack can be bought again. The row goes with the mail. */
export const stockNotices = pgTable(
  'stock_notices',
  {
    doctorId: uuid('doctor_id').notNull(),
    patientId: idOf('patient_id', () => patients.id),
    variantId: idOf('variant_id', () => variants.id),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.patientId, t.variantId] }),
    index('stock_notices_variant').on(t.variantId, t.createdAt),
  ],
)
