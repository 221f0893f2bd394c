import { addNote, listNotes } from '../../../../../domain/admin/notes.ts'
import type { Handler } from '../../../../../http/handler.ts'
import { Page } from '../../../../../http/replies.ts'

export const get: Handler<'adminListNotes'> = async (ctx, { params, query }) => {
  const page = await listNotes(ctx, params, query)
  return new Page(page.rows, page.total, page.offset, page.estimated)
}

export const post: Handler<'adminAddNote'> = async (ctx, { params, body }) => ({
  data: await addNote(ctx, params, body.text),
})
