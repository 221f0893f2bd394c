import { bracketed, formatDate, listed, named } from '@officina/shared/format'
import { defineMessages } from '@officina/shared/messages'
import { type DefinedQuestion, isAsked, textIn, type Words } from '@officina/shared/questionnaire'
import type { Content, TableCell } from 'pdfmake/interfaces.js'
import { type DoctorCtx, inTransaction, type Locale } from '../../context.ts'
import { doctors } from '../../db/schema/doctor.ts'
import { patients } from '../../db/schema/patient.ts'
import { eq } from '../../db/sql.ts'
import { pdfFacts, pdfHeading, pdfTable } from '../../pdf/document.ts'
import { notFound } from '../errors.ts'
import { nameIn } from '../names.ts'
import { flagViews } from '../patient/answerFlags.ts'
import { type Paper, renderPdf } from '../platform/brand.ts'
import { type Loaded, lockSet } from './lookup.ts'
import { correctionsOf, scoreViews } from './view.ts'

/** Questions and answers to print, with scores, flags and corrections. The read is audited. */
export async function answersPdf(ctx: DoctorCtx, patientId: string, id: string, locale: Locale) {
  const { document, filename } = await readAnswers(ctx, patientId, id, locale)
  return { content: await renderPdf(ctx, document), filename }
}

const readAnswers = (ctx: DoctorCtx, patientId: string, id: string, locale: Locale) =>
  inTransaction(ctx, async (tx) => {
    const loaded = await lockSet(tx, { patientId, id })
    const { set, questionnaire } = loaded
    const [head] = await tx.db
      .select({ patient: patients, doctor: doctors })
      .from(patients)
      .innerJoin(doctors, eq(doctors.id, patients.doctorId))
      .where(eq(patients.id, patientId))
    if (!head) throw notFound()
    const t = words[locale]
    const day = (at: string | Date | null) => at && formatDate(at, locale, tx.config.timeZone)
    const flags = flagViews(questionnaire, set.flags, locale)
    const document: Paper = {
      locale,
      title: textIn(questionnaire.title, locale),
      subtitle: [t.version(questionnaire.version), t.states[set.status], day(set.submittedAt)]
        .filter(Boolean)
        .join(' · '),
      footer: head.doctor.clinicName,
      content: [
        pdfFacts([
          [t.patient, bracketed(nameIn(head.patient, locale), head.patient.number, locale)],
          [t.doctor, nameIn(head.doctor, locale)],
          [t.sent, day(set.createdAt)],
          [t.submitted, day(set.submittedAt)],
          [t.filledBy, set.filledBy && t.fillers[set.filledBy]],
          [t.flags, flags.map(({ label }) => label).join('\n')],
        ]),
        ...scoresPart(loaded, locale),
        ...questionnaire.definition.sections.flatMap((section) =>
          sectionPart(loaded, section, { locale, day }),
        ),
      ],
    }
    await set.log({ action: 'read', after: { as: 'pdf' } })
    return { document, filename: `${head.patient.number}-${fileName(questionnaire)}.pdf` }
  })

// the key of a clinic's own questionnaire says nothing to people
const fileName = ({ key, createdBy }: Loaded['questionnaire']) =>
  createdBy === null ? key : 'questionnaire'

function scoresPart({ set, questionnaire }: Loaded, locale: Locale): Content[] {
  const t = words[locale]
  const scores = scoreViews(questionnaire, set.scores, locale)
  if (scores.length === 0) return []
  const rows = scores.map(({ title, score, max, band }) => [
    band ? named(title, band, locale) : title,
    max === null ? `${score}` : `${score} / ${max}`,
  ])
  return [
    pdfHeading(t.scores),
    pdfTable([t.section, t.score], rows, { widths: ['*', 80], right: [1] }),
  ]
}

function sectionPart(
  loaded: Loaded,
  section: { id: string; title: Words },
  { locale, day }: { locale: Locale; day: (at: string) => string | null },
): Content[] {
  const t = words[locale]
  const { questions } = loaded.questionnaire.definition
  const corrections = correctionsOf(loaded)
  const shown = questions.filter(
    (question) =>
      question.section === section.id && isAsked(question, questions, loaded.set.values),
  )
  if (shown.length === 0) return []
  const rows = shown.map((question): TableCell[] => {
    const correction = corrections[question.id]
    const reasons = loaded.set.amendments.filter((each) => each.question_id === question.id)
    return [
      textIn(question.text, locale),
      {
        stack: [
          answerText(question, loaded.set.values[question.id], locale),
          ...(correction === undefined ? [] : [named(t.correction, correction, locale)]),
          ...reasons.map(({ reason, at }) => ({
            text: named(`${t.amended} ${day(at)}`, reason, locale),
            style: 'small',
          })),
        ],
      },
    ]
  })
  return [
    pdfHeading(textIn(section.title, locale)),
    pdfTable([t.question, t.answer], rows, { widths: ['*', '*'] }),
  ]
}

function answerText(question: DefinedQuestion, value: unknown, locale: Locale): string {
  const t = words[locale]
  if (value === undefined || value === null) return '–'
  if (typeof value === 'boolean') return value ? t.yes : t.no
  if (question.type === 'photo') return t.photos(Array.isArray(value) ? value.length : 0)
  if (question.type === 'date') return formatDate(String(value), locale, 'UTC')
  const given = Array.isArray(value) ? value : [value]
  const labels = given.map((each) => {
    const option = question.options?.find((option) => option.value === each)
    return option ? textIn(option.label, locale) : String(each)
  })
  return [listed(labels, locale), question.unit].filter(Boolean).join(' ')
}

const words = defineMessages({
  version: (n: number) => [`v${n}`, `第${n}版`],
  patient: ['Patient', '患者'],
  doctor: ['Doctor', '担当医'],
  sent: ['Sent', '送信日'],
  submitted: ['Submitted', '提出日'],
  filledBy: ['Filled in by', '記入者'],
  fillers: {
    patient: ['the patient', '患者'],
    doctor: ['the doctor, with the patient', '医師（患者と一緒に）'],
  },
  flags: ['Needs attention', '注意事項'],
  scores: ['Scores', 'スコア'],
  section: ['Section', '項目'],
  score: ['Points', '点数'],
  question: ['Question', '質問'],
  answer: ['Answer', '回答'],
  correction: ['Correction by the doctor', '医師による訂正'],
  amended: ['Changed', '変更'],
  yes: ['Yes', 'はい'],
  no: ['No', 'いいえ'],
  photos: (n: number) => [n === 1 ? '1 photo' : `${n} photos`, `写真${n}枚`],
  states: {
    sent: ['Sent', '送信済み'],
    in_progress: ['In progress', '記入中'],
    submitted: ['Submitted', '提出済み'],
    amended: ['Corrected', '訂正済み'],
    stopped: ['Stopped', '中止'],
    entered_in_error: ['Entered in error', '誤入力'],
  },
})
