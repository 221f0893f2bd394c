import type { AdminCtx, Ctx, DoctorCtx } from '../../context.ts'
import { everyone, everywhere } from '../../db/schema/figures.ts'
import { type SQL, sql } from '../../db/sql.ts'
import { visibleToDoctor } from '../catalog/visible.ts'
import { notFound } from '../errors.ts'

type ScopeQuery = {
  doctor_id?: string
  catalog_id?: string
  product_id?: string
  region?: string
}

/** Whose figures, of which products and regions. */
export type Scope = {
  /** Null: all practices together. */
  doctorId: string | null
  /** Null: all products. */
  products: readonly string[] | null
  region: string | null
  showsCommission: boolean
  /** Finance alone pays it on; to a doctor it says nothing. */
  showsTax: boolean
}

/** A doctor's own practice. 404 for a catalog that is not open to the doctor. */
export const scopeOfDoctor = async (ctx: DoctorCtx, query: ScopeQuery): Promise<Scope> => ({
  doctorId: ctx.actor.id,
  products: await productsOf(ctx, query, visibleToDoctor(ctx.actor.id)),
  region: query.region ?? null,
  showsCommission: true,
  showsTax: false,
})

/** All practices, or one. */
export const scopeOfAdmin = async (ctx: AdminCtx, query: ScopeQuery): Promise<Scope> => ({
  doctorId: query.doctor_id ?? null,
  products: await productsOf(ctx, query, sql`true`),
  region: query.region ?? null,
  showsCommission: ctx.actor.permissions.includes('settlement.read'),
  showsTax: ctx.actor.permissions.includes('settlement.read'),
})

async function productsOf(
  ctx: Ctx,
  { catalog_id: catalogId, product_id: productId }: ScopeQuery,
  visible: SQL,
): Promise<readonly string[] | null> {
  if (!catalogId) return productId ? [productId] : null
  const { rows } = await ctx.db.execute<{ products: string[] }>(sql`
    select coalesce(array_agg(item.product_id) filter (where item.product_id is not null), '{}')::text[] as products
    from catalogs c left join catalog_items item on item.catalog_id = c.id
    where c.id = ${catalogId} and ${visible} group by c.id`)
  const [catalog] = rows
  if (!catalog) throw notFound()
  return productId ? catalog.products.filter((id) => id === productId) : catalog.products
}

export const isNarrowed = ({ products, region }: Scope): boolean => Boolean(products || region)

/** Whose rows of a table `x` count: of one practice, or the sums of all. */
export const ofDoctor = ({ doctorId }: Scope): SQL =>
  sql`x.doctor_id = ${doctorId ?? everyone}::uuid`

const isIn = (products: readonly string[]) =>
  sql`x.product_id = any(${sql.param(products)}::uuid[])`

/** Rows of `sales_days x` that add up to what was sold; each order counts once where no product is asked for. */
export const salesOf = (scope: Scope): SQL =>
  scope.products
    ? productSalesOf(scope)
    : sql`${ofDoctor(scope)} and x.product_id = ${everyone} and ${whereOf(scope)}`

/** Rows of `sales_days x` by product. */
export function productSalesOf(scope: Scope): SQL {
  const which = scope.products ? isIn(scope.products) : sql`x.product_id <> ${everyone}`
  return sql`${ofDoctor(scope)} and ${which} and ${whereOf(scope)}`
}

/** Rows of `sales_days x` by region. */
export const regionalSalesOf = (scope: Scope): SQL => sql`${ofDoctor(scope)}
  and ${scope.products ? isIn(scope.products) : sql`x.product_id = ${everyone}`}
  and ${scope.region ? isThere(scope.region) : sql`x.region not in ('', ${everywhere})`}`

/** Of all practices the sum of the regions is kept; of one they are added up. */
function whereOf({ doctorId, region }: Scope): SQL {
  if (region) return isThere(region)
  return doctorId ? sql`true` : isThere(everywhere)
}

const isThere = (region: string): SQL => sql`x.region = ${region}`
