import Box from '@mui/material/Box'
import type { components } from '@officina/openapi/schema'
import {
  applicationAreas,
  dosageSentence,
  dosageUnits,
  dosageWord,
  mealTimes,
  timesOfDay,
} from '@officina/shared/dosage/sentence'
import { CheckField } from '@officina/ui/CheckField'
import { Choices } from '@officina/ui/Choices'
import { NumberField } from '@officina/ui/NumberField'
import { amountBounds, type Bounds } from '@officina/ui/numberBounds.ts'
import { SelectField } from '@officina/ui/SelectField'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { useFormState, useWatch } from 'react-hook-form'
import type { InputProps } from '../../schema/overrides.ts'
import { asItIs, useSchemaInput } from '../../schema/useSchemaInput.ts'
import { useErrorText } from '../../schema/validation.ts'

type Label = components['schemas']['LabelDosage']
type FieldsProps = {
  label: Label
  set: (change: Partial<Label>) => void
  errorOf: (name: keyof Label) => string | undefined
}

/** What the label directs, field by field; the sentence that a new line of a recipe begins with stands below. */
export function LabelDosageInput(props: InputProps) {
  const t = useText(messages)
  const locale = useLocale()
  const errorText = useErrorText()
  const { field, label: legend } = useSchemaInput(props, asItIs)
  const { errors } = useFormState({ name: props.source })
  const kind: unknown = useWatch({ name: 'usage_kind' })
  const label = (field.value ?? null) as Label | null
  const wrong = errors[props.source] as Record<string, { message?: string }> | undefined
  const own: FieldsProps = {
    label: label ?? empty,
    set: (change) => field.onChange({ ...(label ?? empty), ...change }),
    errorOf: (name) => errorText(wrong?.[name]?.message),
  }
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, mb: 5 }}>
      <Box component="legend" sx={{ p: 0, mb: 2, fontSize: '0.875rem', fontWeight: 600 }}>
        {legend}
      </Box>
      <CheckField
        label={t.has}
        checked={label !== null}
        onChange={(event) => field.onChange(event.target.checked ? empty : null)}
      />
      {label && (
        <>
          <Amounts {...own} />
          <Times {...own} isTopical={kind === 'topical'} />
          <Box role="status" sx={{ fontSize: '1.125rem', mt: 2 }}>
            {dosageSentence({ ...label, dosage_mode: 'structured' }, locale)}
          </Box>
        </>
      )}
    </Box>
  )
}

function Amounts({ label, set, errorOf }: FieldsProps) {
  const t = useText(messages)
  const locale = useLocale()
  const period = label.frequency_period ?? ''
  const number = (name: NumberName, text: string, bounds: Bounds) => (
    <NumberField
      label={text}
      value={label[name]}
      {...bounds}
      optional
      error={errorOf(name)}
      onChange={(value) => set({ [name]: value })}
    />
  )
  return (
    <Box sx={grid}>
      {number('amount_min', t.amount, amountBounds)}
      {number('amount_max', t.amountMost, amountBounds)}
      <SelectField
        label={t.unit}
        value={label.unit ?? ''}
        empty="–"
        optional
        error={errorOf('unit')}
        options={dosageUnits.map((value) => ({ value, label: dosageWord('unit', value, locale) }))}
        onChange={({ target }) => set({ unit: (target.value || null) as Label['unit'] })}
      />
      {number('frequency_count', period === 'hour' ? t.hours : t.times, { min: 1, max: 24 })}
      {number('frequency_max', t.timesMost, { min: 1, max: 24 })}
      <SelectField
        label={t.period}
        value={period}
        empty="–"
        optional
        error={errorOf('frequency_period')}
        options={(['day', 'week', 'month', 'hour'] as const).map((value) => ({
          value,
          label: t.periods[value],
        }))}
        onChange={({ target }) =>
          set({ frequency_period: (target.value || null) as Label['frequency_period'] })
        }
      />
      {number('max_per_day', t.perDay, { ...amountBounds, max: 100_000 })}
      {number('duration_days', t.days, { min: 1, max: 3_650 })}
      <SelectField
        label={t.food}
        value={label.meal}
        error={errorOf('meal')}
        options={mealTimes.map((value) => ({ value, label: dosageWord('meal', value, locale) }))}
        onChange={({ target }) => set({ meal: target.value as Label['meal'] })}
      />
    </Box>
  )
}

type NumberName =
  | 'amount_min'
  | 'amount_max'
  | 'frequency_count'
  | 'frequency_max'
  | 'max_per_day'
  | 'duration_days'

function Times({ label, set, isTopical }: FieldsProps & { isTopical: boolean }) {
  const t = useText(messages)
  const locale = useLocale()
  return (
    <>
      <Choices
        label={t.when}
        value={label.time_of_day}
        options={timesOfDay.map((value) => ({
          value,
          label: dosageWord('time_of_day', value, locale),
        }))}
        onChange={(chosen) => set({ time_of_day: chosen as Label['time_of_day'] })}
      />
      {(isTopical || label.area.length > 0) && (
        <Choices
          label={t.area}
          value={label.area}
          options={applicationAreas.map((value) => ({
            value,
            label: dosageWord('area', value, locale),
          }))}
          onChange={(chosen) => set({ area: chosen as Label['area'] })}
        />
      )}
      <CheckField
        label={t.asNeeded}
        checked={label.as_needed}
        onChange={(event) => set({ as_needed: event.target.checked })}
      />
    </>
  )
}

const empty: Label = {
  amount_min: null,
  amount_max: null,
  unit: null,
  frequency_count: null,
  frequency_max: null,
  frequency_period: 'day',
  as_needed: false,
  time_of_day: [],
  meal: 'none',
  area: [],
  duration_days: null,
  max_per_day: null,
}

const grid = {
  display: 'grid',
  columnGap: 4,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 1fr))' },
  alignItems: 'end',
}

const messages = defineMessages({
  has: ['The label gives a dosage', '表示に用法・用量がある'],
  amount: ['Amount', '1回量'],
  amountMost: ['Up to', '最大'],
  unit: ['Unit', '単位'],
  times: ['Times', '回数'],
  hours: ['Every (hours)', '間隔（時間）'],
  timesMost: ['Up to (times)', '最大回数'],
  period: ['Per', '期間'],
  periods: {
    day: ['day', '1日'],
    week: ['week', '週'],
    month: ['month', '月'],
    hour: ['every n hours', 'n時間ごと'],
  },
  perDay: ['Maximum per day', '1日の上限'],
  days: ['Maximum days', '日数の上限'],
  food: ['With food', '食事'],
  when: [
    'Times of day that the label allows, the usual one first',
    '表示の時間帯（通常のものから）',
  ],
  area: ['Area', '部位'],
  asNeeded: ['As needed', '必要なときのみ'],
})
