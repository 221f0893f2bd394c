import type { components } from '@officina/openapi/schema'
import { dateIn } from '@officina/shared/dates/days'
import { formatDate, formatName } from '@officina/shared/format'
import type { Content, TableCell } from 'pdfmake/interfaces.js'
import type { Ctx, Locale } from '../../context.ts'
import { doctors } from '../../db/schema/doctor.ts'
import { eq } from '../../db/sql.ts'
import { monthText } from '../../mail/words.ts'
import { pdfFacts, pdfHeading, pdfTable } from '../../pdf/document.ts'
import { audit } from '../audit.ts'
import { notFound } from '../errors.ts'
import { formatMoney } from '../money.ts'
import { companyText } from '../platform/company.ts'
import { reasonOf, statementWords } from './statements.ts'

type Statement = Pick<
  components['schemas']['SettlementDetail'],
  | 'id'
  | 'number'
  | 'period'
  | 'period_start'
  | 'period_end'
  | 'currency'
  | 'commission'
  | 'adjustments'
  | 'carried_in'
  | 'carried_out'
  | 'withholding'
  | 'net'
  | 'pay_on'
  | 'paid_at'
  | 'payment_ref'
  | 'bank'
  | 'lines'
>
type Line = Statement['lines'][number]

/** A statement as a document: parties, period, lines with their rule, totals, masked bank. No patient's name. */
export async function statementPdf(
  ctx: Ctx,
  locale: Locale,
  load: (ctx: Ctx) => Promise<Statement & { doctorId: string }>,
): Promise<{ content: Buffer; filename: string }> {
  const s = await load({ ...ctx, origin: { ...ctx.origin, locale } })
  const [doctor] = await ctx.db.select().from(doctors).where(eq(doctors.id, s.doctorId))
  if (!doctor) throw notFound()
  await audit(ctx, { action: 'settlement.read', objectType: 'settlement', objectId: s.id })
  const t = statementWords[locale]
  const money = (amount: number) => formatMoney(amount, s.currency, locale)
  const zone = ctx.config.timeZone
  const day = (date: string) => formatDate(date, locale, 'UTC')
  const content = await ctx.compute.pdf({
    locale,
    title: `${t.title} ${monthText(s.period_start, locale)}`,
    subtitle: `${s.number} · ${day(s.period_start)} – ${day(s.period_end)}`,
    footer: s.number,
    createdAt: ctx.clock.now(),
    content: [
      pdfFacts([
        [t.payer, await companyText(ctx, locale)],
        [
          t.doctor,
          formatName({ last_name: doctor.lastName, first_name: doctor.firstName }, locale),
        ],
        [t.clinic, doctor.clinicName],
        [t.doctorNumber, doctor.number],
        [t.licence, doctor.licenceNumber],
        [t.taxId, doctor.taxId],
        [t.registration, doctor.invoiceRegistrationNo],
        [
          t.bank,
          s.bank ? [s.bank.bank, s.bank.branch, s.bank.number].filter(Boolean).join(' ') : null,
        ],
        [t.payOn, s.pay_on ? day(s.pay_on) : null],
        [t.paid, s.paid_at ? day(dateIn(new Date(s.paid_at), zone)) : null],
        [t.reference, s.payment_ref],
      ]),
      pdfHeading(t.totals),
      totalsTable(s, t, money),
      pdfHeading(t.lines),
      linesTable(
        s.lines.filter((line) => counts(s, line)),
        t,
        locale,
        money,
        zone,
      ),
    ],
  })
  return { content, filename: `${s.number}.pdf` }
}

/** What ends a statement, the pay-out or what it carries on, is no part of its sum. */
const counts = (s: Statement, line: Line) =>
  !['payout', 'payout_failed'].includes(line.type) &&
  !(line.type === 'carry_over' && line.reason === s.number)

type Words = (typeof statementWords)['en']

function linesTable(
  lines: Line[],
  t: Words,
  locale: Locale,
  money: (amount: number) => string,
  zone: string,
): Content {
  const rows = lines.map((line): TableCell[] => [
    formatDate(dateIn(new Date(line.at), zone), locale, 'UTC'),
    {
      stack: [
        t.types[line.type],
        {
          text: [line.order_number, line.product, line.rule_text, reasonOf(line)]
            .filter(Boolean)
            .join(' · '),
          style: 'small',
        },
      ],
    },
    line.base === 0 ? '' : money(line.base),
    line.rate_bp === 0 ? '' : `${line.rate_bp / 100} %`,
    money(line.amount),
  ])
  return pdfTable([t.date, t.what, t.base, t.rate, t.amount], rows, {
    widths: [80, '*', 70, 40, 70],
    right: [2, 3, 4],
  })
}

function totalsTable(s: Statement, t: Words, money: (amount: number) => string): Content {
  const rows: [string, number][] = [
    [t.commission, s.commission],
    [t.adjustments, s.adjustments],
    [t.carriedIn, s.carried_in],
    [t.withholding, -s.withholding],
  ]
  const end: TableCell[] = [
    { text: s.carried_out !== 0 ? t.carriedOut : s.paid_at ? t.net : t.due, style: 'strong' },
    { text: money(s.net), style: 'strong' },
  ]
  const shown = rows.filter(([label, amount]) => amount !== 0 || label === t.commission)
  return pdfTable(
    ['', t.amount],
    [...shown.map(([label, amount]): TableCell[] => [label, money(amount)]), end],
    { widths: ['*', 100], right: [1] },
  )
}
