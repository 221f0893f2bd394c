import type { components } from '@officina/openapi/schema'
import { type DoctorCtx, inTransaction } from '../../context.ts'
import { notes } from '../../db/schema/patient.ts'
import { and, desc, eq, sql } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import { audit } from '../audit.ts'
import { countOf, windowOf } from '../list.ts'
import { actorNames } from '../recordNames.ts'
import { getPatientOfDoctor } from './entity.ts'

type Note = components['schemas']['PatientNote']
type Row = typeof notes.$inferSelect

/** The doctor's own notes on a patient, newest first. */
export async function listPatientNotes(
  ctx: DoctorCtx,
  patientId: string,
  query: { range?: unknown[] },
) {
  return inTransaction(ctx, async (tx) => {
    await getPatientOfDoctor(tx, patientId)
    const { offset, limit } = windowOf(query)
    const where = and(
      eq(notes.objectType, 'patient'),
      eq(notes.objectId, patientId),
      eq(notes.doctorId, ctx.actor.id),
      eq(notes.visibility, 'doctor'),
    )
    const rows = await tx.db
      .select()
      .from(notes)
      .where(where)
      .orderBy(desc(notes.createdAt), desc(notes.id))
      .limit(limit)
      .offset(offset)
    const names = await actorNames(
      tx,
      rows.map((row) => row.authorId),
    )
    const { total, estimated } = await countOf(tx, sql`${notes} where ${where}`)
    await audit(tx, {
      action: 'patient.read_notes',
      objectType: 'patient',
      objectId: patientId,
      doctorId: ctx.actor.id,
      patientId,
    })
    return { rows: rows.map((row) => noteOf(row, names)), total, estimated, offset }
  })
}

/** Writes a note that only the doctor sees. */
export const addPatientNote = (ctx: DoctorCtx, patientId: string, body: string): Promise<Note> =>
  inTransaction(ctx, async (tx) => {
    await getPatientOfDoctor(tx, patientId)
    const row: Row = {
      id: newId(),
      doctorId: ctx.actor.id,
      objectType: 'patient',
      objectId: patientId,
      visibility: 'doctor',
      body,
      authorRole: 'doctor',
      authorId: ctx.actor.accountId,
      createdAt: tx.clock.now(),
    }
    await tx.db.insert(notes).values(row)
    await audit(tx, {
      action: 'patient.add_note',
      objectType: 'patient',
      objectId: patientId,
      doctorId: ctx.actor.id,
      patientId,
    })
    return noteOf(row, new Map([[ctx.actor.accountId, ctx.actor.name]]))
  })

const noteOf = (row: Row, names: Map<string, string>): Note => ({
  id: row.id,
  body: row.body,
  author_name: names.get(row.authorId) ?? '',
  created_at: row.createdAt.toISOString(),
})
