import type { components } from '@officina/openapi/schema'
import { flagsOf, isFreeText, scoresOf } from '@officina/shared/questionnaire'
import { type DoctorCtx, inTransaction } from '../../context.ts'
import type { Amendment } from '../../db/schema/questionnaire.ts'
import { invalid } from '../errors.ts'
import { assertTransition } from '../machine.ts'
import { answerMachine, writer } from './entity.ts'
import { factsAfter } from './facts.ts'
import { type Loaded, lockSet } from './lookup.ts'
import { assertValues, withChanges } from './save.ts'
import { type AnswerSet, correctionsOf, doctorView } from './view.ts'

type Input = components['schemas']['AnswerAmend']
type Values = Record<string, unknown>

/**
 * The doctor corrects submitted answers. Old values are kept; what somebody wrote in their own words stays
 * in `values` and the correction stands beside it. 422 when nothing differs, 409 for another revision.
 */
export const amendAnswers = (
  ctx: DoctorCtx,
  patientId: string,
  id: string,
  input: Input,
): Promise<AnswerSet> =>
  inTransaction(ctx, async (tx) => {
    const loaded = await lockSet(tx, { patientId, id })
    const { set, questionnaire } = loaded
    assertTransition(answerMachine, set.status, 'amended', 'doctor')
    await set.assertSeen(input.revision)
    assertValues(loaded, input.values)
    const added = amendmentsOf(tx, loaded, input)
    if (added.length === 0) throw invalid('values', 'NOTHING_CHANGED', nothingChanged)
    const { sections, questions } = questionnaire.definition
    const values = withChanges(set.values, chosenOnly(loaded, input.values))
    const amended = { ...set, values, amendments: [...set.amendments, ...added] }
    const changes = {
      ...writer(tx),
      values,
      amendments: amended.amendments,
      scores: scoresOf(sections, questions, values),
      flags: flagsOf(questions, values),
      facts: await factsAfter(tx, { set: amended, questionnaire }, loaded),
    }
    // the reason is health data and stands with the answers alone
    const row = await set.move('amended', changes, {
      action: 'amend',
      after: { questions: added.map((each) => each.question_id) },
    })
    return doctorView(tx, { set: row, questionnaire })
  })

function amendmentsOf(ctx: DoctorCtx, loaded: Loaded, { values, reason }: Input): Amendment[] {
  const before: Values = { ...loaded.set.values, ...correctionsOf(loaded) }
  const at = ctx.clock.now().toISOString()
  return Object.entries(values)
    .map(([id, value]) => ({
      question_id: id,
      old: before[id] ?? null,
      new: value === '' ? null : value,
    }))
    .filter((each) => JSON.stringify(each.old) !== JSON.stringify(each.new))
    .map((each) => ({ ...each, reason, by: ctx.actor.accountId, at }))
}

/** Changes that replace a value; free text is not among them. */
function chosenOnly({ questionnaire }: Loaded, values: Values): Values {
  const { questions } = questionnaire.definition
  const texts = new Set(questions.filter(isFreeText).map((question) => question.id))
  return Object.fromEntries(Object.entries(values).filter(([id]) => !texts.has(id)))
}

const nothingChanged = {
  en: 'No answers have changed.',
  ja: '変更された回答がありません。',
}
