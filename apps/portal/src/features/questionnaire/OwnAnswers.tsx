import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { formatDate } from '@officina/shared/format'
import { isAsked } from '@officina/shared/questionnaire'
import { Photos } from '@officina/ui/Photos'
import { useLocale, useText } from '@officina/ui/text'
import { useAnswerText } from './answerText.ts'
import { ownPhotoSrc } from './patientAnswers.ts'
import { patientMessages } from './patientMessages.ts'
import type { PatientAnswerSet } from './types.ts'

/** What the patient has sent, to read. */
export function OwnAnswers({ set }: { set: PatientAnswerSet }) {
  const t = useText(patientMessages)
  const locale = useLocale()
  const textOf = useAnswerText()
  const { sections, questions } = set.questionnaire
  const src = ownPhotoSrc(set.id)
  return (
    <>
      <Alert severity={set.submitted_at ? 'success' : 'info'} role="status" sx={{ mb: 5 }}>
        {set.submitted_at ? t.sent(formatDate(set.submitted_at, locale), set.doctor) : t.withDoctor}
      </Alert>
      {sections.map((section) => {
        const shown = questions.filter(
          (question) => question.section === section.id && isAsked(question, questions, set.values),
        )
        return shown.length === 0 ? null : (
          <Box component="section" key={section.id} sx={{ mb: 5 }}>
            <Typography variant="h2" component="h3" sx={{ mb: 2 }}>
              {section.title}
            </Typography>
            <Box component="dl" sx={list}>
              {shown.map((question) => (
                <div key={question.id}>
                  <dt>{question.text}</dt>
                  <dd>{textOf(question, set.values[question.id])}</dd>
                  {question.type === 'photo' && (
                    <dd>
                      <Photos
                        label={question.text}
                        photos={set.photos.map((each) => ({ ...each, src: src(each.id) }))}
                      />
                    </dd>
                  )}
                </div>
              ))}
            </Box>
          </Box>
        )
      })}
    </>
  )
}

const list = {
  m: 0,
  display: 'grid',
  gap: 3,
  '& dt': { fontSize: '0.875rem', color: 'text.secondary' },
  '& dd': { m: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
}
