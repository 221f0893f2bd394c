import type { components } from '@officina/openapi/schema'
import { supplySentence } from '@officina/ui/dosage.ts'
import { formatDate, formatName } from '@officina/ui/format.ts'
import { eq } from 'drizzle-orm'
import type { Content, TableCell } from 'pdfmake/interfaces.js'
import type { DoctorCtx, Locale } from '../../context.ts'
import { doctors } from '../../db/schema/doctor.ts'
import { pdfFacts, pdfHeading, pdfParagraphs, pdfTable, renderPdf } from '../../pdf/document.ts'
import { notFound } from '../errors.ts'
import { disclosureOf } from './disclosure.ts'
import { dosageSentence } from './dosage.ts'
import { getRecipe } from './get.ts'

type Recipe = components['schemas']['Recipe']
type Line = Recipe['lines'][number]
export type RecipeHead = {
  doctor: string
  clinic: string
  phone: string | null
  disclosure: string
}

/** The recipe as a schedule to print: what to take when, then each product. The read is audited. */
export async function recipePdf(ctx: DoctorCtx, id: string, locale: Locale) {
  const recipe = await getRecipe(ctx, id)
  const [doctor] = await ctx.db.select().from(doctors).where(eq(doctors.id, ctx.actor.id))
  if (!doctor) throw notFound()
  const content = await renderRecipePdf(recipe, locale, ctx.clock.now(), {
    doctor: formatName({ last_name: doctor.lastName, first_name: doctor.firstName }, locale),
    clinic: doctor.clinicName,
    phone: doctor.clinicPhone,
    disclosure: disclosureOf(doctor.disclosureText, locale),
  })
  return { content, filename: `${recipe.number ?? 'recipe-draft'}-v${recipe.version}.pdf` }
}

/** A recipe of either side as a PDF; `lines` need what a `RecipeLine` carries. */
export function renderRecipePdf(
  recipe: Pick<
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
    | 'message'
    | 'lines'
  >,
  locale: Locale,
  now: Date,
  head: RecipeHead,
): Promise<Buffer> {
  const t = words[locale]
  const lines = recipe.lines.filter((line) => line.state === 'active')
  const date = (value: string | null) => (value ? formatDate(value, locale, 'UTC') : null)
  return renderPdf({
    locale,
    title: recipe.title || recipe.label || t.recipe,
    subtitle: [recipe.number ?? t.draft, `v${recipe.version}`, date(recipe.issued_at)]
      .filter(Boolean)
      .join(' · '),
    footer: [head.clinic, head.phone].filter(Boolean).join(' · '),
    createdAt: now,
    content: [
      pdfFacts([
        [t.patient, recipe.patient && formatName(recipe.patient, locale, { honorific: true })],
        [t.doctor, [head.doctor, head.clinic].filter(Boolean).join(', ')],
        [t.from, date(recipe.starts_on)],
        [t.until, date(recipe.expires_on)],
      ]),
      ...pdfParagraphs(recipe.message),
      ...scheduleOf(lines, locale),
      pdfHeading(t.products),
      pdfTable(
        [t.product, t.how, t.packs],
        lines.map((line) => productRow(line, locale)),
        { widths: [150, '*', 60], right: [2] },
      ),
      { text: head.disclosure, style: 'small', margin: [0, 4, 0, 0] },
    ],
  })
}

/** Structured lines by time of day; nothing when no line names a time. */
function scheduleOf(lines: Line[], locale: Locale): Content[] {
  const t = words[locale]
  const rows = Object.entries(t.times).flatMap(([time, name]): TableCell[][] => {
    const due = lines.filter((line) => line.time_of_day.includes(time as never))
    if (due.length === 0) return []
    return [[{ text: name, style: 'strong' }, { stack: due.map((line) => doseText(line, locale)) }]]
  })
  if (rows.length === 0) return []
  return [pdfHeading(t.schedule), pdfTable([t.time, t.take], rows, { widths: [110, '*'] })]
}

function productRow(line: Line, locale: Locale): TableCell[] {
  const t = words[locale]
  return [
    {
      stack: [
        { text: line.product.title, style: 'strong' },
        {
          text: [line.product.brand, line.variant_title].filter(Boolean).join(' · '),
          style: 'small',
        },
        ...(line.optional ? [{ text: t.optional, style: 'small' }] : []),
      ],
    },
    {
      stack: [
        dosageSentence(line, locale),
        ...(line.dosage_mode !== 'text' && line.instructions ? [line.instructions] : []),
        ...[supplySentence(line, line.units_per_pack, locale)]
          .filter(Boolean)
          .map((text) => ({ text, style: 'small' })),
        ...(line.rationale ? [{ text: line.rationale, style: 'small' }] : []),
      ],
    },
    { stack: [`× ${line.quantity}`, { text: t.refills(line.refills_allowed), style: 'small' }] },
  ]
}

// the time is the row's own: the sentence goes without it
const doseText = (line: Line, locale: Locale): string =>
  `${line.product.title}: ${dosageSentence({ ...line, time_of_day: [], duration_days: null }, locale)}`

const words = {
  en: {
    recipe: 'Recipe',
    draft: 'Draft',
    patient: 'For',
    doctor: 'From',
    from: 'Starts',
    until: 'Valid until',
    schedule: 'Every day',
    time: 'When',
    take: 'What',
    products: 'Products',
    product: 'Product',
    how: 'How to use',
    packs: 'Packs',
    optional: 'Optional',
    refills: (n: number) => (n === 0 ? 'no refills' : n === 1 ? '1 refill' : `${n} refills`),
    times: {
      waking: 'On waking',
      morning: 'Morning',
      midday: 'Midday',
      afternoon: 'Afternoon',
      evening: 'Evening',
      bedtime: 'At bedtime',
    },
  },
  ja: {
    recipe: 'レシピ',
    draft: '下書き',
    patient: '患者さん',
    doctor: '担当医',
    from: '開始日',
    until: '有効期限',
    schedule: '毎日のスケジュール',
    time: 'いつ',
    take: '内容',
    products: '商品',
    product: '商品',
    how: '使い方',
    packs: '個数',
    optional: '任意',
    refills: (n: number) => (n === 0 ? '再注文なし' : `再注文${n}回`),
    times: {
      waking: '起床時',
      morning: '朝',
      midday: '昼',
      afternoon: '午後',
      evening: '夕方',
      bedtime: '就寝前',
    },
  },
}
