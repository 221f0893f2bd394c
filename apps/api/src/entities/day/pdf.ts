import { dosageSentence, dosageWord, doseSentence } from '@officina/shared/dosage/sentence'
import { packText } from '@officina/shared/dosage/units'
import { formatDate, formatName, listed, named } from '@officina/shared/format'
import { defineMessages } from '@officina/shared/messages'
import type { Content, TableCell } from 'pdfmake/interfaces.js'
import type { Locale, PatientCtx } from '../../context.ts'
import { doctors } from '../../db/schema/doctor.ts'
import { patients } from '../../db/schema/patient.ts'
import { eq } from '../../db/sql.ts'
import { pdfFacts, pdfHeading, pdfTable } from '../../pdf/document.ts'
import { zoneOfPatient } from '../account/zone.ts'
import { notFound } from '../errors.ts'
import { nameIn } from '../names.ts'
import { renderPdf } from '../platform/brand.ts'
import { currentRecipes } from '../recipe/forPatient.ts'
import { knownOf, openDays } from './days.ts'
import { type Dose, type DoseTime, dosesInForce, doseTimes, type Line } from './doses.ts'

/** Every valid recipe of the patient on one sheet: by time of day, then why and how long each product lasts. */
export async function dayPdf(ctx: PatientCtx, locale: Locale) {
  const t = words[locale]
  const zone = await zoneOfPatient(ctx)
  const [today] = openDays(ctx, zone)
  const [row] = await ctx.db
    .select({ doctor: doctors, patient: patients })
    .from(patients)
    .innerJoin(doctors, eq(doctors.id, patients.doctorId))
    .where(eq(patients.id, ctx.actor.id))
  if (!row) throw notFound()
  const { doctor, patient } = row
  const person = { last_name: patient.lastName, first_name: patient.firstName }
  const recipes = await currentRecipes(ctx)
  const doses = dosesInForce(recipes, today, zone, await knownOf(ctx, recipes, zone))
  const content = await renderPdf(ctx, {
    locale,
    title: t.title,
    subtitle: formatDate(today, locale, 'UTC'),
    footer: [doctor.clinicName, doctor.clinicPhone].filter(Boolean).join(' · '),
    content: [
      pdfFacts([
        [t.patient, formatName(person, locale, { honorific: true })],
        [t.doctor, listed([nameIn(doctor, locale), doctor.clinicName], locale)],
      ]),
      ...(doses.length === 0
        ? [t.nothing]
        : [...scheduleOf(doses, locale), ...productsOf(doses, locale)]),
    ],
  })
  return { content, filename: `schedule-${today}.pdf` }
}

function scheduleOf(doses: Dose[], locale: Locale): Content[] {
  const t = words[locale]
  const rows = doseTimes.flatMap((time): TableCell[][] => {
    const due = doses.filter((dose) => dose.time === time && dose.nth === 1)
    if (due.length === 0) return []
    return [
      [
        { text: timeWord(time, locale), style: 'strong' },
        { stack: due.map((dose) => doseText(dose, locale)) },
      ],
    ]
  })
  return [pdfTable([t.time, t.take], rows, { widths: [110, '*'] })]
}

/** Each product once: amount and reason, and how long it lasts. */
function productsOf(doses: Dose[], locale: Locale): Content[] {
  const t = words[locale]
  const lines = [...new Map(doses.map(({ line }) => [line.id, line])).values()]
  return [
    pdfHeading(t.products),
    pdfTable(
      [t.product, t.how, t.left],
      lines.map((line) => productRow(line, locale)),
      {
        widths: [150, '*', 70],
        right: [2],
      },
    ),
  ]
}

function productRow(line: Line, locale: Locale): TableCell[] {
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
      ],
    },
    {
      stack: [
        dosageSentence(line, locale),
        ...(line.dosage_mode !== 'text' && line.instructions ? [line.instructions] : []),
        ...(line.rationale ? [{ text: line.rationale, style: 'small' }] : []),
      ],
    },
    line.days_left
      ? words[locale].days(line.days_left)
      : line.coming
        ? words[locale][line.coming]
        : line.days_left === null
          ? '–'
          : words[locale].days(0),
  ]
}

function doseText({ line, time }: Dose, locale: Locale): string {
  const step = line.step ? `${words[locale].step(line.step)} · ` : ''
  return `${step}${named(line.product.title, doseSentence(line, time, locale), locale)}`
}

const timeWord = (time: DoseTime, locale: Locale) => {
  const word = time === 'anytime' ? words[locale].anytime : dosageWord('time_of_day', time, locale)
  return word.charAt(0).toUpperCase() + word.slice(1)
}

const words = defineMessages({
  title: ['My day', '毎日のスケジュール'],
  patient: ['For', '患者さん'],
  doctor: ['From', '担当医'],
  time: ['When', 'いつ'],
  take: ['What', '内容'],
  anytime: ['At any time', 'いつでも'],
  products: ['Products', '商品'],
  product: ['Product', '商品'],
  how: ['How to use and why', '使い方と目的'],
  left: ['Left', '残り'],
  days: (n: number) => [n === 1 ? '1 day' : `${n} days`, `${n}日分`],
  ordered: ['Ordered', '注文済み'],
  shipped: ['On its way', '配送中'],
  step: (n: number) => [`Step ${n}`, `ステップ${n}`],
  nothing: ['You have nothing to take at the moment.', '現在、服用・使用するものはありません。'],
})
