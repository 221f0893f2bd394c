import Box from '@mui/material/Box'
import { weekdayNames } from '@officina/shared/dosage/line'
import {
  applicationAreas,
  dosageUnits,
  dosageWord,
  mealTimes,
  timesOfDay,
} from '@officina/shared/dosage/sentence'
import { CheckField } from './CheckField.tsx'
import { Choices } from './Choices.tsx'
import { Disclosure } from './Disclosure.tsx'
import { dosageFieldWords } from './dosageFieldWords.ts'
import { Field } from './Field.tsx'
import { NumberField } from './NumberField.tsx'
import { SelectField } from './SelectField.tsx'
import { useLocale, useText } from './text.tsx'

/** The dosage of a line while it is written, in the wire's names. */
export type WrittenDosage = {
  dosage_mode: string
  amount_min: number | null
  amount_max: number | null
  unit: string | null
  frequency_count: number | null
  frequency_period: string | null
  weekdays: number[] | null
  as_needed: boolean
  time_of_day: string[]
  meal: string
  take_with_text: string | null
  area: string[]
  step: number | null
  duration_days: number | null
  start_offset_days: number
  instructions: string
}

type Props = {
  dosage: WrittenDosage
  onChange: (change: Partial<WrittenDosage>) => void
  /** Texts by field. */
  errors: Record<string, string>
  /** Put on the skin: where and in which step is asked at once. */
  isTopical: boolean
}

/** How a product is taken: structured, as on the label, or in own words. */
export function DosageFields(props: Props) {
  const t = useText(dosageFieldWords)
  const { dosage, onChange, errors } = props
  return (
    <>
      <Choices
        label={t.mode}
        options={(['structured', 'label', 'text'] as const).map((value) => ({
          value,
          label: t.modes[value],
        }))}
        value={[dosage.dosage_mode]}
        single
        onChange={([mode]) => mode && onChange({ dosage_mode: mode })}
      />
      {dosage.dosage_mode === 'structured' && <Structured {...props} />}
      {dosage.dosage_mode !== 'label' && (
        <Field
          label={t.instructions}
          value={dosage.instructions}
          error={errors.instructions}
          optional={dosage.dosage_mode === 'structured'}
          multiline
          minRows={dosage.dosage_mode === 'text' ? 3 : 1}
          inputProps={{ maxLength: 500 }}
          onChange={(event) => onChange({ instructions: event.target.value })}
        />
      )}
    </>
  )
}

function Structured(props: Props) {
  const t = useText(dosageFieldWords)
  const locale = useLocale()
  const { dosage, onChange, errors } = props
  return (
    <>
      <Box sx={dosageGrid}>
        <NumberField
          label={t.from}
          value={dosage.amount_min}
          max={10_000}
          decimals
          error={errors.amount_min}
          onChange={(amount_min) => onChange({ amount_min })}
        />
        <NumberField
          label={t.to}
          value={dosage.amount_max}
          max={10_000}
          decimals
          optional
          error={errors.amount_max}
          onChange={(amount_max) => onChange({ amount_max })}
        />
        <SelectField
          label={t.unit}
          value={dosage.unit ?? ''}
          error={errors.unit}
          options={dosageUnits.map((value) => ({
            value,
            label: dosageWord('unit', value, locale),
          }))}
          onChange={(event) => onChange({ unit: event.target.value })}
        />
        <NumberField
          label={dosage.frequency_period === 'hour' ? t.every : t.times}
          value={dosage.frequency_count}
          min={1}
          max={24}
          error={errors.frequency_count}
          onChange={(frequency_count) => onChange({ frequency_count })}
        />
        <SelectField
          label={t.period}
          value={dosage.frequency_period ?? 'day'}
          options={(['day', 'week', 'month', 'hour'] as const).map((value) => ({
            value,
            label: t.periods[value],
          }))}
          onChange={(event) => onChange({ frequency_period: event.target.value })}
        />
        <SelectField
          label={t.meal}
          value={dosage.meal}
          options={mealTimes.map((value) => ({ value, label: dosageWord('meal', value, locale) }))}
          onChange={(event) => onChange({ meal: event.target.value })}
        />
      </Box>
      <Choices
        label={t.when}
        options={timesOfDay.map((value) => ({
          value,
          label: dosageWord('time_of_day', value, locale),
        }))}
        value={dosage.time_of_day}
        onChange={(time_of_day) => onChange({ time_of_day })}
      />
      <Box sx={{ mb: 4 }}>
        <Disclosure summary={t.moreDosage} open={props.isTopical}>
          <MoreDosage {...props} />
        </Disclosure>
      </Box>
    </>
  )
}

function MoreDosage({ dosage, onChange, errors, isTopical }: Props) {
  const t = useText(dosageFieldWords)
  const locale = useLocale()
  return (
    <>
      <Choices
        label={t.weekdays}
        options={weekdayNames.map((name, index) => ({
          value: `${index + 1}`,
          label: dosageWord('weekday', name, locale),
        }))}
        value={(dosage.weekdays ?? []).map(String)}
        onChange={(days) => onChange({ weekdays: days.length > 0 ? days.map(Number) : null })}
      />
      {isTopical && (
        <Choices
          label={t.area}
          options={applicationAreas.map((value) => ({
            value,
            label: dosageWord('area', value, locale),
          }))}
          value={dosage.area}
          onChange={(area) => onChange({ area: area.slice(0, 12) })}
        />
      )}
      <Box sx={dosageGrid}>
        <NumberField
          label={t.duration}
          value={dosage.duration_days}
          min={1}
          max={3_650}
          optional
          error={errors.duration_days}
          onChange={(duration_days) => onChange({ duration_days })}
        />
        <NumberField
          label={t.startDay}
          value={dosage.start_offset_days + 1}
          min={1}
          max={366}
          error={errors.start_offset_days}
          onChange={(day) => onChange({ start_offset_days: (day ?? 1) - 1 })}
        />
        <NumberField
          label={t.step}
          value={dosage.step}
          min={1}
          max={20}
          optional
          error={errors.step}
          onChange={(step) => onChange({ step })}
        />
      </Box>
      <Field
        label={t.takeWith}
        value={dosage.take_with_text ?? ''}
        error={errors.take_with_text}
        optional
        inputProps={{ maxLength: 100 }}
        onChange={(event) => onChange({ take_with_text: event.target.value || null })}
      />
      <CheckField
        label={t.asNeeded}
        checked={dosage.as_needed}
        onChange={(event) => onChange({ as_needed: event.target.checked })}
      />
    </>
  )
}

/** Small fields side by side: two on phones, three elsewhere. */
export const dosageGrid = {
  display: 'grid',
  columnGap: 4,
  gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(3, minmax(0, 1fr))' },
}
