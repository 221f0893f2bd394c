import type { components } from '@officina/openapi/schema'
import { dateIn } from '@officina/shared/dates/days'
import { dosesOfDay } from '@officina/shared/dosage/doses'
import { asFollowed } from '@officina/shared/dosage/line'
import { doseAt } from '@officina/shared/dosage/sentence'
import { supplySentence } from '@officina/shared/dosage/supplySentence'
import { packText } from '@officina/shared/dosage/units'
import { formatDate, formatName, listed, named } from '@officina/shared/format'
import { defineMessages } from '@officina/shared/messages'
import { endedStatuses } from '@officina/shared/recipe'
import type { Content, TableCell } from 'pdfmake/interfaces.js'
import type { Ctx, DoctorCtx, Locale } from '../../context.ts'
import type { doctors } from '../../db/schema/doctor.ts'
import { patients } from '../../db/schema/patient.ts'
import { recipes } from '../../db/schema/recipe.ts'
import { and, eq } from '../../db/sql.ts'
import { pdfFacts, pdfHeading, pdfParagraphs, pdfTable } from '../../pdf/document.ts'
import { readDisclosure } from '../doctor/disclosure.ts'
import { doctor as doctorEntity } from '../doctor/entity.ts'
import { nameIn } from '../names.ts'
import { type Paper, renderPdf } from '../platform/brand.ts'
import { dosageSentence } from './dosage.ts'
import { getRecipe } from './get.ts'

type Recipe = components['schemas']['Recipe']
type Line = Recipe['lines'][number]
type RecipeHead = {
  doctor: string
  clinic: string
  phone: string | null
  licence: string | null
  disclosure: string
  /** In which its days are told. */
  timeZone: string
}

/** The recipe as a schedule to print: what to take when, then each product. The read is audited. */
export async function recipePdf(ctx: DoctorCtx, id: string, locale: Locale) {
  const recipe = await printed(ctx, id)
  const head = await ownHead(ctx, locale)
  const content = await renderPdf(ctx, recipeDocument(recipe, locale, head))
  return { content, filename: `${recipe.number ?? 'recipe-draft'}-v${recipe.version}.pdf` }
}

/** Several recipes in one file, each on pages of its own. 404 when one of them is not the doctor's. */
export async function recipesPdf(ctx: DoctorCtx, ids: readonly string[], locale: Locale) {
  const head = await ownHead(ctx, locale)
  const recipes: Printed[] = []
  for (const id of ids) recipes.push(await printed(ctx, id))
  const content = await renderPdf(ctx, {
    locale,
    title: words[locale].recipes,
    footer: footerOf(head),
    content: recipes.flatMap((recipe, index): Content[] => [
      {
        text: `${titleOf(recipe, locale)} · ${subtitleOf(recipe, locale, head)}`,
        style: 'heading',
        ...(index > 0 ? { pageBreak: 'before' as const } : {}),
      },
      ...contentOf(recipe, locale, head),
    ]),
  })
  return { content, filename: `recipes-${dateIn(ctx.clock.now(), ctx.config.timeZone)}.pdf` }
}

async function printed(ctx: DoctorCtx, id: string): Promise<Printed> {
  const recipe = await getRecipe(ctx, id)
  const successor = await successorOf(ctx, recipe)
  if (!recipe.patient) return { ...recipe, birthDate: null, successor }
  const [patient] = await ctx.db
    .select({ birthDate: patients.birthDate })
    .from(patients)
    .where(and(eq(patients.id, recipe.patient.id), eq(patients.doctorId, ctx.actor.id)))
  return { ...recipe, birthDate: patient?.birthDate ?? null, successor }
}

/** The version that has replaced a recipe; null where none has. */
export async function successorOf(
  ctx: Ctx,
  { superseded_by: id }: Pick<Recipe, 'superseded_by'>,
): Promise<number | null> {
  if (!id) return null
  const [next] = await ctx.db
    .select({ version: recipes.version })
    .from(recipes)
    .where(eq(recipes.id, id))
  return next?.version ?? null
}

const ownHead = async (ctx: DoctorCtx, locale: Locale) =>
  headOf(ctx, await doctorEntity.get(ctx, ctx.actor.id), locale)

