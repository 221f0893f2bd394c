import type { Handlers } from '../../http/handler.ts'
import { Page } from '../../http/replies.ts'
import { importProducts } from './importProducts.ts'
import { listProductsForAdmin } from './listForAdmin.ts'
import { loadProduct } from './view.ts'

export const handlers = {
  'GET /api/admin/products': async (ctx, { query }) =>
    new Page(await listProductsForAdmin(ctx, query)),
  'POST /api/admin/products/import': async (ctx, { body }) => ({
    data: await importProducts(ctx, { text: body.text, dryRun: body.dry_run }),
  }),
  'GET /api/admin/products/{productId}': async (ctx, { params }) => ({
    data: await loadProduct(ctx, params.productId),
  }),
} satisfies Handlers<'admin'>
