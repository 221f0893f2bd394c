import type { doctors } from '../../db/schema/doctor.ts'
import { cumulative } from '../ledger/amounts.ts'
import type { ShopSettings } from '../platform/shopSettings.ts'

type Doctor = Pick<typeof doctors.$inferSelect, 'licenceCountry' | 'taxId'>
type Rule = ShopSettings['commission.withholding'][number]

/** The tax that is taken from a payout to this doctor; a rule for the country comes before one for everywhere else. */
export function withholdingRule(rules: ShopSettings, doctor: Doctor): Rule | undefined {
  const kind = doctor.taxId ? 'with' : 'without'
  const fitting = rules['commission.withholding'].filter(
    ({ tax_number }) => tax_number === 'any' || tax_number === kind,
  )
  return (
    fitting.find(({ country }) => country === doctor.licenceCountry) ??
    fitting.find(({ country }) => country === '*')
  )
}

/** What is withheld of an amount and what is paid; together they are the amount. Nothing is taken of what is not paid. */
export function withhold(rules: ShopSettings, doctor: Doctor, gross: number) {
  const rule = withholdingRule(rules, doctor)
  const withholding = rule && gross > 0 ? cumulative(gross, rule.rate_bp, 10_000) : 0
  return {
    withholding,
    withholdingName: withholding > 0 ? (rule?.name ?? null) : null,
    net: gross - withholding,
  }
}
