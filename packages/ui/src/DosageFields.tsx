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
import { lineBounds, lineLengths } from './lineBounds.ts'
import { NumberField } from './NumberField.tsx'
import { isWithin } from './numberBounds.ts'
import { SelectField } from './SelectField.tsx'
import { useLocale, useText } from './text.tsx'
import { charactersLeft } from './textLength.ts'

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
        onChange={([mode]) =>
          mode &&
          onChange({ ...(mode !== 'structured' && withoutWrong(dosage)), dosage_mode: mode })
        }
      />
      {dosage.dosage_mode === 'structured' && <Structured {...props} />}
      {(dosage.dosage_mode !== 'label' ||
        errors.instructions ||
        isTooLong(dosage, 'instructions')) && (
        <Field
          name="instructions"
          label={t.instructions}
          value={dosage.instructions}
          error={errors.instructions}
          optional={dosage.dosage_mode === 'structured'}
          multiline
          minRows={dosage.dosage_mode === 'text' ? 3 : 1}
          inputProps={{ maxLength: lineLengths.instructions }}
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
          name="amount_min"
          label={t.from}
          value={dosage.amount_min}
          {...lineBounds.amount_min}
          error={errors.amount_min}
          onChange={(amount_min) => onChange({ amount_min })}
        />
        <NumberField
          name="amount_max"
          label={t.to}
          value={dosage.amount_max}
          {...lineBounds.amount_max}
          optional
          error={errors.amount_max}
          onChange={(amount_max) => onChange({ amount_max })}
        />
        <SelectField
          name="unit"
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
          name="frequency_count"
          label={dosage.frequency_period === 'hour' ? t.every : t.times}
          value={dosage.frequency_count}
          {...lineBounds.frequency_count}
          error={errors.frequency_count}
          onChange={(frequency_count) => onChange({ frequency_count })}
        />
        <SelectField
          name="frequency_period"
          label={t.period}
          value={dosage.frequency_period ?? 'day'}
          options={(['day', 'week', 'month', 'hour'] as const).map((value) => ({
            value,
            label: t.periods[value],
          }))}
          onChange={(event) => onChange({ frequency_period: event.target.value })}
        />
        <SelectField
          name="meal"
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
          name="duration_days"
          label={t.duration}
          value={dosage.duration_days}
          {...lineBounds.duration_days}
          optional
          error={errors.duration_days}
          onChange={(duration_days) => onChange({ duration_days })}
        />
        <NumberField
          name="start_offset_days"
          label={t.startDay}
          value={dosage.start_offset_days + 1}
          {...lineBounds.start_offset_days}
          error={errors.start_offset_days}
          onChange={(day) => onChange({ start_offset_days: (day ?? 1) - 1 })}
        />
        <NumberField
          name="step"
          label={t.step}
          value={dosage.step}
          {...lineBounds.step}
          optional
          error={errors.step}
          onChange={(step) => onChange({ step })}
        />
      </Box>
      <Field
        name="take_with_text"
        label={t.takeWith}
        value={dosage.take_with_text ?? ''}
        error={errors.take_with_text}
        optional
        inputProps={{ maxLength: lineLengths.take_with_text }}
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

const isTooLong = (dosage: WrittenDosage, name: 'instructions' | 'take_with_text') =>
  charactersLeft(dosage[name] ?? '', lineLengths[name]) < 0

/** What would be refused, as if it had not been typed: nobody finds it where its field is not shown. */
function withoutWrong(dosage: WrittenDosage): Partial<WrittenDosage> {
  const { amount_min, amount_max, start_offset_days } = dosage
  const typed = { ...dosage, start_offset_days: start_offset_days + 1 }
  const isWrong = (name: 'frequency_count' | 'duration_days' | 'step' | 'start_offset_days') =>
    typed[name] !== null && !isWithin(typed[name], lineBounds[name])
  const amounts = [amount_min, amount_max].filter((amount) => amount !== null)
  const isInOrder = (amount_max ?? Infinity) >= (amount_min ?? 0)
  const areAmounts = isInOrder && amounts.every((each) => isWithin(each, lineBounds.amount_min))
  return {
    ...(!areAmounts && { amount_min: null, amount_max: null }),
    ...(isWrong('frequency_count') && { frequency_count: null }),
    ...(isWrong('duration_days') && { duration_days: null }),
    ...(isWrong('step') && { step: null }),
    ...(isWrong('start_offset_days') && { start_offset_days: 0 }),
    ...(isTooLong(dosage, 'take_with_text') && { take_with_text: null }),
  }
}

/** Small fields side by side: two on phones, three elsewhere. */
export const dosageGrid = {
  display: 'grid',
  columnGap: 4,
  gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(3, minmax(0, 1fr))' },
}
