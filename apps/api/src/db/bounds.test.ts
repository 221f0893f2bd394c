import { describe, expect, it } from 'vitest'
import { useClinic } from '../testing/harness.ts'

const t = await useClinic()

/** Neither money nor a quantity: counts of changes, places in a list, codes. */
const technical = new Set([
  ...['revision', 'version', 'position', 'step', 'nth', 'attempts', 'status', 'hits', 'totp_step'],
  ...['source_template_version', 'shop_cart_revision'],
  // of the audit chain
  ...['number', 'row_id'],
])

/** What may be negative, and why. */
const mayBeNegative: Record<string, string> = {
  'payments.amount': 'a part of a payment goes back when an order becomes cheaper',
  'ledger_entries.base': 'a reversal takes back the base of what it reverses',
  'ledger_entries.amount': 'reversals, corrections and payouts take away',
  'settlements.gross_base': 'a month of reversals alone',
  'settlements.commission': 'a month of reversals alone',
  'settlements.adjustments': 'corrections go both ways',
  'settlements.carried_in': 'a debt of the month before',
  'settlements.carried_out': 'a debt for the month after',
  'settlements.net': 'a debt that is carried over',
  'orders.tax_added': 'tax is taken out of prices that include it',
  'orders.shipping_tax_added': 'tax is taken out of prices that include it',
  'sales_days.commission': 'a day of reversals alone',
  'sales_months.commission': 'a month of reversals alone',
  'sales_days.tax': 'a day of refunds alone',
  'sales_months.tax': 'a month of refunds alone',
  'stock_movements.on_hand': 'units leave the shelf',
  'stock_movements.reserved': 'orders are shipped or cancelled',
  'stock_movements.quarantined': 'quarantine ends',
}

async function columnsOfNumbers(): Promise<string[]> {
  const { rows } = await t.app.ports.pool.query<{ name: string }>(
    `select c.relname || '.' || a.attname as name
     from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and a.attnum > 0 and not a.attisdropped and format_type(a.atttypid, null) in
         ('smallint', 'integer', 'bigint', 'numeric', 'real', 'double precision')
       and not exists (select from pg_index i where i.indrelid = c.oid and i.indisprimary and a.attnum = any(i.indkey))
     order by 1`,
  )
  return rows.map(({ name }) => name).filter((name) => !technical.has(name.split('.')[1] ?? ''))
}

describe('amounts and quantities', () => {
  it('are checked by the database in every column, or may be negative for a reason', async () => {
    const { rows } = await t.app.ports.pool.query<{ name: string; rule: string }>(
      `select c.relname || '.' || a.attname as name, pg_get_constraintdef(k.oid) as rule
       from pg_constraint k join pg_class c on c.oid = k.conrelid
       join pg_attribute a on a.attrelid = c.oid and a.attnum = any(k.conkey)
       where k.contype = 'c' and c.relnamespace = 'public'::regnamespace`,
    )
    const isChecked = (column: string) =>
      rows.some(
        ({ name, rule }) =>
          name === column &&
          new RegExp(`\\b${column.split('.')[1]} >= \\(?'?[01]\\b`).test(rule.replaceAll('"', '')),
      )
    const columns = await columnsOfNumbers()
    expect(columns.length).toBeGreaterThan(50)
    const open = columns.filter((column) => !isChecked(column) && !(column in mayBeNegative))
    expect(open, 'give the column a bound in its schema file, or a reason above').toEqual([])
    const stale = Object.keys(mayBeNegative).filter(
      (column) => isChecked(column) || !columns.includes(column),
    )
    expect(stale).toEqual([])
  })

  it('are checked for the rows that are there', async () => {
    const { rows } = await t.app.ports.pool.query(
      "select conname from pg_constraint where contype = 'c' and not convalidated",
    )
    expect(rows).toEqual([])
  })

  it.each([
    ['update variants set price = -1', 'variants_bounds'],
    ['update stock set low_threshold = -1', 'stock_bounds'],
    [
      "insert into refunds (id, doctor_id, order_id, lines, amount, currency, reason, created_at) values (gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), '[]', -5, 'USD', 'x', now())",
      'refunds_bounds',
    ],
  ])('refuse %s', async (statement, rule) => {
    await t.app.ports.pool.query(
      "insert into products (id, shopify_product_id, handle, title, brand, category, form, usage_kind, availability, synced_at) values ('00000000-0000-7000-8000-000000000001', 'p', 'p', 'P', 'B', 'C', 'capsule', 'oral', 'in_stock', now()) on conflict do nothing",
    )
    await t.app.ports.pool.query(
      "insert into variants (id, product_id, shopify_variant_id, sku, title, price, units_per_pack, unit) values ('00000000-0000-7000-8000-000000000002', '00000000-0000-7000-8000-000000000001', 'v', 'v', 'V', 1, 1, 'capsule') on conflict do nothing",
    )
    await t.app.ports.pool.query(
      "insert into stock (variant_id, on_hand) values ('00000000-0000-7000-8000-000000000002', 1) on conflict do nothing",
    )
    await expect(t.app.ports.pool.query(statement)).rejects.toMatchObject({ constraint: rule })
  })
})
