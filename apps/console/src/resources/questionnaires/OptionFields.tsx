import Add from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { DraftOption, DraftQuestion } from '@officina/shared/questionnaireDraft'
import { FormError } from '@officina/ui/FormError'
import { NumberField } from '@officina/ui/NumberField'
import { SelectField } from '@officina/ui/SelectField'
import { useText } from '@officina/ui/text'
import { moved, newOption, removed, replaced } from './draftOps.ts'
import { useEdited } from './EditContext.ts'
import { messages } from './messages.ts'
import { RowTools } from './RowTools.tsx'
import { pair, TextPair } from './TextPair.tsx'

type Props = {
  path: string
  question: DraftQuestion
  isScored: boolean
  onChange: (part: Partial<DraftQuestion>) => void
}

/** What can be chosen, with points and what the doctor is warned of. A scale without options has numbers. */
export function OptionFields({ path, question, isScored, onChange }: Props) {
  const t = useText(messages)
  const { errors } = useEdited()
  const { options } = question
  const set = (next: DraftOption[]) => onChange({ options: next })
  return (
    <Box component="fieldset" id={`${path}.options`} tabIndex={-1} sx={frame}>
      <Box component="legend" sx={{ fontWeight: 600, p: 0, mb: 2 }}>
        {t.options}
      </Box>
      {question.type === 'scale' && options.length === 0 && <p>{t.steps}</p>}
      {options.map((option, index) => (
        <Option
          key={option.value}
          path={`${path}.options.${index}`}
          name={t.optionNo(index + 1)}
          option={option}
          isScored={isScored}
          onChange={(next) => set(replaced(options, index, next))}
          tools={
            <RowTools
              name={t.optionNo(index + 1)}
              isFirst={index === 0}
              isLast={index === options.length - 1}
              onMove={(by) => set(moved(options, index, by))}
              onRemove={() => set(removed(options, index))}
            />
          }
        />
      ))}
      <FormError>{errors[`${path}.options`]}</FormError>
      <Button size="small" startIcon={<Add />} onClick={() => set([...options, newOption()])}>
        {t.addOption}
      </Button>
    </Box>
  )
}

function Option(props: {
  path: string
  name: string
  option: DraftOption
  isScored: boolean
  onChange: (option: DraftOption) => void
  tools: React.ReactNode
}) {
  const t = useText(messages)
  const { option, onChange } = props
  return (
    <Box sx={row} role="group" aria-label={props.name}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
        <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>{props.name}</Box>
        {props.tools}
      </Box>
      <TextPair
        path={`${props.path}.label`}
        label={t.label}
        value={option.label}
        onChange={(label) => onChange({ ...option, label })}
      />
      <Box sx={pair}>
        {props.isScored && (
          <NumberField
            label={t.points}
            value={option.score}
            min={-1000}
            max={1000}
            optional
            onChange={(score) => onChange({ ...option, score })}
          />
        )}
        <SelectField
          label={t.flag}
          value={option.flag ?? ''}
          empty={t.noFlag}
          options={flags.map((value) => ({ value, label: t.flags[value] }))}
          onChange={(event) => onChange({ ...option, flag: event.target.value || null })}
        />
      </Box>
    </Box>
  )
}

const flags = [
  'allergy',
  'blood_thinner',
  'breastfeeding',
  'kidney_disease',
  'liver_disease',
  'pregnancy',
] as const

const frame = { border: 0, m: 0, p: 0, mb: 5, minWidth: 0 }
const row = { borderLeft: 2, borderColor: 'divider', pl: 3, mb: 3 }
