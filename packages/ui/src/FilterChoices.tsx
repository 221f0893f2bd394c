import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Radio from '@mui/material/Radio'
import { useId } from 'react'
import { Field } from './Field.tsx'
import { FilterAmounts, FilterText } from './FilterTyped.tsx'
import type { DateRange, Filter, FilterValue } from './filters.ts'
import { defineMessages, useText } from './text.tsx'

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
    return (
      <Dates
        value={filter.value ?? {}}
        presets={filter.presets ?? []}
        onChange={onChange}
        onDone={onDone}
      />
    )
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

function Dates(props: {
  value: DateRange
  presets: readonly { label: string; from: string; to: string }[]
  onChange: (value: FilterValue) => void
  onDone: () => void
}) {
  const t = useText(messages)
  const { from, to } = props.value
  function set(change: DateRange) {
    const next = { from, to, ...change }
    props.onChange(next.from || next.to ? next : undefined)
  }
  return (
    <Box sx={{ width: 220 }}>
      {props.presets.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 4 }}>
          {props.presets.map((preset) => (
            <Button
              key={preset.label}
              size="small"
              variant="outlined"
              color="inherit"
              aria-pressed={preset.from === from && preset.to === to}
              onClick={() => {
                props.onChange({ from: preset.from, to: preset.to })
                props.onDone()
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
        inputProps={{ max: to }}
        onChange={(event) => set({ from: event.target.value || undefined })}
      />
      <Field
        type="date"
        label={t.to}
        value={to ?? ''}
        inputProps={{ min: from }}
        onChange={(event) => set({ to: event.target.value || undefined })}
      />
      <Button size="small" onClick={props.onDone}>
        {t.done}
      </Button>
    </Box>
  )
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
  done: ['Done', '完了'],
})
