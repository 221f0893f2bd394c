import { unauthenticated } from '../../../domain/errors.ts'
import { getNewsPicture } from '../../../domain/news/pictures.ts'
import type { Handler } from '../../../http/handler.ts'
import { FileReply } from '../../../http/replies.ts'

/** One address for all readers: the text of news is the same for doctors, patients and the console. */
export const get: Handler<'publicGetNewsPicture'> = async (ctx, { params, http }) => {
  if (Object.keys(http.session?.logins ?? {}).length === 0) throw unauthenticated()
  const picture = await getNewsPicture(ctx, params.pictureId)
  return new FileReply(picture.content, picture.filename, picture.contentType, true)
}
