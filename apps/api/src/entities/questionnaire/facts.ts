import { chosenOf, isAsked, textIn } from '@officina/shared/questionnaire'
import type { TxCtx } from '../../context.ts'
import type { patients } from '../../db/schema/patient.ts'
import type { AddedFacts } from '../../db/schema/questionnaire.ts'
import { patient as entity, type LockedPatient, type Patient } from '../patient/entity.ts'
import { fold, healthLists, sourcesAfter } from '../patient/healthSources.ts'
import type { AnswerSetRow, Loaded } from './lookup.ts'
import { correctionsOf } from './view.ts'

type Wanted = Record<(typeof healthLists)[number], string[]> & { pregnancy: string | null }
type Changes = Omit<
  Partial<typeof patients.$inferInsert>,
  'id' | 'status' | 'revision' | 'updatedAt'
>
type Pregnancy = Patient['pregnancy']

/**
 * Brings the patient's record, which the recipe's warnings read, in line with the answers, and answers what
 * these answers have put there. Entries of other origin stay: a form that does not name an allergy is no
 * proof that there is none.
 */
export async function factsAfter(ctx: TxCtx, loaded: Loaded): Promise<AddedFacts> {
  const patient = await entity.lock(ctx, loaded.set.patientId)
  return apply(ctx, patient, loaded.set, wantedOf(loaded, patient.language))
}

/** Takes back what answers that were a mistake have put into the record. */
export async function takeFactsBack(ctx: TxCtx, set: AnswerSetRow): Promise<void> {
  const patient = await entity.lock(ctx, set.patientId)
  const { pregnancy } = set.facts
  const before = pregnancy && patient.pregnancy === pregnancy.to ? pregnancy.from : null
  await apply(ctx, patient, set, {
    allergies: [],
    medications: [],
    conditions: [],
    pregnancy: before,
  })
}

function wantedOf(loaded: Loaded, language: 'en' | 'ja'): Wanted {
  const { set, questionnaire } = loaded
  const { questions } = questionnaire.definition
  const answers = { ...set.values, ...correctionsOf(loaded) }
  const wanted: Wanted = { allergies: [], medications: [], conditions: [], pregnancy: null }
  for (const question of questions) {
    if (!question.fact || !isAsked(question, questions, answers)) continue
    const value = answers[question.id]
    if (question.fact === 'pregnancy') {
      if (value === 'no' || value === 'yes' || value === 'breastfeeding') wanted.pregnancy = value
    } else if (question.options)
      wanted[question.fact] = chosenOf(question, value).map(({ label }) => textIn(label, language))
    else if (typeof value === 'string') wanted[question.fact] = namesIn(value)
  }
  return wanted
}

const most = 50
/** `Penicillin, nuts` as two names. */
const namesIn = (text: string): string[] =>
  text
    .split(/[\n,;、，；]/)
    .map((name) => name.trim().slice(0, 80))
    .filter(Boolean)
    .slice(0, most)

async function apply(
  ctx: TxCtx,
  patient: LockedPatient,
  set: AnswerSetRow,
  wanted: Wanted,
): Promise<AddedFacts> {
  const added: AddedFacts = {}
  const changes: Changes = {}
  for (const field of healthLists) {
    const mine = new Set(set.facts[field]?.map(fold))
    const others = patient[field].filter((name) => !mine.has(fold(name)))
    const known = new Set(others.map(fold))
    const own = wanted[field].filter((name) => !known.has(fold(name)))
    if (own.length > 0) added[field] = own
    const next = [...others, ...own].slice(0, most * 2)
    if (next.join('\n') !== patient[field].join('\n')) changes[field] = next
  }
  if (wanted.pregnancy && wanted.pregnancy !== patient.pregnancy) {
    changes.pregnancy = wanted.pregnancy as Pregnancy
    added.pregnancy = {
      from: set.facts.pregnancy?.from ?? patient.pregnancy,
      to: wanted.pregnancy,
    }
  } else if (set.facts.pregnancy) added.pregnancy = set.facts.pregnancy
  await write(ctx, patient, changes)
  return added
}

async function write(ctx: TxCtx, patient: LockedPatient, changes: Changes) {
  const fields = Object.keys(changes)
  if (fields.length === 0) return
  const healthSources = sourcesAfter(patient, changes, 'questionnaire', ctx.clock.now())
  const after = { fields, source: 'questionnaire' }
  await patient.save({ ...changes, healthSources }, { action: 'update', after })
}
