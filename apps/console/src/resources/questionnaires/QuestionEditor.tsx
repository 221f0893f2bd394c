import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { textIn } from '@officina/shared/questionnaire'
import type { DraftQuestion } from '@officina/shared/questionnaireDraft'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { hasErrors, useEdited } from './EditContext.ts'
import { messages as words } from './messages.ts'
import { QuestionFields } from './QuestionFields.tsx'
import { RowTools } from './RowTools.tsx'

/** A question as one line, and with its fields while it is open. */
export function QuestionEditor(props: {
  path: string
  question: DraftQuestion
  isScored: boolean
  isOpen: boolean
  isFirst: boolean
  isLast: boolean
  onToggle: (isOpen: boolean) => void
  onChange: (question: DraftQuestion) => void
  onMove: (by: 1 | -1) => void
  onDuplicate: () => void
  onRemove: () => void
}) {
  const { path, question } = props
  const t = useText(messages)
  const word = useText(words)
  const locale = useLocale()
  const { errors, missing } = useEdited()
  const isOpen = props.isOpen || hasErrors(errors, path)
  const name = textIn(question.text, locale) || word.untitled
  const isHalf = [...missing].some((each) => each.startsWith(`${path}.`))
  const facts = [
    word.types[question.type],
    question.required ? t.required : t.optional,
    question.show_if && t.conditional,
  ].filter(Boolean)
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider', py: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
        <Button
          aria-expanded={isOpen}
          onClick={() => props.onToggle(!isOpen)}
          sx={{ flex: 1, minWidth: 200, justifyContent: 'flex-start', textAlign: 'left', mx: -2 }}
        >
          <span>
            <Box component="span" sx={{ display: 'block', color: 'text.primary' }}>
              {name}
            </Box>
            <Box component="span" sx={small}>
              {facts.join(' · ')}
              {isHalf && (
                <Box component="span" sx={{ color: 'tone.attention.text' }}>
                  {' · '}
                  {t.half}
                </Box>
              )}
            </Box>
          </span>
        </Button>
        <RowTools
          name={name}
          isFirst={props.isFirst}
          isLast={props.isLast}
          onMove={props.onMove}
          onDuplicate={props.onDuplicate}
          onRemove={props.onRemove}
        />
      </Box>
      {isOpen && (
        <Box sx={{ pt: 3, pb: 2 }}>
          <QuestionFields
            path={path}
            question={question}
            isScored={props.isScored}
            onChange={props.onChange}
          />
        </Box>
      )}
    </Box>
  )
}

const small = { display: 'block', fontSize: '0.75rem', fontWeight: 400, color: 'text.secondary' }

const messages = defineMessages({
  required: ['required', '必須'],
  optional: ['optional', '任意'],
  conditional: ['with condition', '条件あり'],
  half: ['one language missing', '片方の言語が未入力'],
})
