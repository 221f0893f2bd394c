import type { Handlers } from '../../http/handler.ts'
import { ofRecord, recordAfter } from '../../http/records.ts'
import { getPurchase, purchaseList } from './list.ts'
import { cancelPurchase, completePurchase, placePurchase, receivePurchase } from './steps.ts'
import { draftSuggested, suggestionList } from './suggestions.ts'
import { changePurchase, draftPurchase } from './write.ts'

const linesOf = (lines: { variant_id: string; ordered: number }[]) =>
  lines.map(({ variant_id: variantId, ordered }) => ({ variantId, ordered }))

const purchaseAfter = recordAfter('purchaseOrderId', getPurchase)

export const handlers = {
  'GET /api/admin/purchase-orders': (ctx, { query }) => purchaseList.page(ctx, query),
  'POST /api/admin/purchase-orders': async (ctx, { body }) => {
    const { supplier_id: supplierId, expected_on: expectedOn, note } = body
    const { id } = await draftPurchase(ctx, {
      supplierId,
      expectedOn,
      note,
      lines: linesOf(body.lines),
    })
    return getPurchase(ctx, id)
  },
  'POST /api/admin/purchase-orders/from-suggestions': (ctx, { body }) =>
    draftSuggested(ctx, body.ids),
  'GET /api/admin/purchase-orders/{purchaseOrderId}': ofRecord('purchaseOrderId', getPurchase),
  'PATCH /api/admin/purchase-orders/{purchaseOrderId}': async (ctx, { params, body }) => {
    const { supplier_id: supplierId, expected_on: expectedOn, note, revision } = body
    const lines = body.lines && linesOf(body.lines)
    await changePurchase(ctx, params.purchaseOrderId, {
      supplierId,
      expectedOn,
      note,
      revision,
      ...(lines ? { lines } : {}),
    })
    return getPurchase(ctx, params.purchaseOrderId)
  },
  'POST /api/admin/purchase-orders/{purchaseOrderId}/order': purchaseAfter(placePurchase),
  'POST /api/admin/purchase-orders/{purchaseOrderId}/receive': async (ctx, { params, body }) => {
    const { document, revision } = body
    const lines = body.lines.map(({ line_id, quantity, lot, expires_on }) => ({
      lineId: line_id,
      quantity,
      lot,
      expiresOn: expires_on,
    }))
    await receivePurchase(ctx, params.purchaseOrderId, { document, revision, lines })
    return getPurchase(ctx, params.purchaseOrderId)
  },
  'POST /api/admin/purchase-orders/{purchaseOrderId}/complete': purchaseAfter(completePurchase),
  'POST /api/admin/purchase-orders/{purchaseOrderId}/cancel': purchaseAfter(cancelPurchase),
  'GET /api/admin/purchase-suggestions': (ctx, { query }) => suggestionList.page(ctx, query),
} satisfies Handlers<'admin'>
