import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import { Choices } from '@officina/ui/Choices'
import { SelectField } from '@officina/ui/SelectField'
import { defineMessages, useText } from '@officina/ui/text'
import { useFormState } from 'react-hook-form'
import type { InputProps } from '../../schema/overrides.ts'
import { asItIs, useSchemaInput } from '../../schema/useSchemaInput.ts'
import { useErrorText } from '../../schema/validation.ts'
import { ConditionRow } from './ConditionRow.tsx'
import type { Condition, Rule } from './catalog.ts'
import { RuleMatch } from './RuleMatch.tsx'

type Wrong = { conditions?: { value?: { message?: string } }[]; message?: string }

const keep = {
  ...asItIs,
  validate: (value: Rule | null | undefined) =>
    value?.conditions.some((each) => !each.value) ? 'ra.validation.required' : undefined,
}

/** How the products of a catalog are chosen: by hand on its page, or by conditions. What they choose stands below. */
export function RuleInput(props: InputProps) {
  const t = useText(messages)
  const errorText = useErrorText()
  const { field, label, error } = useSchemaInput(props, keep)
  const { errors } = useFormState({ name: props.source })
  const wrong = errors[props.source] as Wrong | undefined
  const rule = (field.value ?? null) as Rule | null
  const set = (change: Partial<Rule>) => field.onChange({ ...(rule ?? empty), ...change })
  const conditions = rule?.conditions ?? []
  const change = (at: number, to: Condition) =>
    set({ conditions: conditions.map((each, n) => (n === at ? to : each)) })
  const errorOf = (at: number) => {
    const own = errorText(wrong?.conditions?.[at]?.value?.message)
    return own ?? (error && !conditions[at]?.value ? t.choose : undefined)
  }
  return (
    <>
      <Choices
        single
        label={label}
        value={[rule ? 'rule' : 'hand']}
        options={[
          { value: 'hand', label: t.byHand },
          { value: 'rule', label: t.byRule },
        ]}
        onChange={([chosen]) => {
          if ((chosen === 'rule') !== (rule !== null))
            field.onChange(chosen === 'rule' ? empty : null)
        }}
      />
      {!rule && <FormHelperText sx={{ mb: 4 }}>{t.hand}</FormHelperText>}
      {rule && (
        <Box component="fieldset" sx={frame}>
          <legend>{t.rule}</legend>
          <SelectField
            label={t.match}
            value={rule.match}
            options={(['all', 'any'] as const).map((value) => ({ value, label: t[value] }))}
            onChange={({ target }) => set({ match: target.value as Rule['match'] })}
          />
          {conditions.map((condition, at) => (
            <ConditionRow
              // biome-ignore lint/suspicious/noArrayIndexKey: conditions are told apart by their place alone
              key={at}
              number={at + 1}
              condition={condition}
              error={errorOf(at)}
              onChange={(to) => change(at, to)}
              onRemove={
                conditions.length > 1
                  ? () => set({ conditions: conditions.filter((_, n) => n !== at) })
                  : undefined
              }
            />
          ))}
          {conditions.length < 20 && (
            <Button
              variant="outlined"
              size="small"
              onClick={() => set({ conditions: [...conditions, first] })}
            >
              {t.add}
            </Button>
          )}
          <RuleMatch rule={rule} />
        </Box>
      )}
    </>
  )
}

const first: Condition = { field: 'category', operator: 'is', value: '' }
const empty: Rule = { match: 'all', conditions: [first] }

const frame = {
  border: 0,
  p: 0,
  m: 0,
  mb: 5,
  minWidth: 0,
  '& > legend': { p: 0, mb: 2, fontSize: '0.875rem', fontWeight: 600 },
}

const messages = defineMessages({
  byHand: ['By hand', '手動'],
  byRule: ['By rule', '条件'],
  hand: [
    'Add the products and put them in order on the catalog’s page.',
    'カタログのページで商品を追加し、並べ替えます。',
  ],
  rule: ['Rule', '条件'],
  match: ['A product belongs to the catalog if it meets', '含める商品'],
  all: ['all conditions', 'すべての条件を満たす商品'],
  any: ['any condition', 'いずれかの条件を満たす商品'],
  add: ['Add condition', '条件を追加'],
  choose: ['Choose a value.', '値を選んでください。'],
})