/** Whose recipe it is. */
export async function headOf(
  ctx: Ctx,
  doctor: typeof doctors.$inferSelect,
  locale: Locale,
): Promise<RecipeHead> {
  return {
    doctor: nameIn(doctor, locale),
    clinic: doctor.clinicName,
    phone: doctor.clinicPhone,
    licence: doctor.licenceNumber,
    disclosure: (await readDisclosure(ctx, doctor.id))(locale),
    timeZone: ctx.config.timeZone,
  }
}

type Printed = Pick<
  Recipe,
  | 'number'
  | 'version'
  | 'label'
  | 'title'
  | 'status'
  | 'patient'
  | 'issued_at'
  | 'starts_on'
  | 'expires_on'
  | 'ended_at'
  | 'message'
  | 'lines'
> & { birthDate: string | null; successor: number | null }

/** A recipe of either side to print; `lines` need what a `RecipeLine` carries. */
export const recipeDocument = (recipe: Printed, locale: Locale, head: RecipeHead): Paper => ({
  locale,
  title: titleOf(recipe, locale),
  subtitle: subtitleOf(recipe, locale, head),
  footer: footerOf(head),
  content: contentOf(recipe, locale, head),
})

const dateOf = (value: string | null, locale: Locale, zone = 'UTC') =>
  value ? formatDate(value, locale, zone) : null
const footerOf = (head: RecipeHead) => [head.clinic, head.phone].filter(Boolean).join(' · ')
const titleOf = (recipe: Printed, locale: Locale) =>
  recipe.title || recipe.label || words[locale].recipe
const subtitleOf = (recipe: Printed, locale: Locale, { timeZone }: RecipeHead) =>
  [
    recipe.number ?? words[locale].draft,
    `v${recipe.version}`,
    dateOf(recipe.issued_at, locale, timeZone),
  ]
    .filter(Boolean)
    .join(' · ')

function contentOf(recipe: Printed, locale: Locale, head: RecipeHead): Content[] {
  const t = words[locale]
  const lines = recipe.lines.filter((line) => line.state === 'active')
  const state = stateOf(recipe, locale, head)
  const isOver = (endedStatuses as readonly string[]).includes(recipe.status)
  return [
    ...(state
      ? [{ text: state, style: 'strong', fontSize: 12, margin: [0, 0, 0, 10] } as Content]
      : []),
    pdfFacts([
      [t.patient, recipe.patient && formatName(recipe.patient, locale, { honorific: true })],
      [t.birthDate, dateOf(recipe.birthDate, locale)],
      [t.doctor, listed([head.doctor, head.clinic].filter(Boolean), locale)],
      [t.licence, head.licence],
      [t.phone, head.phone],
      [t.from, dateOf(recipe.starts_on, locale)],
      [t.until, isOver ? null : dateOf(recipe.expires_on, locale)],
    ]),
    ...pdfParagraphs(recipe.message),
    ...scheduleOf(lines, locale),
    pdfHeading(t.products),
    pdfTable(
      [t.product, t.how, t.packs],
      lines.map((line) => productRow(line, locale)),
      { widths: [150, '*', 60], right: [2] },
    ),
    ...(state ? [] : [signatureOf(head, locale)]),
    { text: head.disclosure, style: 'small', margin: [0, 4, 0, 0] },
  ]
}

/** Why nobody may follow it now; nothing of one that runs, or is not issued yet. */
function stateOf(recipe: Printed, locale: Locale, { timeZone }: RecipeHead): string | null {
  const t = words[locale].states
  const ended = dateOf(recipe.ended_at, locale, timeZone) ?? ''
  switch (recipe.status) {
    case 'on_hold':
      return t.on_hold
    case 'superseded':
      return t.superseded(recipe.successor)
    case 'cancelled':
      return t.cancelled(ended)
    case 'completed':
      return t.completed(ended)
    case 'expired':
      return t.expired(dateOf(recipe.expires_on, locale) ?? ended)
    case 'entered_in_error':
      return t.entered_in_error
    default:
      return null
  }
}

/** A line to sign on, with the doctor's name below it; it never stands on a page alone. */
const signatureOf = (head: RecipeHead, locale: Locale): Content => ({
  stack: [
    { canvas: [{ type: 'line', x1: 0, y1: 0, x2: 220, y2: 0, lineWidth: 0.5 }] },
    {
      text: named(words[locale].signature, head.doctor, locale),
      style: 'small',
      margin: [0, 3, 0, 0],
    },
  ],
  unbreakable: true,
  margin: [0, 30, 0, 10],
})

