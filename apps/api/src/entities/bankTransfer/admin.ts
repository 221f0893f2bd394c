import type { AdminCtx } from '../../context.ts'
import type { Handlers } from '../../http/handler.ts'
import { ofRecord, recordAfter } from '../../http/records.ts'
import { eachApart } from '../bulk.ts'
import { importBankTransfers } from './importFile.ts'
import { bankTransferList, getBankTransfer } from './list.ts'
import {
  assignTransfer,
  dismissTransfer,
  recordTransfer,
  reopenTransfer,
  returnTransfer,
} from './steps.ts'

type Assign = { order_number: string; revision?: number }
type Return = { paid_on: string; reference: string; revision?: number }

const transferAfter = recordAfter('bankTransferId', getBankTransfer)

export const handlers = {
  'GET /api/admin/bank-transfers': (ctx, { query }) => bankTransferList.page(ctx, query),
  'POST /api/admin/bank-transfers/import': (ctx, { body }) =>
    importBankTransfers(ctx, { text: body.text, dryRun: body.dry_run }),
  'POST /api/admin/bank-transfers/record': (ctx, { body }) =>
    eachApart(ctx, body.ids, (tx, id) => recordTransfer(tx, id, { isWhole: true })),
  'GET /api/admin/bank-transfers/{bankTransferId}': ofRecord('bankTransferId', getBankTransfer),
  'POST /api/admin/bank-transfers/{bankTransferId}/assign': transferAfter(
    (ctx: AdminCtx, id: string, body: Assign) => {
      const { order_number: orderNumber, revision } = body
      return assignTransfer(ctx, id, { orderNumber, revision })
    },
  ),
  'POST /api/admin/bank-transfers/{bankTransferId}/record': transferAfter(recordTransfer),
  'POST /api/admin/bank-transfers/{bankTransferId}/dismiss': transferAfter(dismissTransfer),
  'POST /api/admin/bank-transfers/{bankTransferId}/reopen': transferAfter(reopenTransfer),
  'POST /api/admin/bank-transfers/{bankTransferId}/return': transferAfter(
    (ctx: AdminCtx, id: string, body: Return) => {
      const { paid_on: paidOn, reference, revision } = body
      return returnTransfer(ctx, id, { paidOn, reference, revision })
    },
  ),
} satisfies Handlers<'admin'>
