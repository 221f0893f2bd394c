import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { formatDate } from '@officina/shared/format'
import { isAnswered, isAsked } from '@officina/shared/questionnaire'
import { Photos } from '@officina/ui/Photos'
import { useLocale, useText } from '@officina/ui/text'
import { useAnswerText } from '../../../../../../features/questionnaire/answerText.ts'
import { doctorPhotoSrc } from '../../../../../../features/questionnaire/doctorAnswers.ts'
import { messages as formMessages } from '../../../../../../features/questionnaire/messages.ts'
import type { AnswerSet, Question } from '../../../../../../features/questionnaire/types.ts'
import { messages } from './messages.ts'

/** Questions and answers to read, with corrections, old values and the answers of last time. */
export function ReadAnswers(props: { patientId: string; set: AnswerSet; onAmend?: () => void }) {
  const { set } = props
  const t = useText(messages)
  const { sections, questions } = set.questionnaire
  return (
    <>
      {props.onAmend && (
        <Button variant="outlined" onClick={props.onAmend} sx={{ mb: 4 }}>
          {t.amend}
        </Button>
      )}
      {sections.map((section) => {
        const shown = questions.filter(
          (question) => question.section === section.id && isAsked(question, questions, set.values),
        )
        return shown.length === 0 ? null : (
          <Card component="section" key={section.id} sx={{ p: 5, mb: 4 }}>
            <Typography variant="h2" sx={{ mb: 3 }}>
              {section.title}
            </Typography>
            <Box component="dl" sx={list}>
              {shown.map((question) => (
                <Answer key={question.id} {...props} question={question} />
              ))}
            </Box>
          </Card>
        )
      })}
    </>
  )
}

function Answer(props: { patientId: string; set: AnswerSet; question: Question }) {
  const { set, question } = props
  const t = useText(messages)
  const words = useText(formMessages)
  const locale = useLocale()
  const textOf = useAnswerText()
  const value = set.values[question.id]
  const correction = set.corrections[question.id]
  const before = set.previous?.values[question.id]
  const src = doctorPhotoSrc(props.patientId, set.id)
  const ids = Array.isArray(value) ? value : []
  const photos = set.photos.filter(({ id }) => ids.includes(id))
  return (
    <div>
      <dt>{question.text}</dt>
      <Box component="dd" sx={{ whiteSpace: 'pre-line' }}>
        <div>{textOf(question, value)}</div>
        {correction !== undefined && (
          <div>
            <strong>{words.correction}</strong>: {correction || words.none}
          </div>
        )}
        <Photos label={t.photos} photos={photos.map((each) => ({ ...each, src: src(each.id) }))} />
        {set.amendments
          .filter((each) => each.question_id === question.id)
          .map((each) => (
            <Box key={each.at} sx={small}>
              {t.before(textOf(question, each.old))}{' '}
              {t.amended(each.by, formatDate(each.at, locale), each.reason)}
            </Box>
          ))}
        {set.previous && isAnswered(question, before) && question.type !== 'photo' && (
          <Box sx={small}>
            {words.previous(
              formatDate(set.previous.submitted_at, locale),
              textOf(question, before),
            )}
          </Box>
        )}
      </Box>
    </div>
  )
}

const small = { fontSize: '0.875rem', color: 'text.secondary' }
const list = {
  m: 0,
  display: 'grid',
  gap: 4,
  '& dt': { fontSize: '0.875rem', color: 'text.secondary' },
  '& dd': { m: 0, overflowWrap: 'anywhere' },
}
