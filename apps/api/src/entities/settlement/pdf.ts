import type { components } from '@officina/openapi/schema'
import { dateIn } from '@officina/shared/dates/days'
import { formatDate, formatDays, formatPercent, listed, named } from '@officina/shared/format'
import type { Content, TableCell } from 'pdfmake/interfaces.js'
import type { Ctx, Locale } from '../../context.ts'
import type { doctors } from '../../db/schema/doctor.ts'
import { settlements } from '../../db/schema/settlement.ts'
import { eq } from '../../db/sql.ts'
import { monthText } from '../../mail/words.ts'
import { pdfFacts, pdfHeading, pdfTable, pdfTotals } from '../../pdf/document.ts'
import { addressLines } from '../addressLines.ts'
import { audit } from '../audit.ts'
import { doctor as doctorEntity } from '../doctor/entity.ts'
import { formatMoney } from '../money.ts'
import { nameIn } from '../names.ts'
import { renderPdf } from '../platform/brand.ts'
import { companyText } from '../platform/company.ts'
import { carryReasons, waived } from './mails.ts'
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
  | 'withholding_name'
  | 'net'
  | 'pay_on'
  | 'paid_at'
  | 'payment_ref'
  | 'carry_reason'
  | 'minimum_waived'
  | 'bank'
  | 'status'
  | 'replaced_by'
  | 'replaces'
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
  const doctor = await doctorEntity.get(ctx, s.doctorId)
  const [kept] = await ctx.db
    .select({ company: settlements.companySnapshot })
    .from(settlements)
    .where(eq(settlements.id, s.id))
  await audit(ctx, { action: 'settlement.read', objectId: s.id })
  const t = statementWords[locale]
  const money = (amount: number) => formatMoney(amount, s.currency, locale)
  const zone = ctx.config.timeZone
  const day = (date: string) => formatDate(date, locale, 'UTC')
  const paidOn = s.paid_at ? dateIn(new Date(s.paid_at), zone) : null
  const content = await renderPdf(ctx, {
    locale,
    title: `${t.title} ${monthText(s.period_start, locale)}`,
    subtitle: `${s.number} · ${formatDays({ from: s.period_start, to: s.period_end }, locale)}`,
    footer: s.number,
    content: [
      ...placesOf(s, t, locale),
      {
        columns: [
          pdfFacts(
            [
              [t.payer, await companyText(ctx, locale, kept?.company)],
              [t.payOn, s.pay_on && !s.paid_at && s.status !== 'void' ? day(s.pay_on) : null],
              [t.paid, paidOn && day(paidOn)],
              [t.reference, s.paid_at && s.payment_ref],
              [
                t.bank,
                s.bank
                  ? [s.bank.bank, s.bank.branch, s.bank.number].filter(Boolean).join(' ')
                  : null,
              ],
            ],
            70,
          ),
          pdfFacts(
            [
              [t.doctor, nameIn(doctor, locale)],
              [
                t.clinic,
                [doctor.clinicName, clinicAddress(doctor, locale)].filter(Boolean).join('\n'),
              ],
              [t.doctorNumber, doctor.number],
              [t.licence, doctor.licenceNumber],
              [t.taxId, doctor.taxId],
              [t.registration, doctor.invoiceRegistrationNo],
            ],
            80,
          ),
        ],
        columnGap: 20,
      },
      pdfHeading(t.totals),
      pdfTotals(...totalsOf(s, t, money, paidOn ? day(paidOn) : s.pay_on && day(s.pay_on))),
      ...notesOf(s, locale),
      ...linesPart(
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
  !['payout', 'payout_failed', 'withholding'].includes(line.type) &&
  !(line.type === 'carry_over' && line.reason === s.number)

type Words = (typeof statementWords)['en']

/** One that is void has no lines any more. */
function linesPart(
  lines: Line[],
  t: Words,
  locale: Locale,
  money: (amount: number) => string,
  zone: string,
): Content[] {
  if (lines.length === 0) return []
  const rows = lines.map((line): TableCell[] => [
    formatDate(dateIn(new Date(line.at), zone), locale, 'UTC'),
    line.order_number ?? t.types[line.type],
    line.order_number && line.type !== 'commission'
      ? named(t.types[line.type], line.product ?? '', locale)
      : (line.product ?? ''),
    [line.rule_text, reasonOf(line)].filter(Boolean).join(' · '),
    String(line.quantity ?? ''),
    line.base === 0 ? '' : money(line.base),
    line.rate_bp === 0 ? '' : formatPercent(line.rate_bp, locale),
    money(line.amount),
  ])
  const table = pdfTable(
    [t.date, t.order, t.what, t.why, t.units, t.base, t.rate, t.amount],
    rows,
    {
      widths: [56, 60, '*', 104, 22, 48, 26, 48],
      right: [4, 5, 6, 7],
      dense: true,
    },
  )
  return [pdfHeading(t.lines), table]
}

/** The sums, the payout or what is carried over at the end, and the index of that row. */
function totalsOf(
  s: Statement,
  t: Words,
  money: (amount: number) => string,
  on: string | null | undefined,
): [rows: [string, string][], result: number] {
  const parts: [string, number][] = [
    [t.commission, s.commission],
    [t.adjustments, s.adjustments],
    [t.carriedIn, s.carried_in],
    [s.withholding_name ?? t.withholding, -s.withholding],
  ]
  const shown = parts.filter(([label, amount]) => amount !== 0 || label === t.commission)
  const end = endOf(s, t, on ?? '')
  const rows = [...shown, [end, s.net] as [string, number]]
  return [rows.map(([label, amount]): [string, string] => [label, money(amount)]), rows.length - 1]
}

function endOf(s: Statement, t: Words, on: string): string {
  if (s.status === 'void') return t.notPaid
  if (s.status === 'carried_over') return t.carriedOut
  return s.paid_at ? t.net(on) : t.due(on)
}

/** What took its place, above all else, and what it takes the place of. */
function placesOf(s: Statement, t: Words, locale: Locale): Content[] {
  const { status, replaced_by: next, replaces } = s
  if (status === 'void')
    return [
      { text: next ? t.replacedBy(next.number) : t.isVoid, bold: true, margin: [0, 0, 0, 12] },
    ]
  if (replaces.length === 0) return []
  return [
    {
      text: t.replaces(
        listed(
          replaces.map((each) => each.number),
          locale,
        ),
      ),
      margin: [0, 0, 0, 12],
    },
  ]
}

/** Why nothing is paid, or why an amount below the minimum is. */
function notesOf(s: Statement, locale: Locale): Content[] {
  const note = s.carry_reason
    ? carryReasons[s.carry_reason]
    : s.minimum_waived && waived[s.minimum_waived]
  return note ? [{ text: note[locale], style: 'small', margin: [0, 0, 0, 8] }] : []
}

/** In Japan by its own order; elsewhere on one line. */
const clinicAddress = (d: typeof doctors.$inferSelect, locale: Locale) =>
  d.licenceCountry === 'JP' && d.clinicLine1
    ? addressLines(
        {
          country: 'JP',
          postal_code: d.clinicPostalCode ?? '',
          region: d.clinicPrefecture ?? '',
          city: d.clinicCity ?? '',
          line1: d.clinicLine1,
          line2: d.clinicLine2,
        },
        locale,
      ).join('\n')
    : [d.clinicLine1, d.clinicLine2, d.clinicCity, d.clinicPrefecture, d.clinicPostalCode]
        .filter(Boolean)
        .join(', ')
