import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { SelectField } from '@officina/ui/SelectField'
import { defineMessages, useText } from '@officina/ui/text'
import type { Condition } from './catalog.ts'
import { ruleFields, useRuleWords } from './ruleWords.ts'

/** One condition of a rule: a field, is or is not, and a value that products have. */
export function ConditionRow(props: {
  number: number
  condition: Condition
  error: string | undefined
  onChange: (condition: Condition) => void
  onRemove: (() => void) | undefined
}) {
  const t = useText(messages)
  const { labelOf, valuesOf } = useRuleWords()
  const { condition, number } = props
  return (
    <Box role="group" aria-label={t.condition(number)} sx={row}>
      <SelectField
        label={t.field}
        value={condition.field}
        options={ruleFields.map((value) => ({ value, label: labelOf(value) }))}
        onChange={({ target }) =>
          props.onChange({
            ...condition,
            field: target.value as Condition['field'],
            value: '',
          })
        }
      />
      <SelectField
        label={t.operator}
        value={condition.operator}
        options={(['is', 'is_not'] as const).map((value) => ({ value, label: t[value] }))}
        onChange={({ target }) =>
          props.onChange({ ...condition, operator: target.value as Condition['operator'] })
        }
      />
      <SelectField
        label={t.value}
        value={condition.value}
        empty={t.choose}
        error={props.error}
        options={valuesOf(condition)}
        onChange={({ target }) => props.onChange({ ...condition, value: target.value })}
      />
      {props.onRemove && (
        <IconButton aria-label={t.remove(number)} onClick={props.onRemove} sx={{ mt: 6 }}>
          <Close fontSize="small" />
        </IconButton>
      )}
    </Box>
  )
}

const row = {
  display: 'grid',
  columnGap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: '1fr 1fr', sm: '1fr 120px 1.5fr 40px' },
}

const messages = defineMessages({
  condition: (n: number) => [`Condition ${n}`, `条件${n}`],
  field: ['Field', '項目'],
  operator: ['Comparison', '比較'],
  value: ['Value', '値'],
  choose: ['Choose', '選択'],
  is: ['is', 'が次と同じ'],
  is_not: ['is not', 'が次以外'],
  remove: (n: number) => [`Remove condition ${n}`, `条件${n}を削除`],
})
