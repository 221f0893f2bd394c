import { readAllNews } from '../../../../domain/news/reader.ts'
import type { Handler } from '../../../../http/handler.ts'

export const post: Handler<'patientReadAllNews'> = async (ctx) => {
  await readAllNews(ctx)
  return undefined
}
