import { type Definition, flagsOf, scoresOf } from '@officina/shared/questionnaire'
import type { Admins } from './admins.ts'
import { addAnswerSet, starter } from './answers.ts'
import type { Patients } from './patients.ts'
import { addAudit } from './people.ts'
import { daysAfter, type World } from './world.ts'

const key = 'own_sleep_energy'
const title = { en: 'Sleep and energy check', ja: '睡眠と活力のチェック' }

/** The questionnaire that the clinic has made of the built-in one, in two versions, each with its answers. */
export function makeOwnQuestionnaire(world: World, patients: Patients, admins: Admins): void {
  const editor = admins.content.accountId
  const answers: Record<string, unknown>[] = [
    { sleep_1: '3', sleep_2: '2', energy_1: '2', energy_2: '1' },
    {
      sleep_1: '3',
      sleep_since: 'About three months',
      sleep_2: '0',
      energy_1: '1',
      energy_2: '0',
    },
  ]
  const versions = [
    { version: 1, days: -125, status: 'retired' as const, definition: shortened() },
    { version: 2, days: -60, status: 'published' as const, definition: withBands(shortened()) },
  ]
  for (const { version, days, status, definition } of versions) {
    const publishedAt = world.at(days, 9)
    const row = world.add('questionnaires', {
      id: world.id(publishedAt),
      key,
      version,
      title,
      definition,
      status,
      publishedAt,
      publishedBy: editor,
      createdBy: editor,
      updatedBy: editor,
      revision: 3,
      createdAt: world.at(days - 2, 9),
      updatedAt: publishedAt,
    })
    addAudit(world, {
      at: publishedAt,
      action: 'questionnaire.publish',
      objectId: row.id,
      actor: admins.content,
      after: { version },
    })
    addAnswers(world, patients, {
      questionnaireId: row.id,
      definition,
      days: days + 7,
      values: answers[version - 1] ?? {},
    })
  }
}

/** Sleep and energy of the built-in questionnaire alone. */
function shortened(): Definition {
  const kept = ['sleep', 'energy']
  return {
    sections: starter.sections.filter(({ id }) => kept.includes(id)),
    questions: starter.questions.filter(({ section }) => kept.includes(section)),
  }
}

/** The second version says what the scores mean, and asks on where sleep is poor. */
function withBands({ sections, questions }: Definition): Definition {
  const bands = [
    { from: 0, to: 1, title: { en: 'No concern', ja: '問題なし' } },
    { from: 2, to: 3, title: { en: 'Mild', ja: '軽度' } },
    { from: 4, to: 6, title: { en: 'Marked', ja: '強い' } },
  ]
  const since = {
    id: 'sleep_since',
    section: 'sleep',
    type: 'short_text' as const,
    text: { en: 'Since when?', ja: 'いつからですか' },
    required: true,
    show_if: { question: 'sleep_1', equals: '3' },
  }
  const at = questions.findIndex(({ id }) => id === 'sleep_1') + 1
  return {
    sections: sections.map((section) => ({ ...section, bands })),
    questions: [...questions.slice(0, at), since, ...questions.slice(at)],
  }
}

function addAnswers(
  world: World,
  patients: Patients,
  of: {
    questionnaireId: string
    definition: Definition
    days: number
    values: Record<string, unknown>
  },
): void {
  const { sections, questions } = of.definition
  const patient = patients.get('rossi')
  const sentAt = world.at(of.days, 10)
  const submittedAt = daysAfter(sentAt, 1)
  const { values } = of
  addAnswerSet(world, patient, sentAt, {
    questionnaireId: of.questionnaireId,
    dueOn: world.date(of.days + 14),
    status: 'submitted',
    updatedBy: patient.accountId,
    filledBy: 'patient',
    values,
    scores: scoresOf(sections, questions, values),
    flags: flagsOf(questions, values),
    submittedAt,
    readByDoctorAt: daysAfter(submittedAt, 1),
    updatedAt: submittedAt,
  })
}
