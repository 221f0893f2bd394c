import { memo } from '@officina/shared/memo'
import type { PatientCtx } from '../../context.ts'
import { prepared } from '../../db/prepared.ts'
import { rowOf, rowOrNull } from '../../db/rowsOf.ts'
import { cartLines } from '../../db/schema/cart.ts'
import { doctors } from '../../db/schema/doctor.ts'
import { products, stock, variants } from '../../db/schema/product.ts'
import { recipeLines, recipes } from '../../db/schema/recipe.ts'
import { alias, and, asc, eq, inArray, sql } from '../../db/sql.ts'
import type { Buyer } from '../catalog/buyer.ts'
import { inVisibleCatalog } from '../catalog/forPatient.ts'
import { askedPatient, ofPatient } from '../practices.ts'
import { isHonoured } from '../recipe/honoured.ts'
import { nextVersionOf } from '../recipe/nextVersion.ts'
import { personName } from '../wire.ts'

const ownVariants = alias(variants, 'own_variants')
const ownProducts = alias(products, 'own_products')

/** The lines of a cart with all that is needed to price and check them, in the order they were added. */
export async function selectLines(ctx: PatientCtx, buyer: Buyer, cartId: string) {
  const { doctorId, tags, access } = buyer
  const { id: patientId, practices } = ctx.actor
  const values = { cartId, patientId, practices, doctorId, tags }
  const rows = await linesFor(access)(ctx.db).execute(values)
  return rows.map(({ ownVariant, ownProduct, ...row }) => ({
    ...row,
    /** The pack of the recipe's line, which may have been replaced. */
    own: ownVariant && ownProduct && { variant: ownVariant, product: ownProduct },
  }))
}

const askedReader = {
  patientId: askedPatient.id,
  doctorId: sql.placeholder('doctorId'),
  tags: sql.placeholder('tags'),
}

const linesFor = memo((access: Buyer['access']) =>
  prepared((db) =>
    db
      .select({
        line: rowOf(cartLines),
        variant: rowOf(variants),
        product: rowOf(products),
        recipeLine: rowOrNull(recipeLines),
        recipe: rowOrNull(recipes),
        nextVersion: nextVersionOf(recipes),
        ownVariant: rowOrNull(ownVariants),
        ownProduct: rowOrNull(ownProducts),
        recipeDoctor: personName(doctors.lastName, doctors.firstName),
        boughtBefore: sql<boolean>`exists (
          select 1 from order_lines old join orders o on o.id = old.order_id
          where old.product_id = "products"."id" and ${ofPatient(sql`o`, askedPatient)}
            and o.order_state <> 'cancelled')`,
        isHonoured: sql<boolean>`coalesce(${isHonoured(doctors)}, true)`,
        /** Units that nobody has ordered yet; null where they are not counted. */
        available: sql<
          number | null
        >`greatest(${stock.onHand}, ${stock.reserved}) - ${stock.reserved}`,
        inCatalog: sql<boolean>`exists (select 1 from products p where p.id = "products"."id" and ${inVisibleCatalog({ ...askedReader, access })})`,
      })
      .from(cartLines)
      .innerJoin(variants, eq(variants.id, cartLines.variantId))
      .innerJoin(products, eq(products.id, variants.productId))
      .leftJoin(stock, eq(stock.variantId, variants.id))
      .leftJoin(recipeLines, eq(recipeLines.id, cartLines.recipeLineId))
      .leftJoin(
        recipes,
        and(eq(recipes.id, recipeLines.recipeId), eq(recipes.patientId, askedPatient.id)),
      )
      .leftJoin(ownVariants, eq(ownVariants.id, recipeLines.variantId))
      .leftJoin(ownProducts, eq(ownProducts.id, ownVariants.productId))
      .leftJoin(doctors, eq(doctors.id, recipes.doctorId))
      .where(eq(cartLines.cartId, sql.placeholder('cartId')))
      .orderBy(asc(cartLines.createdAt), asc(cartLines.id))
      .prepare(''),
  ),
)

export type CartRow = Awaited<ReturnType<typeof selectLines>>[number]

/** Variants that can be sent now, for offering substitutes. */
export async function selectSubstitutes(ctx: PatientCtx, ids: string[]) {
  if (ids.length === 0) return []
  const rows = await ctx.db
    .select({ variant: variants, product: products })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(
      and(
        inArray(variants.id, ids),
        eq(variants.available, true),
        eq(products.availability, 'in_stock'),
        sql`${products.removedAt} is null`,
      ),
    )
  const available = await ctx.storefront.available(ctx, ids)
  return rows.filter((row) => (available.get(row.variant.id) ?? 1) > 0)
}
