import type { Handlers } from '../../http/handler.ts'
import { inlineReply } from '../../http/replies.ts'
import { getClinicLogo } from './logo.ts'

export const handlers = {
  'GET /api/clinic-logos/{logoId}': async (ctx, { params }) =>
    inlineReply(await getClinicLogo(ctx, params.logoId)),
} satisfies Handlers<'public'>
