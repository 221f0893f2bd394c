import type { components } from '@officina/openapi/schema'
import { type DoctorActor, type DoctorCtx, inTransaction, type TxCtx } from '../../context.ts'
import { invalid } from '../errors.ts'
import { assertTransition } from '../machine.ts'
import { request as entity, moveRequest, type Request, requestMachine } from './entity.ts'
import { draftFor, grantRefill } from './grant.ts'
import { requestList } from './list.ts'
import { notifyDecision } from './mails.ts'
import { texts } from './texts.ts'

type Given = components['schemas']['DoctorRequestDecision']

/**
 * Decides an open request and tells the patient. 422 without the code of a refusal or the note of a change
 * or answer; 409 REQUEST_NEEDS_CHANGES or RECIPE_STOP_WARNING (422) where a refill cannot be the same.
 */
export function decideRequest(
  ctx: DoctorCtx,
  id: string,
  given: Given,
): Promise<components['schemas']['DoctorRequest']> {
  return inTransaction(ctx, async (tx) => {
    const request = await entity.lock(tx, id, given.revision)
    assertTransition(requestMachine, request.status, given.decision, 'doctor')
    const note = given.note?.trim() || null
    assertComplete(request, given, note)
    const moved = await moveRequest(tx, request, given.decision, {
      note,
      decisionCode: given.decision === 'declined' ? given.code : null,
      resultRecipeId: await resultOf(tx, request, given.decision),
    })
    await notifyDecision(tx, moved)
    return requestList.own(tx, id)
  })
}

function assertComplete(request: Request, given: Given, note: string | null): void {
  const isQuestion = request.kind === 'question'
  if (given.decision === 'declined' && !given.code)
    throw invalid('code', 'VALIDATION_FAILED', texts.codeMissing)
  if (given.decision === 'approved_with_changes' && isQuestion)
    throw invalid('decision', 'VALIDATION_FAILED', texts.questionOnly)
  const needsNote =
    given.decision === 'approved_with_changes' || (given.decision === 'approved' && isQuestion)
  if (needsNote && !note) throw invalid('note', 'VALIDATION_FAILED', texts.noteMissing)
}

async function resultOf(
  ctx: TxCtx<DoctorActor>,
  request: Request,
  decision: Given['decision'],
): Promise<string | null> {
  if (decision === 'declined' || request.kind === 'question') return null
  if (decision === 'approved_with_changes') return draftFor(ctx, request, false)
  return request.kind === 'refill' ? grantRefill(ctx, request) : draftFor(ctx, request, true)
}
