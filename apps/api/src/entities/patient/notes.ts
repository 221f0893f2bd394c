import type { components } from '@officina/openapi/schema'
import { type DoctorCtx, inTransaction } from '../../context.ts'
import { notes } from '../../db/schema/patient.ts'
import { sql } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import { auditPatient } from '../audit.ts'
import { defineList } from '../read/list.ts'
import { actorName } from '../recordNames.ts'
import { getPatientOfDoctor } from './entity.ts'
import { pagesOfPatient } from './ofPatient.ts'

type Note = components['schemas']['PatientNote']
const noteList = defineList('doctorListPatientNotes', {
  table: notes,
  where: (ctx, patientId: string) =>
    sql`${notes.objectType} = 'patient' and ${notes.objectId} = ${patientId}
      and ${notes.doctorId} = ${ctx.actor.id} and ${notes.visibility} = 'doctor'`,
  columns: { author_name: sql`coalesce(${actorName(notes.authorId)}, '')` },
  order: ['created_at', 'DESC'],
})

/** The doctor's own notes on a patient, newest first. */
export const listPatientNotes = pagesOfPatient('patient.read_notes', noteList)

/** Writes a note that only the doctor sees. */
export const addPatientNote = (ctx: DoctorCtx, patientId: string, body: string): Promise<Note> =>
  inTransaction(ctx, async (tx) => {
    await getPatientOfDoctor(tx, patientId)
    const id = newId()
    const now = tx.clock.now()
    await tx.db.insert(notes).values({
      id,
      doctorId: ctx.actor.id,
      objectType: 'patient',
      objectId: patientId,
      visibility: 'doctor',
      body,
      authorRole: 'doctor',
      authorId: ctx.actor.accountId,
      createdAt: now,
    })
    await auditPatient(tx, 'patient.add_note', { id: patientId, doctorId: ctx.actor.id })
    return { id, body, author_name: ctx.actor.name, created_at: now.toISOString() }
  })
