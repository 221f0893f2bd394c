import { bracketed, parseNumber } from '@officina/shared/format'
import { CheckField } from '@officina/ui/CheckField'
import { Field } from '@officina/ui/Field'
import { lazyPart } from '@officina/ui/lazyPart'
import { SelectField } from '@officina/ui/SelectField'
import { defineMessages, useText } from '@officina/ui/text'
import type { FieldErrors } from '@officina/ui/useServerForm.ts'
import { useTranslate } from 'react-admin'
import type { ActionForm } from './actions.ts'
import {
  type ActionField,
  type ActionValues,
  type Command,
  type Pair,
  type Saying,
  type Subject,
  useSay,
} from './actions.ts'
import { amountOf, pointsOf } from './amounts.ts'
import { fieldsOfCall } from './fieldsOfCall.ts'
import { type FieldSpec, specOf } from './spec.ts'
import { fieldLabel, optionsOf, valueLabel } from './words.ts'
import { fromLocalInput } from './zoned.ts'

// few actions name another record
const ReferenceField = lazyPart(() => import('./ReferenceField.tsx'))

type Props<R extends Subject> = { action: Command<R>; record: R; form: ActionForm<ActionValues> }

/** The fields of an action, each drawn as the contract describes it. */
export function ActionFields<R extends Subject>({ action, record, form }: Props<R>) {
  const { saying } = useSay()
  return Object.entries(action.fields ?? {}).map(([name, field]) => {
    if (!isAsked(field, form.values, record, saying)) return null
    return field.Input ? (
      <field.Input key={name} form={form} record={record} />
    ) : (
      <OneField key={name} name={name} field={field} action={action} record={record} form={form} />
    )
  })
}

const isAsked = <R extends Subject>(
  field: ActionField<R>,
  values: ActionValues,
  record: R,
  saying: Saying,
): boolean => field.if?.(values, record, saying) ?? true

function OneField<R extends Subject>(props: Props<R> & { name: string; field: ActionField<R> }) {
  const { name, field, record, form, action } = props
  const t = useText(messages)
  const { say, pick, saying, locale } = useSay()
  const spec = fieldsOfCall(action.call)[name] ?? text
  const isReason = name === 'reason'
  const label = field.label
    ? say(field.label, record)
    : isReason
      ? t.reason
      : fieldLabel(name, spec, locale)
  const help = isReason && field.help === undefined ? t.kept : helpOf()
  function helpOf() {
    const words = field.help
    const pair = typeof words === 'function' ? words(record, saying, form.values) : words
    return pair ? pick(pair) : undefined
  }
  if (spec.type === 'boolean') {
    const check = form.check(name)
    return (
      <CheckField
        {...check}
        label={label}
        error={check.error && field.wrong ? pick(field.wrong) : check.error}
      />
    )
  }
  const shared = { ...form.field(name), help, ...neededOf(spec) }
  if (spec.enum)
    return (
      <SelectField
        {...shared}
        label={label}
        {...(initialOfField(name, field, action, record, saying) === '' ? { empty: t.choose } : {})}
        options={choicesOf(spec, field, pick, locale)}
      />
    )
  if (spec.reference)
    return (
      <ReferenceField
        {...shared}
        value={isId(shared.value) ? shared.value : ''}
        label={label}
        resource={spec.reference}
        among={field.among}
        except={field.except?.(record)}
        onChange={(id) => form.set(name, id)}
        onUnpicked={(text) => form.set(name, text)}
      />
    )
  const {
    type,
    inputProps,
    label: whole,
  } = kindOf(spec, field, label, record, {
    ...saying,
    locale,
  })
  return (
    <Field
      {...shared}
      label={whole}
      {...(type ? { type } : {})}
      {...(field.rows ? { multiline: true, minRows: field.rows } : {})}
      {...(isReason ? { multiline: true, minRows: 2 } : {})}
      inputProps={inputProps}
    />
  )
}

const neededOf = ({ nullable, required }: FieldSpec) =>
  nullable ? { optional: true } : required ? { required: true } : {}

function choicesOf(
  spec: FieldSpec,
  field: Pick<ActionField<never>, 'options' | 'like'>,
  pick: (pair: Pair) => string,
  locale: 'en' | 'ja',
) {
  const own = field.options
  if (own) return Object.entries(own).map(([value, pair]) => ({ value, label: pick(pair) }))
  const like = field.like && specOf(field.like.resource).fields[field.like.field]
  if (!like) return optionsOf(spec, locale)
  return (spec.enum ?? []).map((value) => ({ value, label: valueLabel(like, value, locale) }))
}

