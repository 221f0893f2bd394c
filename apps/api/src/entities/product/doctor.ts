import type { Handlers } from '../../http/handler.ts'
import { Page } from '../../http/replies.ts'
import { deleteDosageDefault, saveDosageDefault } from '../recipe/dosage.ts'
import { replaceInRecipes } from '../recipe/replaceProduct.ts'
import { getProductByShopifyId, getProductForDoctor } from './get.ts'
import { listProducts, productFacets } from './list.ts'
import { listProductPatients } from './patients.ts'

export const handlers = {
  'GET /api/doctor/product-facets': async (ctx, { query }) => ({
    data: await productFacets(ctx, query.catalog_id),
  }),
  'GET /api/doctor/products': async (ctx, { query }) => new Page(await listProducts(ctx, query)),
  'GET /api/doctor/products/{productId}': async (ctx, { params }) => ({
    data: await getProductForDoctor(ctx, params.productId),
  }),
  'POST /api/doctor/products/{productId}/dosage-default': async (ctx, { params, body }) => ({
    data: await saveDosageDefault(ctx, params.productId, body),
  }),
  'DELETE /api/doctor/products/{productId}/dosage-default': async (ctx, { params }) => {
    await deleteDosageDefault(ctx, params.productId)
    return undefined
  },
  'GET /api/doctor/products/{productId}/patients': async (ctx, { params }) => ({
    data: await listProductPatients(ctx, params.productId),
  }),
  'POST /api/doctor/products/{productId}/replace': async (ctx, { params, body }) => ({
    data: await replaceInRecipes(ctx, params.productId, body.variant_id),
  }),
  'GET /api/doctor/shopify-products/{shopifyProductId}': async (ctx, { params }) => ({
    data: await getProductByShopifyId(ctx, params.shopifyProductId),
  }),
} satisfies Handlers<'doctor'>
