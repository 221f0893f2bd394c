import Box from '@mui/material/Box'
import { textIn } from '@officina/shared/questionnaire'
import type { DraftQuestion } from '@officina/shared/questionnaireDraft'
import { conditionAnswers } from '@officina/shared/questionnaireProblems'
import { SelectField } from '@officina/ui/SelectField'
import { useLocale, useText } from '@officina/ui/text'
import { earlierThan } from './draftOps.ts'
import { useEdited } from './EditContext.ts'
import { messages } from './messages.ts'
import { pair } from './TextPair.tsx'

type Props = {
  path: string
  question: DraftQuestion
  onChange: (part: Partial<DraftQuestion>) => void
}

/** When the question is shown: always, or after one answer to an earlier question. */
export function ConditionFields({ path, question, onChange }: Props) {
  const t = useText(messages)
  const locale = useLocale()
  const { draft, errors } = useEdited()
  const rule = question.show_if
  const earlier = earlierThan(draft, question.id)
  const other = earlier.find(({ id }) => id === rule?.question)
  const all = draft.sections.flatMap(({ questions }) => questions)
  const nameOf = (each: DraftQuestion) => textIn(each.text, locale) || t.untitled
  // a question that can no longer be chosen stays named until another one is
  const lost = rule && !other && all.find(({ id }) => id === rule.question)
  const options = [
    ...earlier.map((each) => ({ value: each.id, label: nameOf(each) })),
    ...(rule && !other ? [{ value: rule.question, label: lost ? nameOf(lost) : t.deleted }] : []),
  ]
  if (options.length === 0) return null

  function choose(id: string) {
    const chosen = earlier.find((each) => each.id === id)
    const [equals] = chosen ? conditionAnswers(chosen) : []
    onChange({ show_if: equals === undefined ? null : { question: id, equals } })
  }

  const answers = other ? conditionAnswers(other) : []
  const labelOf = (answer: string | boolean) => {
    if (typeof answer === 'boolean') return answer ? t.yes : t.no
    const option = other?.options.find(({ value }) => value === answer)
    return (option && textIn(option.label, locale)) || t.untitled
  }
  const isKnown = rule && answers.includes(rule.equals)
  return (
    <Box sx={pair}>
      <SelectField
        id={`${path}.show_if.question`}
        label={t.showIf}
        value={rule?.question ?? ''}
        empty={t.always}
        options={options}
        error={errors[`${path}.show_if.question`]}
        onChange={(event) => choose(event.target.value)}
      />
      {rule && other && (
        <SelectField
          id={`${path}.show_if.equals`}
          label={t.equals}
          value={isKnown ? String(rule.equals) : ''}
          {...(!isKnown && { empty: t.deletedAnswer })}
          options={answers.map((answer) => ({ value: String(answer), label: labelOf(answer) }))}
          error={errors[`${path}.show_if.equals`]}
          onChange={(event) => {
            const equals = answers.find((answer) => String(answer) === event.target.value)
            if (equals !== undefined) onChange({ show_if: { question: other.id, equals } })
          }}
        />
      )}
    </Box>
  )
}
