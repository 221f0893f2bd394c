import { cardBrand } from '@officina/shared/cardBrand'
import { packText } from '@officina/shared/dosage/units'
import {
  formatCountry,
  formatMonth,
  formatNumber,
  formatPercent,
  formatRegion,
  listed,
} from '@officina/shared/format'
import { PhoneText } from '@officina/ui/PhoneText'
import { Status } from '@officina/ui/StatusChip'
import { Colon, defineMessages, useLocale, useText } from '@officina/ui/text'
import { tabular } from '@officina/ui/theme.ts'
import { DateText, Money, None } from '@officina/ui/values'
import type { ReactNode } from 'react'
import { useMe } from '../admin/MeContext.ts'
import { MethodName } from './deliveryMethods.tsx'
import { ReferenceLink } from './ReferenceLink.tsx'
import type { FieldSpec } from './spec.ts'
import { hasOptions, quantity, valueLabel } from './words.ts'

/** A value as the spec says it is: chip, word, money, date in the business zone, link, number or text. */
export function FieldValue(props: { field: FieldSpec; value: unknown }): ReactNode {
  const { field, value } = props
  const locale = useLocale()
  const t = useText(messages)
  const me = useMe()
  if (value === null || value === undefined || value === '') return <None />
  if (field.status) return <Status kind={field.status} value={String(value)} />
  if (field.reference) return <ReferenceLink resource={field.reference} value={value} />
  if (Array.isArray(value)) return <List field={field} values={value} />
  if (typeof value === 'boolean') return value ? t.yes : t.no
  if (typeof value === 'number') {
    if (field.format === 'money') return <Money amount={value} currency={me.currency ?? 'USD'} />
    if (field.format === 'basis-points') return formatPercent(value, locale)
    if (field.unit) return quantity(value, field.unit, locale)
    return <span style={tabular}>{formatNumber(value, locale)}</span>
  }
  if (typeof value === 'object') return <Parts field={field} value={value as object} />
  const text = String(value)
  if (hasOptions(field)) return valueLabel(field, text, locale)
  switch (field.format) {
    case 'date':
      return <DateText value={text} />
    case 'date-time':
      return <DateText value={text} time />
    case 'month':
      return formatMonth(text, locale)
    case 'card-brand':
      return cardBrand(text)
    case 'pack':
      return packText(text, locale)
    case 'delivery-method':
      return <MethodName method={text} />
    case 'email':
      return <a href={`mailto:${text}`}>{text}</a>
    case 'phone':
      return <PhoneText value={text} />
    case 'country':
      return formatCountry(text, locale)
    case 'region':
      return formatRegion(text, locale)
    case 'uri':
      return isWebAddress(text) ? (
        <a href={text} target="_blank" rel="noreferrer">
          {text}
        </a>
      ) : (
        text
      )
    case 'multiline':
    case 'markdown':
      return <span style={{ whiteSpace: 'pre-wrap' }}>{text}</span>
    default:
      return text
  }
}

function List(props: { field: FieldSpec; values: unknown[] }) {
  const locale = useLocale()
  if (props.values.length === 0) return <None />
  const item = props.field.items ?? { type: 'string', required: true, nullable: false }
  if (props.values.every((value) => typeof value === 'string') && !item.reference) {
    const field = { ...item, labels: item.labels ?? props.field.labels }
    return listed(
      props.values.map((value) => (hasOptions(field) ? valueLabel(field, value, locale) : value)),
      locale,
    )
  }
  return (
    <ul style={{ margin: 0, paddingInlineStart: 20 }}>
      {props.values.map((value) => (
        <li key={JSON.stringify(value)}>
          <FieldValue field={item} value={value} />
        </li>
      ))}
    </ul>
  )
}

function Parts(props: { field: FieldSpec; value: object }) {
  const locale = useLocale()
  const known = Object.entries(props.value).filter(([, value]) => value !== null && value !== '')
  if (known.length === 0) return <None />
  return (
    <>
      {known.map(([name, value]) => {
        const field = props.field.fields?.[name]
        if (!field) return null
        const label = (locale === 'ja' && field.title_ja) || field.title
        return (
          <div key={name}>
            {label}
            {label && <Colon />}
            <FieldValue field={field} value={value} />
          </div>
        )
      })}
    </>
  )
}

const isWebAddress = (text: string) => /^https?:\/\//i.test(text)

const messages = defineMessages({
  yes: ['Yes', 'はい'],
  no: ['No', 'いいえ'],
})
