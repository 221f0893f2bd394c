import type { operations } from '@officina/openapi/schema'
import type { AdminCtx } from '../../context.ts'
import { type SQL, sql } from '../../db/sql.ts'
import { countOf, windowOf } from '../list.ts'
import { availabilityOf, offerOf } from '../stock/availability.ts'
import { bestMatchFirst, findCorrected, matchesText } from './search.ts'
import { selectSummaries } from './view.ts'

type Query = NonNullable<operations['adminListProducts']['parameters']['query']>

/** Products that are sold, whatever catalog they are in, for templates. */
export const listProductsForAdmin = (ctx: AdminCtx, query: Query) =>
  findCorrected(ctx, query, forSale, (each) => pageOf(ctx, each))

async function pageOf(ctx: AdminCtx, query: Query) {
  const { offset, limit } = windowOf(query)
  const where = whereOf(query.filter ?? {})
  const [field, direction] = query.sort ?? ['title', 'ASC']
  const by = sql.raw(direction === 'ASC' ? 'asc' : 'desc')
  const rows = await selectSummaries(ctx, {
    where,
    orderBy:
      query.filter?.q && !query.sort
        ? bestMatchFirst(query.filter.q)
        : sql`${sortable[field]} ${by}, p.id ${by}`,
    limit,
    offset,
  })
  const counted = await countOf(
    ctx,
    sql`products p cross join lateral ${offerOf} offer where ${where}`,
  )
  return { rows, offset, ...counted }
}

const sortable: Record<string, SQL> = {
  title: sql`p.title`,
  brand: sql`p.brand`,
  price: sql`offer.price`,
}

const forSale = sql`p.removed_at is null`

function whereOf(filter: NonNullable<Query['filter']>): SQL {
  const parts = [forSale]
  if (filter.id) parts.push(sql`p.id = any(${sql.param(filter.id)}::uuid[])`)
  if (filter.catalog_id)
    parts.push(
      sql`exists (select 1 from catalog_items item where item.product_id = p.id and item.catalog_id = ${filter.catalog_id})`,
    )
  if (filter.in_stock !== undefined)
    parts.push(sql`(${availabilityOf} = 'in_stock') = ${filter.in_stock}`)
  if (filter.q) parts.push(matchesText(filter.q))
  return sql.join(parts, sql` and `)
}
