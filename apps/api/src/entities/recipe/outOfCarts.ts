import type { Ctx } from '../../context.ts'
import { type SQL, sql } from '../../db/sql.ts'

/**
 * Takes lines `l` of recipes, of which `which` is true, out of carts. In the patient's own cart they are set aside:
 * it says what cannot be ordered any more, and why.
 */
export async function takeOutOfCarts(ctx: Ctx, which: SQL): Promise<void> {
  const isOfThese = sql`x.recipe_line_id in (select l.id from recipe_lines l where ${which})`
  await ctx.db.execute(sql`update cart_lines x set saved_for_later = 1 from carts c
    where c.id = x.cart_id and c.status = 'active' and ${isOfThese}`)
  await ctx.db.execute(sql`delete from cart_lines x using carts c
    where c.id = x.cart_id and c.status <> 'active' and ${isOfThese}`)
}
