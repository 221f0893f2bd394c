import { countOrders } from '../../../../domain/order/tabs.ts'
import type { Handler } from '../../../../http/handler.ts'

export const get: Handler<'adminCountOrders'> = async (ctx) => ({ data: await countOrders(ctx) })
