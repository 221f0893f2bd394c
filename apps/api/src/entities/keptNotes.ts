import type { AdminActor, TxCtx } from '../context.ts'
import { notes } from '../db/schema/patient.ts'
import { auditLog } from '../db/schema/platform.ts'
import { sql } from '../db/sql.ts'
import { newId } from '../ids.ts'

/**
 * Keeps what the staff wrote about a record where it can be erased. What is answered is for the `after` of the
 * row in the log, of which nothing ever is: it names the note and does not quote it.
 */
export async function keepNote(
  tx: TxCtx<AdminActor>,
  about: { objectType: string; objectId: string; visibility: 'admin' | 'patient' },
  text: string,
): Promise<{ note_id: string }> {
  const id = newId()
  await tx.db.insert(notes).values({
    id,
    ...about,
    body: text,
    authorRole: 'admin',
    authorId: tx.actor.accountId,
    createdAt: tx.clock.now(),
  })
  return { note_id: id }
}

/** The text of the note that a row of the log names; null once it is erased. */
export const noteNamed = sql<
  string | null
>`(select n.body from notes n where n.id = (${auditLog.after}->>'note_id')::uuid)`