/** What is taken at each time of day, the rest at any time; nothing when no line names a time. */
function scheduleOf(written: Line[], locale: Locale): Content[] {
  const t = words[locale]
  const lines = written.map(asFollowed)
  if (lines.every((line) => line.time_of_day.length === 0)) return []
  const rows = Object.entries(t.times).flatMap(([time, name]): TableCell[][] => {
    const due = lines.filter((line) => dosesOfDay(line).some((dose) => dose.time === time))
    if (due.length === 0) return []
    const texts = due.map((line) => doseText(line, time, locale))
    return [[{ text: name, style: 'strong' }, { stack: texts }]]
  })
  return [pdfHeading(t.schedule), pdfTable([t.time, t.take], rows, { widths: [110, '*'] })]
}

function productRow(line: Line, locale: Locale): TableCell[] {
  const t = words[locale]
  return [
    {
      stack: [
        { text: line.product.title, style: 'strong' },
        {
          text: [line.product.brand, packText(line.variant_title, locale)]
            .filter(Boolean)
            .join(' · '),
          style: 'small',
        },
        ...(line.optional ? [{ text: t.optional, style: 'small' }] : []),
      ],
    },
    {
      stack: [
        dosageSentence(line, locale),
        ...(line.dosage_mode !== 'text' && line.instructions ? [line.instructions] : []),
        ...[supplySentence(line, line, locale)]
          .filter(Boolean)
          .map((text) => ({ text, style: 'small' })),
        ...(line.rationale ? [{ text: line.rationale, style: 'small' }] : []),
      ],
    },
    { stack: [`× ${line.quantity}`, { text: t.refills(line.refills_allowed), style: 'small' }] },
  ]
}

// the time is the row's own: the sentence goes without it
const doseText = (line: Line, time: string, locale: Locale): string =>
  named(line.product.title, dosageSentence(doseAt(line, time), locale), locale)

const words = defineMessages({
  recipe: ['Recipe', 'レシピ'],
  recipes: ['Recipes', 'レシピ一覧'],
  draft: ['Draft', '下書き'],
  patient: ['For', '患者さん'],
  birthDate: ['Date of birth', '生年月日'],
  licence: ['Licence number', '免許番号'],
  phone: ['Clinic phone', 'クリニック電話番号'],
  signature: ['Signature', '署名'],
  doctor: ['From', '担当医'],
  from: ['Starts', '開始日'],
  until: ['Valid until', '有効期限'],
  schedule: ['Daily schedule', '毎日のスケジュール'],
  time: ['When', 'いつ'],
  take: ['What', '内容'],
  products: ['Products', '商品'],
  product: ['Product', '商品'],
  how: ['How to use', '使い方'],
  packs: ['Packs', '個数'],
  optional: ['Optional', '任意'],
  refills: (n: number) => [
    n === 0 ? 'no refills' : n === 1 ? '1 refill' : `${n} refills`,
    n === 0 ? '再購入なし' : `再購入${n}回`,
  ],
  states: {
    on_hold: [
      'On hold: not valid until it is resumed.',
      '一時停止中です。再開されるまで無効です。',
    ],
    superseded: (version: number | null) => [
      version === null
        ? 'Replaced: no longer valid.'
        : `Replaced by version ${version}: no longer valid.`,
      version === null
        ? '新しい版に更新済みです。このレシピは無効です。'
        : `第${version}版に更新済みです。このレシピは無効です。`,
    ],
    cancelled: (day: string) => [
      `Cancelled on ${day}: no longer valid.`,
      `${day}に中止されました。このレシピは無効です。`,
    ],
    completed: (day: string) => [
      `Completed on ${day}: nothing more can be ordered from it.`,
      `${day}に完了しました。このレシピからは注文できません。`,
    ],
    expired: (day: string) => [
      `Expired: it was valid until ${day}.`,
      `期限切れです。有効期限は${day}でした。`,
    ],
    entered_in_error: ['Entered in error: do not use.', '誤発行です。使用しないでください。'],
  },
  times: {
    waking: ['On waking', '起床時'],
    morning: ['Morning', '朝'],
    midday: ['Midday', '昼'],
    afternoon: ['Afternoon', '午後'],
    evening: ['Evening', '夕方'],
    bedtime: ['At bedtime', '就寝前'],
    anytime: ['At any time', 'いつでも'],
  },
})
