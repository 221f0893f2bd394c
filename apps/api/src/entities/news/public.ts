import type { Handlers } from '../../http/handler.ts'
import { inlineReply } from '../../http/replies.ts'
import { unauthenticated } from '../errors.ts'
import { getNewsPicture } from './pictures.ts'

export const handlers = {
  /** One address for all readers: the text of news is the same for doctors, patients and the console. */
  'GET /api/news-pictures/{pictureId}': async (ctx, { params, http }) => {
    if (Object.keys(http.session?.logins ?? {}).length === 0) throw unauthenticated()
    return inlineReply(await getNewsPicture(ctx, params.pictureId))
  },
} satisfies Handlers<'public'>
