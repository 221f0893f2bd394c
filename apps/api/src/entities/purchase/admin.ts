import type { Handlers } from '../../http/handler.ts'
import { ofRecord, recordAfter } from '../../http/records.ts'
import { getPurchase, purchaseList } from './list.ts'
import { cancelPurchase, completePurchase, placePurchase, receivePurchase } from './steps.ts'
import { draftSuggested, suggestionList } from './suggestions.ts'
import { changePurchase, draftPurchase } from './write.ts'

const purchaseAfter = recordAfter('purchaseOrderId', getPurchase)

export const handlers = {
  'GET /api/admin/purchase-orders': (ctx, { query }) => purchaseList.page(ctx, query),
  'POST /api/admin/purchase-orders': async (ctx, { body }) =>
    getPurchase(ctx, (await draftPurchase(ctx, body)).id),
  'POST /api/admin/purchase-orders/from-suggestions': (ctx, { body }) =>
    draftSuggested(ctx, body.ids),
  'GET /api/admin/purchase-orders/{purchaseOrderId}': ofRecord('purchaseOrderId', getPurchase),
  'PATCH /api/admin/purchase-orders/{purchaseOrderId}': purchaseAfter(changePurchase),
  'POST /api/admin/purchase-orders/{purchaseOrderId}/order': purchaseAfter(placePurchase),
  'POST /api/admin/purchase-orders/{purchaseOrderId}/receive': purchaseAfter(receivePurchase),
  'POST /api/admin/purchase-orders/{purchaseOrderId}/complete': purchaseAfter(completePurchase),
  'POST /api/admin/purchase-orders/{purchaseOrderId}/cancel': purchaseAfter(cancelPurchase),
  'GET /api/admin/purchase-suggestions': (ctx, { query }) => suggestionList.page(ctx, query),
} satisfies Handlers<'admin'>
