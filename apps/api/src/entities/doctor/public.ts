import type { Handlers } from '../../http/handler.ts'
import { FileReply } from '../../http/replies.ts'
import { getClinicLogo } from './logo.ts'

export const handlers = {
  'GET /api/clinic-logos/{logoId}': async (ctx, { params }) => {
    const logo = await getClinicLogo(ctx, params.logoId)
    return new FileReply(logo.content, logo.filename, logo.contentType, true)
  },
} satisfies Handlers<'public'>
