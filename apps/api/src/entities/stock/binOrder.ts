import { stock } from '../../db/schema/product.ts'
import { sql } from '../../db/sql.ts'

/** Bins as they stand beside each other: B2 before B10. Their numbers are compared with ten digits. */
export const binOrder = sql`regexp_replace(regexp_replace(${stock.bin}, '([0-9]+)', '0000000000\\1', 'g'), '0*([0-9]{10})', '\\1', 'g')`
