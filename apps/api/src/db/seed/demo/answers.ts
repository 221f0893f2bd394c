import { type DefinedQuestion, flagsOf, scoresOf } from '@officina/shared/questionnaire'
import { definitionFiles } from '../../../entities/questionnaire/definitions.ts'
import { answerStates } from '../../schema/questionnaire.ts'
import type { Patient, Patients } from './patients.ts'
import { addAudit } from './people.ts'
import { filled, list, number, oneOf, optional, readTable, yes } from './table.ts'
import { daysAfter, type Row, type World } from './world.ts'

type Values = Record<string, unknown>

export const starter = starterFile()

function starterFile() {
  const file = definitionFiles().find(({ key }) => key === 'first_visit')
  if (!file) throw new Error('The starter questionnaire is missing.')
  return file
}

/** What patients have answered, as `data/answer_sets.csv` has it; days count from today. */
const readSets = () =>
  readTable('answer_sets', (cell) => ({
    patient: cell('patient', filled),
    status: cell('status', oneOf(answerStates)),
    sent: cell('sent', number),
    submitted: cell('submitted', optional(number)),
    read: cell('read', yes),
    /** How strong complaints are on the whole, 0 to 1. */
    level: cell('level', optional(number)) ?? 0.3,
    /** `question|answer`; where several can be chosen, each of them. */
    values: Object.fromEntries(cell('values', list).map(valueIn)) as Values,
    /** A correction of one of them: `question|answer|reason`. */
    amended: cell('amended', list).map((amendment) => {
      const [question = '', to = '', reason = ''] = amendment.split('|')
      return { question, to, reason }
    })[0],
  }))

type SetSeed = ReturnType<typeof readSets>[number]

function valueIn(text: string): [question: string, value: unknown] {
  const [question = '', ...chosen] = text.split('|')
  const isMulti = starter.questions.find(({ id }) => id === question)?.type === 'multi'
  return [question, isMulti ? chosen : chosen[0]]
}

/** The starter questionnaire, published, and answers of patients in every state. */
export function makeQuestionnaire(world: World, patients: Patients): void {
  const publishedAt = world.at(-400, 8)
  const questionnaire = world.add('questionnaires', {
    id: world.id(publishedAt),
    key: starter.key,
    version: starter.version,
    title: starter.title,
    definition: { sections: starter.sections, questions: starter.questions },
    status: 'published',
    createdAt: publishedAt,
  })
  for (const seed of readSets()) addSet(world, seed, patients.get(seed.patient), questionnaire.id)
}

function addSet(world: World, seed: SetSeed, patient: Patient, questionnaireId: string): void {
  const sentAt = world.at(seed.sent, 10)
  const submittedAt = seed.submitted === undefined ? null : world.at(seed.submitted, 20)
  const first =
    seed.status === 'sent' || seed.status === 'stopped' ? {} : answer(world, patient, seed)
  const values = seed.amended ? { ...first, [seed.amended.question]: seed.amended.to } : first
  const amendedAt = submittedAt && seed.amended ? daysAfter(submittedAt, 2) : null
  addAnswerSet(world, patient, sentAt, {
    questionnaireId,
    dueOn: world.date(seed.sent + 14),
    message:
      patient.language === 'ja' ? '診察前にご記入ください。' : 'Fill this in before your visit.',
    status: seed.status,
    statusReason: seed.status === 'entered_in_error' ? 'Filled in for somebody else.' : null,
    updatedBy: submittedAt ? patient.accountId : patient.doctor.accountId,
    filledBy: submittedAt || seed.status === 'in_progress' ? 'patient' : null,
    values,
    amendments: seed.amended
      ? [
          {
            question_id: seed.amended.question,
            old: first[seed.amended.question],
            new: seed.amended.to,
            reason: seed.amended.reason,
            by: patient.doctor.accountId ?? '',
            at: (amendedAt ?? sentAt).toISOString(),
          },
        ]
      : [],
    scores: submittedAt ? scoresOf(starter.sections, starter.questions, values) : {},
    flags: submittedAt ? flagsOf(starter.questions, values) : [],
    submittedAt,
    readByDoctorAt: submittedAt && seed.read ? daysAfter(submittedAt, 1) : null,
    updatedAt: amendedAt ?? submittedAt ?? sentAt,
  })
}

type Asked = Omit<Row<'answerSets'>, 'id' | 'doctorId' | 'patientId' | 'requestedBy' | 'createdAt'>

/** A questionnaire that the patient's doctor has sent, with what has become of it. */
export function addAnswerSet(world: World, patient: Patient, sentAt: Date, set: Asked): void {
  const row = world.make('answerSets', sentAt, {
    doctorId: patient.doctorId,
    patientId: patient.id,
    requestedBy: patient.doctor.accountId,
    ...set,
  })
  addAudit(world, {
    at: sentAt,
    action: 'answer_set.send',
    objectId: row.id,
    actor: patient.doctor,
    doctorId: patient.doctorId,
    patientId: patient.id,
    after: { status: 'sent' },
  })
}

/** Answers that fit the person; of a form in progress only the first half. */
function answer(world: World, patient: Patient, seed: SetSeed): Values {
  const asked = seed.status === 'in_progress' ? starter.questions.slice(0, 12) : starter.questions
  const given: Values = {}
  for (const question of asked) {
    const value = seed.values[question.id] ?? plainAnswer(world, patient, seed.level, question)
    if (value !== undefined) given[question.id] = value
  }
  return given
}

function plainAnswer(
  world: World,
  patient: Patient,
  level: number,
  question: DefinedQuestion,
): unknown {
  const known: Values = {
    ...patient.body,
    goals: ['energy'],
    skin_type: 'III',
    skin_feel: 'combination',
    diet: 'mixed',
    smoking: false,
    stress: Math.round(level * 10),
    blood_thinner: 'no',
    has_allergies: 'no',
    pregnancy: 'no',
    consent: true,
  }
  if (question.type !== 'scale' || !question.options) return known[question.id]
  return String(Math.min(3, Math.round(level * 3 * world.random.next() * 1.6)))
}
