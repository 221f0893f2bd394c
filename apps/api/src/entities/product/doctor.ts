import type { Handlers } from '../../http/handler.ts'
import { ofRecord, onRecord } from '../../http/records.ts'
import { written } from '../../http/replies.ts'
import { deleteDosageDefault, saveDosageDefault } from '../recipe/dosage.ts'
import { replaceInRecipes } from '../recipe/replaceProduct.ts'
import { getProductByShopifyId, getProductForDoctor } from './get.ts'
import { listProducts, productFacets } from './list.ts'
import { listProductPatients } from './patients.ts'

export const handlers = {
  'GET /api/doctor/product-facets': (ctx, { query }) => productFacets(ctx, query.catalog_id),
  'GET /api/doctor/products': (ctx, { query }) => listProducts(ctx, query),
  'GET /api/doctor/products/{productId}': ofRecord('productId', written(getProductForDoctor)),
  'POST /api/doctor/products/{productId}/dosage-default': onRecord('productId', saveDosageDefault),
  'DELETE /api/doctor/products/{productId}/dosage-default': (ctx, { params }) =>
    deleteDosageDefault(ctx, params.productId),
  'GET /api/doctor/products/{productId}/patients': ofRecord('productId', listProductPatients),
  'POST /api/doctor/products/{productId}/replace': (ctx, { params, body }) =>
    replaceInRecipes(ctx, params.productId, body.variant_id),
  'GET /api/doctor/shopify-products/{shopifyProductId}': ofRecord(
    'shopifyProductId',
    written(getProductByShopifyId),
  ),
} satisfies Handlers<'doctor'>
