import { inTransaction, type PatientCtx } from '../../context.ts'
import { sql } from '../../db/sql.ts'
import { notFound } from '../errors.ts'
import { moveRequest, request } from './entity.ts'
import { loadForPatient, type PatientRequest } from './view.ts'

/** Takes an open request back. */
export function withdrawRequest(
  ctx: PatientCtx,
  id: string,
  revision: number,
): Promise<PatientRequest> {
  return inTransaction(ctx, async (tx) => {
    await moveRequest(tx, await request.lock(tx, id, revision), 'withdrawn')
    const [view] = await loadForPatient(tx, sql`q.id = ${id}`)
    if (!view) throw notFound()
    return view
  })
}
