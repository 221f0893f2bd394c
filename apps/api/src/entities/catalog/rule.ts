import type { components } from '@officina/openapi/schema'
import type { AdminCtx } from '../../context.ts'
import type { CatalogRule } from '../../db/schema/product.ts'
import { type SQL, sql } from '../../db/sql.ts'
import { invalidFields, type Texts } from '../errors.ts'

type Match = components['schemas']['CatalogMatch']

/** Condition on `products p`: what the database fills a catalog with by this rule. */
const fits = (rule: CatalogRule): SQL => sql`fits_rule(p, ${JSON.stringify(rule)}::jsonb)`

/** A product of a catalog in the console; reads `products p`. */
const catalogProduct = sql`json_build_object('id', p.id, 'title', p.title, 'brand', p.brand,
  'form', p.form, 'image', p.images->0->>'url', 'status', p.status)`

/** What a rule would choose: how many products, and the first of those on sale. Nothing is changed. */
export async function matchRule(ctx: AdminCtx, rule: CatalogRule): Promise<Match> {
  const { rows } = await ctx.db.execute<Match>(sql`
    select count(*) filter (where is_sold)::int as on_sale, count(*) filter (where not is_sold)::int as others,
      coalesce(json_agg(product order by n) filter (where is_sold and n <= 6), '[]') as first
    from (
      select p.removed_at is null as is_sold, ${catalogProduct} as product,
        row_number() over (order by p.removed_at is not null, p.title, p.id) as n
      from products p where ${fits(rule)}
    ) found`)
  return rows[0] ?? { on_sale: 0, others: 0, first: [] }
}

/**
 * A value that no product has chooses nothing and is a typing error, unless the rule had it before.
 * @throws 422 at `rule.conditions.n.value` for such a value and for a repeated condition
 */
export async function assertRule(
  ctx: AdminCtx,
  rule: CatalogRule,
  before: CatalogRule | null,
): Promise<void> {
  const { rows } = await ctx.db.execute<{ known: boolean }>(sql`
    select exists (select 1 from products p where rule_words(p) -> c.field ? c.value) as known
    from rows from (jsonb_to_recordset(${JSON.stringify(rule.conditions)}::jsonb) as (field text, value text))
      with ordinality as c(field, value, n)
    order by c.n`)
  const keys = rule.conditions.map(keyOf)
  const kept = new Set(before?.conditions.map(keyOf))
  const errors: Record<string, Texts> = {}
  for (const [n, { value }] of rule.conditions.entries()) {
    const key = keys[n] ?? ''
    if (keys.indexOf(key) < n) errors[`rule.conditions.${n}.value`] = repeated
    else if (!rows[n]?.known && !kept.has(key))
      errors[`rule.conditions.${n}.value`] = unknown(value)
  }
  if (Object.keys(errors).length > 0) throw invalidFields(errors)
}

const keyOf = ({ field, operator, value }: CatalogRule['conditions'][number]) =>
  JSON.stringify([field, operator, value])

const unknown = (value: string): Texts => ({
  en: `No product has “${value}”. Choose a value from the list.`,
  ja: `「${value}」に該当する商品がありません。一覧から選んでください。`,
})
const repeated: Texts = {
  en: 'This condition is already in the rule. Change or remove it.',
  ja: '同じ条件がすでにあります。変更するか削除してください。',
}
