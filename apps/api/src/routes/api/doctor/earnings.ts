import { getEarnings } from '../../../domain/earnings/earnings.ts'
import type { Handler } from '../../../http/handler.ts'

export const get: Handler<'doctorGetEarnings'> = async (ctx) => ({ data: await getEarnings(ctx) })
