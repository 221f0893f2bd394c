import type { components } from '@officina/openapi/schema'
import type { DoctorCtx } from '../../context.ts'
import { sql } from '../../db/sql.ts'
import { openToDoctor } from '../catalog/visible.ts'
import { notFound } from '../errors.ts'
import { loadProduct } from './view.ts'

type Product = components['schemas']['Product']

/** A product with the doctor's own dosage of it, also one that is no longer sold. */
export async function getProductForDoctor(ctx: DoctorCtx, productId: string): Promise<Product> {
  const product = await loadProduct(ctx, productId)
  const { rows } = await ctx.db.execute<Pick<Product, 'my_default' | 'recommendable'>>(sql`
    select ${openToDoctor(ctx)} as recommendable, (select dd.dosage from dosage_defaults dd
      where dd.doctor_id = ${ctx.actor.id} and dd.product_id = p.id) as my_default
    from products p where p.id = ${productId}`)
  return { ...product, ...rows[0] }
}

/** The same by the number that the storefront gives it. */
export async function getProductByShopifyId(ctx: DoctorCtx, number: string): Promise<Product> {
  const { rows } = await ctx.db.execute<{ id: string }>(sql`
    select id from products
    where shopify_product_id in (${number}, ${`gid://shopify/Product/${number}`}) limit 1`)
  if (!rows[0]) throw notFound()
  return getProductForDoctor(ctx, rows[0].id)
}
