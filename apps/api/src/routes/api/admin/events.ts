import { openEvents } from '../../../http/eventStream.ts'
import type { Handler } from '../../../http/handler.ts'

export const get: Handler<'adminEvents'> = async (ctx, { http }) => openEvents(ctx, http.session)
