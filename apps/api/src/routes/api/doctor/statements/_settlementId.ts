import { getStatementOfDoctor } from '../../../../domain/settlement/get.ts'
import type { Handler } from '../../../../http/handler.ts'

export const get: Handler<'doctorGetStatement'> = async (ctx, { params }) => ({
  data: await getStatementOfDoctor(ctx, params.settlementId),
})
