import { getReportOfDoctor } from '../../../../domain/report/answer.ts'
import type { Handler } from '../../../../http/handler.ts'

export const get: Handler<'doctorGetReport'> = async (ctx, { params }) => ({
  data: await getReportOfDoctor(ctx, params.reportId),
})
