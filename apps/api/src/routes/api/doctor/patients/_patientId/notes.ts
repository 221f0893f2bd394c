import { addPatientNote, listPatientNotes } from '../../../../../domain/patient/notes.ts'
import type { Handler } from '../../../../../http/handler.ts'
import { Page } from '../../../../../http/replies.ts'

export const get: Handler<'doctorListPatientNotes'> = async (ctx, { params, query }) => {
  const { rows, total, offset, estimated } = await listPatientNotes(ctx, params.patientId, query)
  return new Page(rows, total, offset, estimated)
}

export const post: Handler<'doctorAddPatientNote'> = async (ctx, { params, body }) => ({
  data: await addPatientNote(ctx, params.patientId, body.body),
})
