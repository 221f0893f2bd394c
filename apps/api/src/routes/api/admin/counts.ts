import { getCounts } from '../../../domain/admin/counts.ts'
import type { Handler } from '../../../http/handler.ts'

export const get: Handler<'adminCounts'> = async (ctx) => ({ data: await getCounts(ctx) })
