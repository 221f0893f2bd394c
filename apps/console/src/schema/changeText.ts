import { formatDateTime, formatMoney, formatMonth, formatPercent } from '@officina/ui/format.ts'
import type { StatusKind } from '@officina/ui/statusTones.ts'
import { statusOf } from '@officina/ui/statusTones.ts'
import type { Locale } from '@officina/ui/text'
import type { FieldSpec, ResourceSpec } from './spec.ts'
import { fieldLabel, hasOptions, valueLabel } from './words.ts'

type Values = Record<string, unknown> | null
type Place = { locale: Locale; currency: string; timeZone: string }
export type Change = { name: string; label: string; before: string; after: string }

/** What an audit row says has changed, field by field, in words. Ids tell a reader nothing and are left out. */
export function changesIn(
  spec: ResourceSpec | undefined,
  before: Values,
  after: Values,
  place: Place,
): Change[] {
  return Object.keys({ ...before, ...after })
    .filter((name) => !/(^|_)ids?$/.test(name) && name !== 'revision')
    .map((name) => {
      const field = spec?.fields[name]
      return {
        name,
        label: fieldLabel(name, field, place.locale),
        before: valueText(name, field, before?.[name], place),
        after: valueText(name, field, after?.[name], place),
      }
    })
    .filter((change) => change.before !== change.after)
}

function valueText(
  name: string,
  field: FieldSpec | undefined,
  value: unknown,
  place: Place,
): string {
  const { locale } = place
  if (value === null || value === undefined || value === '') return '–'
  if (Array.isArray(value))
    return (
      value
        .map((one) => valueText(name, field?.items, one, place))
        .join(locale === 'ja' ? '、' : ', ') || '–'
    )
  if (typeof value === 'object')
    return Object.entries(value)
      .map(
        ([key, part]) =>
          `${fieldLabel(key, field?.fields?.[key], locale)} ${valueText(key, field?.fields?.[key], part, place)}`,
      )
      .join(', ')
  const kind = field?.status ?? stateKinds[name]
  if (kind) return statusOf(kind, String(value), locale).label
  if (typeof value === 'boolean') return yesNo[locale][value ? 0 : 1]
  if (typeof value === 'number') {
    if (field?.format === 'money') return formatMoney(value, place.currency, locale)
    if (field?.format === 'basis-points') return formatPercent(value, locale)
  }
  if (field && hasOptions(field)) return valueLabel(field, String(value), locale)
  if (field?.format === 'month') return formatMonth(String(value), locale)
  if (field?.format === 'date-time') return formatDateTime(String(value), locale, place.timeZone)
  return String(value)
}

/** States that an audit row names and the record's page may not show. */
const stateKinds: Record<string, StatusKind | undefined> = {
  order_state: 'order',
  payment_state: 'payment',
  fulfilment_state: 'fulfilment',
}

const yesNo = { en: ['Yes', 'No'], ja: ['はい', 'いいえ'] } as const
