import Box from '@mui/material/Box'
import { CheckField } from '@officina/ui/CheckField'
import { Disclosure } from '@officina/ui/Disclosure'
import {
  applicationAreas,
  dosageUnits,
  dosageWord,
  mealTimes,
  timesOfDay,
  weekdayNames,
} from '@officina/ui/dosage.ts'
import { Field, FieldLabel } from '@officina/ui/Field'
import { QuantityStepper } from '@officina/ui/QuantityStepper'
import { SelectField } from '@officina/ui/SelectField'
import { useLocale, useText } from '@officina/ui/text'
import { Choices } from './Choices.tsx'
import { type DraftLine, daysBetweenOf } from './draft.ts'
import { NumberField } from './NumberField.tsx'
import { recipeWords } from './words.ts'

export type LineEditorProps = {
  line: DraftLine
  onChange: (line: DraftLine) => void
  /** Texts by field of this line. */
  errors?: Record<string, string>
}

/** Dosage, packs, refills and reason of one line. */
export function LineEditor({ line, onChange, errors = {} }: LineEditorProps) {
  const t = useText(recipeWords)
  const set = (next: Partial<DraftLine>) => onChange({ ...line, ...next })
  return (
    <Box>
      <Choices
        label={t.mode}
        options={(['structured', 'label', 'text'] as const).map((value) => ({
          value,
          label: t.modes[value],
        }))}
        value={[line.dosage_mode]}
        single
        onChange={([mode]) => mode && set({ dosage_mode: mode as DraftLine['dosage_mode'] })}
      />
      {line.dosage_mode === 'structured' && <Structured line={line} set={set} errors={errors} />}
      {line.dosage_mode !== 'label' && (
        <Field
          label={t.instructions}
          value={line.instructions}
          error={errors.instructions}
          optional={line.dosage_mode === 'structured'}
          multiline
          minRows={line.dosage_mode === 'text' ? 3 : 1}
          inputProps={{ maxLength: 500 }}
          onChange={(event) => set({ instructions: event.target.value })}
        />
      )}
      <Box sx={grid}>
        <Box sx={{ mb: 5 }}>
          <FieldLabel>{t.quantity}</FieldLabel>
          <QuantityStepper
            label={t.quantityOf(line.product.title)}
            value={line.quantity}
            onChange={(quantity) => set({ quantity })}
          />
        </Box>
        <NumberField
          label={t.refills}
          value={line.refills_allowed}
          max={12}
          onChange={(refills) => set({ refills_allowed: refills ?? 0 })}
        />
        <NumberField
          label={t.daysBetween}
          value={daysBetweenOf(line)}
          max={365}
          onChange={(days) => set({ min_days_between: days ?? 0, autoDays: days === null })}
        />
      </Box>
      <Field
        label={t.rationale}
        value={line.rationale}
        optional
        inputProps={{ maxLength: 300 }}
        onChange={(event) => set({ rationale: event.target.value })}
      />
      <CheckField
        label={t.optional}
        checked={line.optional}
        onChange={(event) => set({ optional: event.target.checked })}
      />
    </Box>
  )
}

type PartProps = {
  line: DraftLine
  set: (next: Partial<DraftLine>) => void
  errors: Record<string, string>
}

function Structured({ line, set, errors }: PartProps) {
  const t = useText(recipeWords)
  const locale = useLocale()
  const isHourly = line.frequency_period === 'hour'
  return (
    <>
      <Box sx={grid}>
        <NumberField
          label={t.from}
          value={line.amount_min}
          max={10_000}
          decimals
          error={errors.amount_min}
          onChange={(amount_min) => set({ amount_min })}
        />
        <NumberField
          label={t.to}
          value={line.amount_max}
          max={10_000}
          decimals
          optional
          error={errors.amount_max}
          onChange={(amount_max) => set({ amount_max })}
        />
        <SelectField
          label={t.unit}
          value={line.unit ?? ''}
          error={errors.unit}
          options={dosageUnits.map((value) => ({
            value,
            label: dosageWord('unit', value, locale),
          }))}
          onChange={(event) => set({ unit: event.target.value as DraftLine['unit'] })}
        />
        <NumberField
          label={isHourly ? t.every : t.times}
          value={line.frequency_count}
          min={1}
          max={24}
          error={errors.frequency_count}
          onChange={(frequency_count) => set({ frequency_count })}
        />
        <SelectField
          label={t.period}
          value={line.frequency_period ?? 'day'}
          options={(['day', 'week', 'month', 'hour'] as const).map((value) => ({
            value,
            label: t.periods[value],
          }))}
          onChange={(event) =>
            set({ frequency_period: event.target.value as DraftLine['frequency_period'] })
          }
        />
        <SelectField
          label={t.meal}
          value={line.meal}
          options={mealTimes.map((value) => ({ value, label: dosageWord('meal', value, locale) }))}
          onChange={(event) => set({ meal: event.target.value as DraftLine['meal'] })}
        />
      </Box>
      <Choices
        label={t.when}
        options={timesOfDay.map((value) => ({
          value,
          label: dosageWord('time_of_day', value, locale),
        }))}
        value={line.time_of_day}
        onChange={(times) => set({ time_of_day: times as DraftLine['time_of_day'] })}
      />
      <Box sx={{ mb: 4 }}>
        <Disclosure summary={t.moreDosage} open={line.product.usage_kind === 'topical'}>
          <MoreDosage line={line} set={set} errors={errors} />
        </Disclosure>
      </Box>
    </>
  )
}

function MoreDosage({ line, set }: PartProps) {
  const t = useText(recipeWords)
  const locale = useLocale()
  return (
    <>
      <Choices
        label={t.weekdays}
        options={weekdayNames.map((name, index) => ({
          value: `${index + 1}`,
          label: dosageWord('weekday', name, locale),
        }))}
        value={(line.weekdays ?? []).map(String)}
        onChange={(days) => set({ weekdays: days.length > 0 ? days.map(Number) : null })}
      />
      {line.product.usage_kind === 'topical' && (
        <Choices
          label={t.area}
          options={applicationAreas.map((value) => ({
            value,
            label: dosageWord('area', value, locale),
          }))}
          value={line.area}
          onChange={(area) => set({ area: area.slice(0, 12) })}
        />
      )}
      <Box sx={grid}>
        <NumberField
          label={t.duration}
          value={line.duration_days}
          min={1}
          max={3_650}
          optional
          onChange={(duration_days) => set({ duration_days })}
        />
        <NumberField
          label={t.startDay}
          value={line.start_offset_days + 1}
          min={1}
          max={366}
          onChange={(day) => set({ start_offset_days: (day ?? 1) - 1 })}
        />
        <NumberField
          label={t.step}
          value={line.step}
          min={1}
          max={20}
          optional
          onChange={(step) => set({ step })}
        />
      </Box>
      <Field
        label={t.takeWith}
        value={line.take_with_text ?? ''}
        optional
        inputProps={{ maxLength: 100 }}
        onChange={(event) => set({ take_with_text: event.target.value || null })}
      />
      <CheckField
        label={t.asNeeded}
        checked={line.as_needed}
        onChange={(event) => set({ as_needed: event.target.checked })}
      />
    </>
  )
}

const grid = {
  display: 'grid',
  columnGap: 4,
  gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(3, minmax(0, 1fr))' },
}
