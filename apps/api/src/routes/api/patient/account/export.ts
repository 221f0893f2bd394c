import { exportRoute } from '../../../../http/account.ts'
import type { Handler } from '../../../../http/handler.ts'

export const post: Handler<'patientExportData'> = (ctx, { body }) => exportRoute(ctx, body)
