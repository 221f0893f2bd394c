import { importProducts } from '../../../../domain/product/importProducts.ts'
import type { Handler } from '../../../../http/handler.ts'

export const post: Handler<'adminImportProducts'> = async (ctx, { body }) => ({
  data: await importProducts(ctx, { text: body.text, dryRun: body.dry_run }),
})
