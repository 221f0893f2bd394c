import { reportByDoctor } from '../../../../../domain/report/reportByDoctor.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'doctorReportProblem'> = async (ctx, { params, body }) => {
  await reportByDoctor(ctx, params.orderId, body)
}
