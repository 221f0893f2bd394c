import type { components } from '@officina/openapi/schema'
import { dateIn } from '@officina/shared/dates/days'
import type { DoctorCtx, Locale } from '../../context.ts'
import { audit } from '../audit.ts'
import { fractionDigits } from '../money.ts'
import { csvFile, decimal, neutral } from '../read/csv.ts'
import { getStatementOfDoctor } from './get.ts'
import { reasonOf, statementWords } from './statementWords.ts'

type Line = components['schemas']['SettlementLine']

/** Every line of a statement with the rule that made it, as CSV; patients go by their numbers. */
export async function statementCsv(ctx: DoctorCtx, id: string, locale: Locale) {
  const inWords = { ...ctx, origin: { ...ctx.origin, locale } }
  const { number, currency, lines } = await getStatementOfDoctor(inWords, id)
  await audit(ctx, { action: 'settlement.read', objectType: 'settlement', objectId: id })
  const t = statementWords[locale]
  const money = (amount: number) => decimal(amount, fractionDigits(currency))
  const cells = (line: Line) => [
    number,
    dateIn(new Date(line.at), ctx.config.timeZone),
    t.types[line.type],
    line.order_number ?? '',
    line.patient_number ?? '',
    neutral(line.product ?? ''),
    String(line.quantity ?? ''),
    money(line.base),
    String(line.rate_bp / 100),
    money(line.amount),
    currency,
    line.rule_text,
    neutral(reasonOf(line) ?? ''),
  ]
  const head = [
    t.number,
    t.date,
    t.type,
    t.order,
    t.patient,
    t.product,
    t.quantity,
    t.base,
    t.ratePercent,
    t.amount,
    t.currency,
    t.why,
    t.reason,
  ]
  return { content: await csvFile(ctx.turns, head, lines, cells), filename: `${number}.csv` }
}