/** The text input for a field of the contract. */
function kindOf<R extends Subject>(
  spec: FieldSpec,
  field: ActionField<R>,
  label: string,
  record: R,
  { me, locale }: Saying & { locale: 'en' | 'ja' },
): { type?: string; label: string; inputProps?: object } {
  if (field.as === 'percent') return { label, inputProps: { inputMode: 'decimal' } }
  if (spec.format === 'money')
    return {
      label: bracketed(label, `${record.currency}`, locale),
      inputProps: { inputMode: inputModeOf(spec) },
    }
  if (spec.format === 'date') return { type: 'date', label }
  if (spec.format === 'date-time')
    return { type: 'datetime-local', label: bracketed(label, me.time_zone ?? '', locale) }
  if (spec.format === 'email')
    return { type: 'email', label, inputProps: { maxLength: spec.maxLength, autoComplete: 'off' } }
  if (spec.type === 'integer') return { label, inputProps: { inputMode: inputModeOf(spec) } }
  return { label, inputProps: { maxLength: spec.maxLength } }
}

// no keyboard of numbers has a minus everywhere
const inputModeOf = (spec: FieldSpec) => ((spec.minimum ?? 0) < 0 ? 'text' : 'decimal')

/** What the fields begin with. */
export const initialOf = <R extends Subject>(action: Command<R>, record: R, saying: Saying) =>
  Object.fromEntries(
    Object.entries(action.fields ?? {}).map(([name, field]) => [
      name,
      initialOfField(name, field, action, record, saying),
    ]),
  )

function initialOfField<R extends Subject>(
  name: string,
  { initial }: ActionField<R>,
  { call }: Command<R>,
  record: R,
  saying: Saying,
): unknown {
  if (typeof initial === 'function') return initial(record, saying)
  return initial ?? (fieldsOfCall(call)[name]?.type === 'boolean' ? false : '')
}

/** The names of the fields that hold an amount and are asked for. */
export const amountsOf = <R extends Subject>(
  action: Command<R>,
  record: R,
  values: ActionValues,
  saying: Saying,
): string[] =>
  Object.entries(action.fields ?? {}).flatMap(([name, field]) =>
    fieldsOfCall(action.call)[name]?.format === 'money' && isAsked(field, values, record, saying)
      ? [name]
      : [],
  )

const isId = (value: unknown): boolean => /^[\da-f-]{36}$/i.test(String(value))

/** What was typed into a field that is another record, and stands for none. */
export function useUnpickedCheck() {
  const translate = useTranslate()
  return <R extends Subject>(
    action: Command<R>,
    record: R,
    values: ActionValues,
    saying: Saying,
  ): FieldErrors =>
    Object.fromEntries(
      Object.entries(action.fields ?? {})
        .filter(
          ([name, field]) =>
            fieldsOfCall(action.call)[name]?.reference &&
            values[name] &&
            !isId(values[name]) &&
            isAsked(field, values, record, saying),
        )
        .map(([name]) => [name, [translate('officina.unpicked')]]),
    )
}

/** What is sent of what was typed: an empty field that may be none is none, and one that is not asked for stays here. */
export function bodyOf<R extends Subject>(
  action: Command<R>,
  record: R,
  values: ActionValues,
  saying: Saying,
): object {
  const { me } = saying
  const specs = fieldsOfCall(action.call)
  const sent = Object.entries(action.fields ?? {}).map(([name, field]) => {
    const value = values[name]
    const spec = specs[name]
    // drawn beside the fields, but no part of the body
    if (!spec) return [name, undefined]
    if (!isAsked(field, values, record, saying)) return [name, undefined]
    if (value === '' && spec.nullable) return [name, null]
    // what is missing is reported by the server
    if (value === '' && spec.format === 'uuid') return [name, undefined]
    if (field.as === 'percent') return [name, pointsOf(value)]
    // an empty one is no price of 0: the server says that it is missing
    if (spec.format === 'money')
      return [name, String(value).trim() && amountOf(value, record.currency ?? '')]
    if (spec.format === 'date-time')
      return [name, value && fromLocalInput(value, me.time_zone ?? 'UTC')]
    // what is no number stays as text, so that the server says what is wrong
    if (spec.type === 'integer' && value !== '') return [name, parseNumber(String(value)) ?? value]
    return [name, value]
  })
  return {
    ...Object.fromEntries(sent),
    ...(specs.revision && record.revision !== undefined ? { revision: record.revision } : {}),
    ...action.sends?.(record),
  }
}

const text: FieldSpec = { type: 'string', required: true, nullable: false }

const messages = defineMessages({
  reason: ['Reason', '理由'],
  kept: ['Kept in the history.', '履歴に残ります。'],
  choose: ['Choose', '選択してください'],
})
