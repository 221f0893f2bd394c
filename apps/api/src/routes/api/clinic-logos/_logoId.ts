import { getClinicLogo } from '../../../domain/doctor/logo.ts'
import type { Handler } from '../../../http/handler.ts'
import { FileReply } from '../../../http/replies.ts'

export const get: Handler<'publicGetClinicLogo'> = async (ctx, { params }) => {
  const logo = await getClinicLogo(ctx, params.logoId)
  return new FileReply(logo.content, logo.filename, logo.contentType, true)
}
