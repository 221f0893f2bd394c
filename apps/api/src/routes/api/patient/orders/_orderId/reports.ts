import { reportProduct } from '../../../../../domain/report/report.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'patientReportProduct'> = async (ctx, { params, body, files }) => ({
  data: await reportProduct(ctx, params.orderId, body, files),
})
