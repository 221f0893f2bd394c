import Box from '@mui/material/Box'
import type { Fact, QuestionType } from '@officina/shared/questionnaire'
import { type DraftQuestion, hasOptions } from '@officina/shared/questionnaireDraft'
import { takesFact } from '@officina/shared/questionnaireProblems'
import { CheckField } from '@officina/ui/CheckField'
import { Field } from '@officina/ui/Field'
import { NumberField } from '@officina/ui/NumberField'
import { SelectField } from '@officina/ui/SelectField'
import { useText } from '@officina/ui/text'
import { ConditionFields } from './ConditionFields.tsx'
import { useEdited } from './EditContext.ts'
import { messages } from './messages.ts'
import { OptionFields } from './OptionFields.tsx'
import { pair, TextPair } from './TextPair.tsx'

type Props = {
  path: string
  question: DraftQuestion
  /** Whether its section has a score. */
  isScored: boolean
  onChange: (question: DraftQuestion) => void
}

/** Everything about one question. */
export function QuestionFields({ path, question, isScored, onChange }: Props) {
  const t = useText(messages)
  const change = (part: Partial<DraftQuestion>) => onChange({ ...question, ...part })
  return (
    <>
      <TextPair
        path={`${path}.text`}
        label={t.text}
        value={question.text}
        onChange={(text) => change({ text })}
      />
      <TextPair
        path={`${path}.help`}
        label={t.help}
        value={question.help}
        optional
        onChange={(help) => change({ help })}
      />
      <Box sx={pair}>
        <SelectField
          id={`${path}.type`}
          label={t.type}
          value={question.type}
          options={types.map((value) => ({ value, label: t.types[value] }))}
          onChange={(event) => change({ type: event.target.value as QuestionType })}
        />
        <FactField path={path} question={question} onChange={change} />
      </Box>
      <CheckField
        label={t.required}
        checked={question.required}
        onChange={(event) => change({ required: event.target.checked })}
      />
      {hasOptions(question.type) && (
        <OptionFields path={path} question={question} isScored={isScored} onChange={change} />
      )}
      <BoundFields path={path} question={question} onChange={change} />
      <ConditionFields path={path} question={question} onChange={change} />
    </>
  )
}

type Part = {
  path: string
  question: DraftQuestion
  onChange: (part: Partial<DraftQuestion>) => void
}

function FactField({ path, question, onChange }: Part) {
  const t = useText(messages)
  const { errors } = useEdited()
  const { fact } = question
  // pregnancy has answers of its own, so it stays with the question that came with them
  const offered = facts.filter(
    (each) => fact === each || (each !== 'pregnancy' && takesFact({ ...question, fact: each })),
  )
  if (offered.length === 0) return null
  return (
    <SelectField
      id={`${path}.fact`}
      label={t.fact}
      value={fact ?? ''}
      empty={t.noFact}
      options={offered.map((value) => ({ value, label: t.facts[value] }))}
      error={errors[`${path}.fact`]}
      onChange={(event) => onChange({ fact: (event.target.value || null) as Fact | null })}
    />
  )
}

function BoundFields({ path, question, onChange }: Part) {
  const t = useText(messages)
  const { errors } = useEdited()
  const { type, max, unit } = question
  if (type === 'photo')
    return (
      <NumberField
        id={`${path}.max`}
        label={t.photos}
        value={max}
        min={1}
        max={10}
        optional
        help={t.photosHelp}
        error={errors[`${path}.max`]}
        onChange={(value) => onChange({ max: value })}
      />
    )
  const isSteps = type === 'scale' && question.options.length === 0
  if (type !== 'number' && !isSteps) return null
  const bounds = { min: -1_000_000, max: 1_000_000, decimals: type === 'number' }
  return (
    <Box sx={thirds}>
      {(['min', 'max'] as const).map((name) => (
        <NumberField
          key={name}
          {...bounds}
          id={`${path}.${name}`}
          label={t[name]}
          value={question[name]}
          optional={type === 'number'}
          error={errors[`${path}.${name}`]}
          onChange={(value) => onChange({ [name]: value })}
        />
      ))}
      {type === 'number' && (
        <Field
          label={t.unit}
          optional
          value={unit ?? ''}
          inputProps={{ maxLength: 20 }}
          onChange={(event) => onChange({ unit: event.target.value || null })}
        />
      )}
    </Box>
  )
}

const types: QuestionType[] = [
  'single',
  'multi',
  'yes_no',
  'scale',
  'number',
  'date',
  'short_text',
  'long_text',
  'photo',
  'consent',
]
const facts: Fact[] = ['allergies', 'medications', 'conditions', 'pregnancy']

const thirds = {
  ...pair,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
}
