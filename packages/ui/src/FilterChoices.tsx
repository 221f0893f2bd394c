import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Radio from '@mui/material/Radio'
import { addMonths } from '@officina/shared/dates/months'
import { useId, useState } from 'react'
import { Field } from './Field.tsx'
import { FilterAmounts, FilterText } from './FilterTyped.tsx'
import type { DateRange, Filter, FilterValue } from './filters.ts'
import { defineMessages, useText } from './text.tsx'

type DateFilter = Extract<Filter, { kind: 'dates' }>

export type FilterChoicesProps = {
  filter: Filter
  onChange: (value: FilterValue) => void
  onDone: () => void
}

/** What a filter's popover holds: options to pick, two dates, two amounts or a word. */
export function FilterChoices(props: FilterChoicesProps) {
  const { filter, onChange, onDone } = props
  const t = useText(messages)
  const group = useId()
  if (filter.kind === 'toggle') return null
  if (filter.kind === 'dates') {
    return <Dates filter={filter} onChange={onChange} onDone={onDone} />
  }
  if (filter.kind === 'amounts') return <FilterAmounts {...props} filter={filter} />
  if (filter.kind === 'text') return <FilterText {...props} filter={filter} />
  const multi = filter.kind === 'multi'
  const Control = multi ? Checkbox : Radio
  const held = (value: string) =>
    filter.kind === 'multi' ? Boolean(filter.value?.includes(value)) : filter.value === value

  function pick(value: string) {
    if (filter.kind === 'multi') {
      const old = filter.value ?? []
      const next = held(value) ? old.filter((other) => other !== value) : [...old, value]
      onChange(next.length ? next : undefined)
    } else {
      onChange(value)
      onDone()
    }
  }

  return (
    <Box>
      {filter.options.map((option) => (
        <Box key={option.value} component="label" sx={choice}>
          <Control
            size="small"
            name={group}
            checked={held(option.value)}
            onChange={() => pick(option.value)}
            sx={{ ml: -2 }}
          />
          {option.label}
        </Box>
      ))}
      {multi && (
        <Button size="small" onClick={onDone} sx={{ mt: 1 }}>
          {t.done}
        </Button>
      )}
    </Box>
  )
}

function Dates({
  filter: { value = {}, presets = [], mostYears, whole = (range) => range },
  onChange,
  onDone,
}: FilterChoicesProps & { filter: DateFilter }) {
  const t = useText(messages)
  // a range that is refused stays as it was typed, and the list as it was
  const [typed, setTyped] = useState<DateRange>()
  const { from, to } = typed ?? value
  const problem = typed && problemOf(whole(typed), mostYears)
  function set(change: DateRange) {
    const next = { from, to, ...change }
    const isRefused = problemOf(whole(next), mostYears) !== undefined
    setTyped(isRefused ? next : undefined)
    if (!isRefused) onChange(next.from || next.to ? whole(next) : undefined)
  }
  return (
    <Box sx={{ width: 220 }}>
      {presets.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 4 }}>
          {presets.map((preset) => (
            <Button
              key={preset.label}
              size="small"
              variant="outlined"
              color="inherit"
              aria-pressed={preset.from === from && preset.to === to}
              onClick={() => {
                setTyped(undefined)
                onChange({ from: preset.from, to: preset.to })
                onDone()
              }}
            >
              {preset.label}
            </Button>
          ))}
        </Box>
      )}
      <Field
        type="date"
        label={t.from}
        value={from ?? ''}
        error={problem === 'long' && mostYears ? t.long(mostYears) : undefined}
        inputProps={{ max: to }}
        onChange={(event) => set({ from: event.target.value || undefined })}
      />
      <Field
        type="date"
        label={t.to}
        value={to ?? ''}
        error={problem === 'reversed' ? t.reversed : undefined}
        inputProps={{ min: from }}
        onChange={(event) => set({ to: event.target.value || undefined })}
      />
      <Button size="small" onClick={onDone}>
        {t.done}
      </Button>
    </Box>
  )
}

function problemOf({ from, to }: DateRange, mostYears: number | undefined) {
  // a year is typed digit by digit: 0002, 0020, 0202, 2026
  if ([from, to].some((day) => day && day < '1000')) return 'unfinished'
  if (!from || !to) return undefined
  if (from > to) return 'reversed'
  return mostYears && to > addMonths(from, 12 * mostYears) ? 'long' : undefined
}

const choice = {
  display: 'flex',
  alignItems: 'center',
  minHeight: { xs: 44, sm: 36 },
  cursor: 'pointer',
}

const messages = defineMessages({
  from: ['From', '開始日'],
  to: ['To', '終了日'],
  reversed: ['Choose a day on or after the start.', '開始日以降の日付を選択してください。'],
  long: (years: number) => [
    `Choose a period of up to ${years} years.`,
    `期間は${years}年以内で選択してください。`,
  ],
  done: ['Done', '完了'],
})
