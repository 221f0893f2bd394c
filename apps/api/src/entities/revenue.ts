import { type SQL, sql } from '../db/sql.ts'

/** What an order's goods came to after discounts and without tax: what revenue is everywhere. `o` is a row of `orders`. */
export const revenueOf = (o: string): SQL =>
  sql.raw(`(${o}.total - ${o}.shipping - ${o}.shipping_tax_added - (${o}.tax - ${o}.shipping_tax))`)
