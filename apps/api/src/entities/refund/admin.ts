import type { Handlers } from '../../http/handler.ts'
import { ofRecord, recordAfter } from '../../http/records.ts'
import { getRefund, refundList } from './list.ts'
import { payOutRefund } from './payOut.ts'
import { retryRefund } from './retry.ts'

const refundAfter = recordAfter('refundId', getRefund)

export const handlers = {
  'GET /api/admin/refunds': (ctx, { query }) => refundList.page(ctx, query),
  'GET /api/admin/refunds/{refundId}': ofRecord('refundId', getRefund),
  'POST /api/admin/refunds/{refundId}/pay-out': refundAfter(payOutRefund),
  'POST /api/admin/refunds/{refundId}/retry': refundAfter(retryRefund),
} satisfies Handlers<'admin'>
