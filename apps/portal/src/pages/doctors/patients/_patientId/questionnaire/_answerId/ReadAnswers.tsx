import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { formatDate } from '@officina/shared/format'
import { chosenOf, isAnswered, isAsked } from '@officina/shared/questionnaire'
import { Photos } from '@officina/ui/Photos'
import { useAnswerText } from '@officina/ui/questionnaire/answerText.ts'
import { messages as formMessages } from '@officina/ui/questionnaire/messages.ts'
import { StatusChip } from '@officina/ui/StatusChip'
import { Colon, useLocale, useText } from '@officina/ui/text'
import { useState } from 'react'
import { doctorPhotoSrc } from '../../../../../../features/questionnaire/doctorAnswers.ts'
import type { AnswerSet, Question } from '../../../../../../features/questionnaire/types.ts'
import { messages } from './messages.ts'

/** Questions and answers as a sheet: what has changed since the last time is marked, and can stand alone. */
export function ReadAnswers(props: { patientId: string; set: AnswerSet; onAmend?: () => void }) {
  const { set } = props
  const t = useText(messages)
  const locale = useLocale()
  const [isOnly, setOnly] = useState(false)
  const { sections, questions } = set.questionnaire
  const asked = questions.filter((question) => isAsked(question, questions, set.values))
  const changed = asked.filter((question) => hasChanged(question, set))
  const shown = isOnly ? changed : asked
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mb: 4 }}>
        {props.onAmend && (
          <Button variant="outlined" onClick={props.onAmend}>
            {t.amend}
          </Button>
        )}
        {set.previous && changed.length > 0 && (
          <Button variant="outlined" aria-pressed={isOnly} onClick={() => setOnly(!isOnly)}>
            {t.onlyChanges(changed.length)}
          </Button>
        )}
        {set.previous && (
          <Box sx={small}>
            {(changed.length > 0 ? t.comparedTo : t.same)(
              formatDate(set.previous.submitted_at, locale),
            )}
          </Box>
        )}
      </Box>
      <Box sx={sheet}>
        {sections.map((section) => {
          const rows = shown.filter((question) => question.section === section.id)
          return rows.length === 0 ? null : (
            <Card component="section" key={section.id} sx={{ px: 4, py: 3, mb: 4 }}>
              <Typography variant="h2" sx={{ fontSize: '1rem', mb: 1 }}>
                {section.title}
              </Typography>
              <Box component="dl" sx={{ m: 0 }}>
                {rows.map((question) => (
                  <Answer
                    key={question.id}
                    {...props}
                    question={question}
                    isChanged={changed.includes(question)}
                  />
                ))}
              </Box>
            </Card>
          )
        })}
      </Box>
    </>
  )
}

/** Answered otherwise than the last time, or corrected since. Photos are always new ones. */
function hasChanged(question: Question, { values, previous, corrections, amendments }: AnswerSet) {
  const { id, type } = question
  if (corrections[id] !== undefined || amendments.some((each) => each.question_id === id))
    return true
  if (!previous || type === 'photo') return false
  const text = (value: unknown) =>
    isAnswered(question, value)
      ? JSON.stringify(Array.isArray(value) ? value.toSorted() : value)
      : ''
  return text(values[id]) !== text(previous.values[id])
}

function Answer(props: {
  patientId: string
  set: AnswerSet
  question: Question
  isChanged: boolean
}) {
  const { set, question, isChanged } = props
  const t = useText(messages)
  const words = useText(formMessages)
  const locale = useLocale()
  const textOf = useAnswerText()
  const value = set.values[question.id]
  const correction = set.corrections[question.id]
  const src = doctorPhotoSrc(props.patientId, set.id)
  const ids = Array.isArray(value) ? value : []
  const photos = set.photos.filter(({ id }) => ids.includes(id))
  const isAlarm = chosenOf(question, value).some(({ flag }) => flag)
  return (
    <Box sx={{ ...row, ...(isChanged && changedRow) }}>
      <dt>{question.text}</dt>
      <dd>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 1 }}>
          <Box sx={isAnswered(question, value) ? {} : { color: 'text.secondary' }}>
            {textOf(question, value)}
          </Box>
          {isAlarm && <StatusChip tone="stopped">{t.alarm}</StatusChip>}
          {isChanged && <StatusChip tone="attention">{t.changed}</StatusChip>}
        </Box>
        {correction !== undefined && (
          <div>
            <strong>{words.correction}</strong>
            <Colon />
            {correction || words.none}
          </div>
        )}
        <Photos label={t.photos} photos={photos} src={src} />
        {set.amendments
          .filter((each) => each.question_id === question.id)
          .map((each) => (
            <Box key={each.at} sx={small}>
              {t.before(textOf(question, each.old))}
              {' · '}
              {t.amended(each.by, formatDate(each.at, locale), each.reason)}
            </Box>
          ))}
        {isChanged && set.previous && question.type !== 'photo' && (
          <Box sx={small}>
            {words.previous(
              formatDate(set.previous.submitted_at, locale),
              textOf(question, set.previous.values[question.id]),
            )}
          </Box>
        )}
      </dd>
    </Box>
  )
}

const small = { fontSize: '0.875rem', color: 'text.secondary' }
const sheet = {
  columns: { lg: 2 },
  columnGap: 4,
  '& > section': { breakInside: 'avoid' },
}
const row = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  columnGap: 4,
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
  '& dt': { fontSize: '0.875rem', color: 'text.secondary' },
  '& dd': { m: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
}
const changedRow = {
  mx: -4,
  px: 4,
  boxShadow: 'inset 3px 0 var(--mui-palette-tone-attention-text)',
}
