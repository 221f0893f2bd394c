import { chosenOf, isAsked, textIn } from '@officina/shared/questionnaire'
import type { TxCtx } from '../../context.ts'
import type { patients } from '../../db/schema/patient.ts'
import { type AddedFacts, answerSets, questionnaires } from '../../db/schema/questionnaire.ts'
import { and, eq, inArray, ne } from '../../db/sql.ts'
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
 * proof that there is none. Of answers that are corrected, `before`, what later ones were asked about stays as it is.
 */
export async function factsAfter(ctx: TxCtx, loaded: Loaded, before?: Loaded): Promise<AddedFacts> {
  const patient = await entity.lock(ctx, loaded.set.patientId)
  const wanted = wantedOf(loaded, patient.language)
  return apply(ctx, patient, loaded.set, wanted, before && (await standing(ctx, patient, before)))
}

/** Takes back what answers that were a mistake have put into the record, unless other answers say so too. */
export async function takeFactsBack(ctx: TxCtx, loaded: Loaded): Promise<void> {
  const { set } = loaded
  const patient = await entity.lock(ctx, set.patientId)
  const { said, others } = await standing(ctx, patient, loaded)
  const { pregnancy } = set.facts
  const isMine =
    patient.pregnancy === pregnancy?.to && others.every((each) => each.pregnancy !== pregnancy?.to)
  const wanted = { ...nothing(), pregnancy: isMine ? (pregnancy?.from ?? null) : null }
  await apply(ctx, patient, set, wanted, { said, others })
}

const nothing = (): Wanted => ({
  allergies: [],
  medications: [],
  conditions: [],
  pregnancy: null,
})

/** What answers have said, what the patient's other answers say, and of which parts later ones were asked. */
type Standing = { said: Wanted; others: Wanted[]; later?: ReadonlySet<string> }

async function standing(
  ctx: TxCtx,
  { language }: Patient,
  { set, questionnaire }: Loaded,
): Promise<Standing> {
  const others = await ctx.db
    .select({ set: answerSets, questionnaire: questionnaires })
    .from(answerSets)
    .innerJoin(questionnaires, eq(questionnaires.id, answerSets.questionnaireId))
    .where(
      and(
        eq(answerSets.patientId, set.patientId),
        ne(answerSets.id, set.id),
        inArray(answerSets.status, ['submitted', 'amended']),
      ),
    )
  const at = (each: AnswerSetRow) => each.submittedAt?.getTime() ?? 0
  return {
    said: wantedOf({ set, questionnaire }, language),
    others: others.map((each) => wantedOf(each, language)),
    later: new Set(
      others
        .filter((each) => at(each.set) > at(set))
        .flatMap((each) => each.questionnaire.definition.questions)
        .flatMap(({ fact }) => fact ?? []),
    ),
  }
}

function wantedOf(loaded: Loaded, language: 'en' | 'ja'): Wanted {
  const { set, questionnaire } = loaded
  const { questions } = questionnaire.definition
  const answers = { ...set.values, ...correctionsOf(loaded) }
  const wanted = nothing()
  for (const question of questions) {
    if (!question.fact || !isAsked(question, questions, answers)) continue
    const value = answers[question.id]
    if (question.fact === 'pregnancy') {
      if (value === 'no' || value === 'yes' || value === 'breastfeeding') wanted.pregnancy = value
    } else {
      const names = question.options
        ? chosenOf(question, value).map(({ label }) => textIn(label, language))
        : namesIn(typeof value === 'string' ? value : '')
      // several questions may ask for one part, such as a choice and what is missing there
      const entries = wanted[question.fact]
      for (const name of names)
        if (!entries.some((entry) => fold(entry) === fold(name))) entries.push(name)
    }
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
  { said = nothing(), others = [], later = new Set() }: Partial<Standing> = {},
): Promise<AddedFacts> {
  const added: AddedFacts = {}
  const changes: Changes = {}
  for (const field of healthLists) {
    if (later.has(field)) {
      if (set.facts[field]) added[field] = set.facts[field]
      continue
    }
    const sources = patient.healthSources[field] ?? {}
    // what another form has put there is this one's too where it says the same
    const shared = said[field].filter((name) => sources[fold(name)]?.by === 'questionnaire')
    const mine = new Set([...(set.facts[field] ?? []), ...shared].map(fold))
    const stated = new Set(others.flatMap((each) => each[field]).map(fold))
    const isKept = (name: string) => !mine.has(fold(name)) || stated.has(fold(name))
    const kept = patient[field].filter(isKept)
    const known = new Set(kept.map(fold))
    const own = wanted[field].filter((name) => !known.has(fold(name)))
    if (own.length > 0) added[field] = own
    const next = [...kept, ...own].slice(0, most * 2)
    if (next.join('\n') !== patient[field].join('\n')) changes[field] = next
  }
  const pregnancy = later.has('pregnancy') ? null : wanted.pregnancy
  if (pregnancy && pregnancy !== patient.pregnancy) {
    changes.pregnancy = pregnancy as Pregnancy
    added.pregnancy = { from: set.facts.pregnancy?.from ?? patient.pregnancy, to: pregnancy }
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
