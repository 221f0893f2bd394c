import Add from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { textIn } from '@officina/shared/questionnaire'
import type { DraftQuestion, DraftSection } from '@officina/shared/questionnaireDraft'
import { FormError } from '@officina/ui/FormError'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { type ReactNode, useId } from 'react'
import { BandFields } from './BandFields.tsx'
import { copyOf, moved, newQuestion, removed, replaced } from './draftOps.ts'
import { hasErrors, useEdited } from './EditContext.ts'
import { messages as words } from './messages.ts'
import { QuestionEditor } from './QuestionEditor.tsx'
import { TextPair } from './TextPair.tsx'

/** A section with its score and its questions; closed, it is one line. */
export function SectionEditor(props: {
  path: string
  section: DraftSection
  /** Ids of the sections and questions that are open. */
  open: ReadonlySet<string>
  onOpen: (id: string, isOpen: boolean) => void
  onChange: (section: DraftSection) => void
  tools: ReactNode
}) {
  const { path, section, onChange } = props
  const t = useText(messages)
  const word = useText(words)
  const locale = useLocale()
  const { errors } = useEdited()
  const headingId = useId()
  const isOpen = props.open.has(section.id) || hasErrors(errors, path)
  const { questions } = section
  const setQuestions = (next: DraftQuestion[]) => onChange({ ...section, questions: next })
  const insert = (index: number, question: DraftQuestion) => {
    setQuestions([...questions.slice(0, index), question, ...questions.slice(index)])
    props.onOpen(question.id, true)
  }
  return (
    <Card component="section" aria-labelledby={headingId} sx={{ p: { xs: 4, sm: 5 }, mb: 4 }}>
      <Box sx={head}>
        <Button
          aria-expanded={isOpen}
          onClick={() => props.onOpen(section.id, !isOpen)}
          sx={{ flex: 1, minWidth: 0, justifyContent: 'flex-start', textAlign: 'left', mx: -2 }}
        >
          <Typography id={headingId} variant="h2" component="h2" sx={{ fontSize: '1rem' }}>
            {textIn(section.title, locale) || word.untitled}
            <Box component="span" sx={{ ml: 2, fontWeight: 400, color: 'text.secondary' }}>
              {t.questions(questions.length)}
            </Box>
          </Typography>
        </Button>
        {props.tools}
      </Box>
      {isOpen && (
        <Box sx={{ mt: 4 }}>
          <TextPair
            path={`${path}.title`}
            label={word.sectionTitle}
            value={section.title}
            max={120}
            onChange={(title) => onChange({ ...section, title })}
          />
          <BandFields
            path={path}
            section={section}
            onChange={(part) => onChange({ ...section, ...part })}
          />
          <Box id={`${path}.questions`} tabIndex={-1}>
            <FormError>{errors[`${path}.questions`]}</FormError>
          </Box>
          <Box component="ol" aria-label={t.list} sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {questions.map((question, index) => (
              <QuestionEditor
                key={question.id}
                path={`${path}.questions.${index}`}
                question={question}
                isScored={section.scoring !== 'none'}
                isOpen={props.open.has(question.id)}
                isFirst={index === 0}
                isLast={index === questions.length - 1}
                onToggle={(next) => props.onOpen(question.id, next)}
                onChange={(next) => setQuestions(replaced(questions, index, next))}
                onMove={(by) => setQuestions(moved(questions, index, by))}
                onDuplicate={() => insert(index + 1, copyOf(question))}
                onRemove={() => setQuestions(removed(questions, index))}
              />
            ))}
          </Box>
          <Button startIcon={<Add />} onClick={() => insert(questions.length, newQuestion())}>
            {t.add}
          </Button>
        </Box>
      )}
    </Card>
  )
}

const head = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }

const messages = defineMessages({
  questions: (n: number) => [n === 1 ? '1 question' : `${n} questions`, `${n}問`],
  list: ['Questions', '質問'],
  add: ['Add question', '質問を追加'],
})
