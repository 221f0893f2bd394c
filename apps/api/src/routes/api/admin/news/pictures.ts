import { addNewsPicture } from '../../../../domain/news/pictures.ts'
import type { Handler } from '../../../../http/handler.ts'

export const post: Handler<'adminAddNewsPicture'> = async (ctx, { body, files }) => ({
  data: await addNewsPicture(ctx, body.alt, files),
})
