import type { Handlers } from '../../http/handler.ts'
import { ofRecord, recordAfter } from '../../http/records.ts'
import { csvReply, pdfReply } from '../../http/replies.ts'
import { eachApart } from '../bulk.ts'
import { accountingFile } from './accounting.ts'
import { bankFile } from './bankFile.ts'
import { closeSettlements } from './close.ts'
import {
  adjustSettlement,
  confirmVoid,
  excludeSettlementLine,
  recalculateSettlement,
  reopenSettlement,
  requestVoid,
  withdrawVoid,
} from './correct.ts'
import { answerDispute } from './dispute.ts'
import { getSettlement } from './get.ts'
import { settlementList, summariseSettlements } from './list.ts'
import { approveSettlement, importPaid, markFailed, markPaid, startPaying } from './pay.ts'
import { statementPdf } from './pdf.ts'
import { getRunning } from './running.ts'

const settlementAfter = recordAfter('settlementId', getSettlement)

export const handlers = {
  'GET /api/admin/settlements': (ctx, { query }) => settlementList.page(ctx, query),
  'GET /api/admin/settlements/accounting': async (ctx, { query }) =>
    csvReply(await accountingFile(ctx, query.period)),
  'POST /api/admin/settlements/approve': (ctx, { body }) =>
    eachApart(ctx, body.ids, approveSettlement),
  'GET /api/admin/settlements/bank-file': async (ctx, { query }) =>
    csvReply(await bankFile(ctx, query.filter?.id)),
  'POST /api/admin/settlements/close': (ctx, { body }) => closeSettlements(ctx, body),
  'POST /api/admin/settlements/import-paid': (ctx, { body }) => importPaid(ctx, body),
  'POST /api/admin/settlements/paying': (ctx, { body }) => eachApart(ctx, body.ids, startPaying),
  'GET /api/admin/settlements/running': (ctx) => getRunning(ctx),
  'GET /api/admin/settlements/summary': (ctx, { query }) =>
    summariseSettlements(ctx, query.filter ?? {}),
  'GET /api/admin/settlements/{settlementId}': ofRecord('settlementId', getSettlement),
  'POST /api/admin/settlements/{settlementId}/adjustments': settlementAfter(adjustSettlement),
  'POST /api/admin/settlements/{settlementId}/answer-dispute': settlementAfter(answerDispute),
  'POST /api/admin/settlements/{settlementId}/approve': settlementAfter(approveSettlement),
  'POST /api/admin/settlements/{settlementId}/exclude-line': settlementAfter(excludeSettlementLine),
  'POST /api/admin/settlements/{settlementId}/failed': settlementAfter(markFailed),
  'POST /api/admin/settlements/{settlementId}/paid': settlementAfter(markPaid),
  'POST /api/admin/settlements/{settlementId}/paying': settlementAfter(startPaying),
  'GET /api/admin/settlements/{settlementId}/pdf': async (ctx, { params, query }) => {
    const locale = query.locale ?? ctx.origin.locale
    return pdfReply(
      await statementPdf(ctx, locale, async (inner) => {
        const statement = await getSettlement(inner, params.settlementId)
        return { ...statement, doctorId: statement.doctor_id }
      }),
    )
  },
  'POST /api/admin/settlements/{settlementId}/recalculate': settlementAfter(recalculateSettlement),
  'POST /api/admin/settlements/{settlementId}/reopen': settlementAfter(reopenSettlement),
  'POST /api/admin/settlements/{settlementId}/void': settlementAfter(requestVoid),
  'POST /api/admin/settlements/{settlementId}/confirm-void': settlementAfter(confirmVoid),
  'POST /api/admin/settlements/{settlementId}/withdraw-void': settlementAfter(withdrawVoid),
} satisfies Handlers<'admin'>
