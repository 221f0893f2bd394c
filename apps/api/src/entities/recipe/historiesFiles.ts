import { dateIn } from '@officina/shared/dates/days'
import { formatDate, formatDateTime, formatName, listed } from '@officina/shared/format'
import { isNewVersion, reasonText, recipeEventWords } from '@officina/shared/recipeEvents'
import { type DoctorCtx, inTransaction, type Locale } from '../../context.ts'
import { doctors } from '../../db/schema/doctor.ts'
import { eq } from '../../db/sql.ts'
import { pdfFacts, pdfTable } from '../../pdf/document.ts'
import { audit } from '../audit.ts'
import { DomainError } from '../errors.ts'
import { nameIn } from '../names.ts'
import { renderPdf } from '../platform/brand.ts'
import { neutral } from '../read/cells.ts'
import { csvFile, momentWriter } from '../read/csv.ts'
import { batchesOf } from '../read/stream.ts'
import { type History, type HistoryFilter, historyList } from './histories.ts'

const mostInCsv = 10_000
const mostInPdf = 1_000

/** Everything a filter matches, oldest first, as CSV; what a spreadsheet takes for a formula is defused. */
export async function historiesCsv(ctx: DoctorCtx, filter: HistoryFilter, locale: Locale) {
  const rows = await readAll(ctx, filter, mostInCsv, 'csv')
  const moment = momentWriter(ctx.config.timeZone)
  const content = await csvFile(ctx.turns, words[locale].head, rows, (row) =>
    cellsOf(row, locale, moment(row.at)).map(neutral),
  )
  return { content, filename: fileName(ctx, 'csv') }
}

/** The same as a document for the medical record, in the asked language. */
export async function historiesPdf(ctx: DoctorCtx, filter: HistoryFilter, locale: Locale) {
  const rows = await readAll(ctx, filter, mostInPdf, 'pdf')
  const t = words[locale]
  const [doctor] = await ctx.db.select().from(doctors).where(eq(doctors.id, ctx.actor.id))
  const content = await renderPdf(ctx, {
    locale,
    title: t.title,
    subtitle: formatDateTime(ctx.clock.now().toISOString(), locale, ctx.config.timeZone),
    footer: doctor?.clinicName ?? '',
    content: [
      pdfFacts([
        [t.doctor, doctor && nameIn(doctor, locale)],
        [t.filter, filterText(filter, locale)],
        [t.events, String(rows.length)],
      ]),
      pdfTable(
        t.columns,
        rows.map((row) => {
          const [at, number, version, label, patient, event, actor, reason] = cellsOf(
            row,
            locale,
            formatDateTime(row.at, locale, ctx.config.timeZone),
          )
          return [
            at ?? '',
            {
              stack: [
                [number, version].filter(Boolean).join(' '),
                { text: label ?? '', style: 'small' },
              ],
            },
            patient ?? '',
            { stack: [event ?? '', ...(reason ? [{ text: reason, style: 'small' }] : [])] },
            actor ?? '',
          ]
        }),
        { widths: [82, 110, 90, '*', 90] },
      ),
    ],
  })
  return { content, filename: fileName(ctx, 'pdf') }
}

/** The rows of an export; what was taken away is written down with them. */
const readAll = (ctx: DoctorCtx, filter: HistoryFilter, most: number, format: string) =>
  inTransaction(ctx, async (tx) => {
    const query = historyList.select(tx, { filter, sort: ['at', 'ASC'], range: [0, most] })
    const rows: History[] = []
    for await (const batch of batchesOf<History>(tx, query)) rows.push(...batch)
    if (rows.length > most) throw tooMany(most)
    await audit(tx, {
      action: 'recipe.export_histories',
      objectId: null,
      doctorId: ctx.actor.id,
      patientId: filter.patient_id ?? null,
      after: { format, rows: rows.length, filters: Object.keys(filter) },
    })
    return rows
  })

function cellsOf(row: History, locale: Locale, at: string): string[] {
  return [
    at,
    row.number ?? '',
    words[locale].version(row.version),
    row.label,
    row.patient ? formatName(row.patient, locale) : '',
    eventWords(row, locale),
    row.actor_name ?? roleWords[locale][row.actor_role] ?? row.actor_role,
    reasonText(recipeEventWords[locale], row, locale),
  ]
}

function filterText(filter: HistoryFilter, locale: Locale): string {
  const days = [filter.at_gte, filter.at_lte]
  return [
    filter.q,
    filter.label,
    filter.patient,
    filter.product,
    listed(filter.event?.map((event) => eventWords({ event, version: 1 }, locale)) ?? [], locale),
    days.some(Boolean) &&
      days.map((day) => (day ? formatDate(day, locale) : '')).join(locale === 'ja' ? '〜' : ' – '),
  ]
    .filter(Boolean)
    .join(' · ')
}

const fileName = (ctx: DoctorCtx, type: string) =>
  `recipe-histories-${dateIn(ctx.clock.now(), ctx.config.timeZone)}.${type}`

const tooMany = (most: number) => {
  const texts = {
    en: `A file can hold up to ${most} events. Narrow the filters, for example to one year.`,
    ja: `1つのファイルに出力できるのは${most}件までです。期間などで絞り込んでください。`,
  }
  return new DomainError('invalid', 'TOO_MANY_ROWS', texts, { fields: { filter: [texts] } })
}

const words = {
  en: {
    title: 'Recipe history',
    doctor: 'Doctor',
    filter: 'Filter',
    events: 'Events',
    version: (n: number) => `v${n}`,
    head: ['Time', 'Recipe', 'Version', 'Course name', 'Patient', 'Event', 'By', 'Reason'],
    columns: ['Time', 'Recipe', 'Patient', 'Event', 'By'],
  },
  ja: {
    title: 'レシピ履歴',
    doctor: '担当医',
    filter: '絞り込み',
    events: '件数',
    version: (n: number) => `第${n}版`,
    head: ['日時', 'レシピ番号', '版', 'コース名', '患者', 'イベント', '実行者', '理由'],
    columns: ['日時', 'レシピ', '患者', 'イベント', '実行者'],
  },
}

const newVersion = { en: 'New version issued', ja: '新しい版を発行' }

/** What happened, in words; a version after the first is issued as a new one. */
const eventWords = (row: { event: string; version: number }, locale: Locale): string =>
  isNewVersion(row)
    ? newVersion[locale]
    : ((recipeEventWords[locale].events as Record<string, string>)[row.event] ?? row.event)

/** Who did it when there is no name. */
export const roleWords: Record<Locale, Record<string, string>> = {
  en: {
    doctor: 'Doctor',
    patient: 'Patient',
    admin: 'Administrator',
    system: 'System',
    visitor: 'Visitor',
  },
  ja: { doctor: '医師', patient: '患者', admin: '管理者', system: 'システム', visitor: '訪問者' },
}
