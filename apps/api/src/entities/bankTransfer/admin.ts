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

const transferAfter = recordAfter('bankTransferId', getBankTransfer)

export const handlers = {
  'GET /api/admin/bank-transfers': (ctx, { query }) => bankTransferList.page(ctx, query),
  'POST /api/admin/bank-transfers/import': (ctx, { body }) => importBankTransfers(ctx, body),
  'POST /api/admin/bank-transfers/record': (ctx, { body }) =>
    eachApart(ctx, body.ids, (tx, id) => recordTransfer(tx, id, { isWhole: true })),
  'GET /api/admin/bank-transfers/{bankTransferId}': ofRecord('bankTransferId', getBankTransfer),
  'POST /api/admin/bank-transfers/{bankTransferId}/assign': transferAfter(assignTransfer),
  'POST /api/admin/bank-transfers/{bankTransferId}/record': transferAfter(recordTransfer),
  'POST /api/admin/bank-transfers/{bankTransferId}/dismiss': transferAfter(dismissTransfer),
  'POST /api/admin/bank-transfers/{bankTransferId}/reopen': transferAfter(reopenTransfer),
  'POST /api/admin/bank-transfers/{bankTransferId}/return': transferAfter(returnTransfer),
} satisfies Handlers<'admin'>
