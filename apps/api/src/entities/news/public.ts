import type { Guard } from '../../context.ts'
import { loadActor } from '../../http/actors.ts'
import type { Handlers } from '../../http/handler.ts'
import { inlineReply } from '../../http/replies.ts'
import { unauthenticated } from '../errors.ts'
import { getNewsPicture } from './pictures.ts'

export const handlers = {
  /** One address for all readers: the text of news is the same for doctors, patients and the console. */
  'GET /api/news-pictures/{pictureId}': async (ctx, { params, http }) => {
    for (const [guard, { accountId }] of Object.entries(http.session?.logins ?? {}))
      if (await loadActor(ctx, guard as Guard, accountId))
        return inlineReply(await getNewsPicture(ctx, params.pictureId))
    throw unauthenticated()
  },
} satisfies Handlers<'public'>
