import Close from '@mui/icons-material/Close'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { invalidate } from '@officina/client/query'
import { formatDate } from '@officina/shared/format'
import { isAsked } from '@officina/shared/questionnaire'
import { Photos } from '@officina/ui/Photos'
import { useAnswerText } from '@officina/ui/questionnaire/answerText.ts'
import { ListSkeleton } from '@officina/ui/skeletons'
import { ErrorState } from '@officina/ui/states'
import { useLocale, useText } from '@officina/ui/text'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { ownAnswerQuery, ownPhotoSrc } from './patientAnswers.ts'
import { patientMessages } from './patientMessages.ts'
import { SectionSteps } from './SectionSteps.tsx'
import type { PatientAnswerSet } from './types.ts'

/** A questionnaire over the whole screen: one section after the other, saved as one goes. */
export default function PatientForm(props: { answerId: string; onClose: () => void }) {
  const { answerId } = props
  const t = useText(patientMessages)
  const titleId = useId()
  const client = useQueryClient()
  // read anew each time: an older copy would be refused when it is saved
  const { data, error, refetch, isFetchedAfterMount } = useQuery({
    ...ownAnswerQuery(answerId),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
  })
  const set = isFetchedAfterMount ? data : undefined
  function close() {
    void invalidate(client, '/api/patient/top')
    void invalidate(client, '/api/patient/answers')
    props.onClose()
  }
  return (
    <Dialog
      open
      fullScreen
      onClose={close}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { borderRadius: 0, border: 0 } } }}
    >
      <Box sx={page}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 4 }}>
          <Typography variant="h1" component="h2" id={titleId} sx={{ flex: 1, minWidth: 0 }}>
            {set?.questionnaire.title ?? t.title}
          </Typography>
          <IconButton onClick={close} aria-label={t.close} edge="end">
            <Close />
          </IconButton>
        </Box>
        {error ? (
          <ErrorState
            error={error}
            message={error.status === 404 ? t.gone : undefined}
            referenceId={error.requestId}
            {...(error.status !== 404 && { onRetry: () => void refetch() })}
          />
        ) : (
          <Content
            set={set}
            onSubmitted={(next) => client.setQueryData(ownAnswerQuery(answerId).queryKey, next)}
          >
            <ListSkeleton />
          </Content>
        )}
      </Box>
    </Dialog>
  )
}

function Content(props: {
  set: PatientAnswerSet | undefined
  onSubmitted: (set: PatientAnswerSet) => void
  children: ReactNode
}) {
  const { set } = props
  if (!set) return props.children
  if (!set.writable) return <OwnAnswers set={set} />
  return <SectionSteps set={set} onSubmitted={props.onSubmitted} />
}

const page = { width: '100%', maxWidth: 720, mx: 'auto', px: { xs: 4, sm: 6 }, py: 4 }

/** What the patient has sent, to read. */
function OwnAnswers({ set }: { set: PatientAnswerSet }) {
  const t = useText(patientMessages)
  const locale = useLocale()
  const textOf = useAnswerText()
  const { sections, questions } = set.questionnaire
  const src = ownPhotoSrc(set.id)
  const said = set.filled_by === 'doctor' ? t.together : t.sent
  return (
    <>
      <Alert severity={set.submitted_at ? 'success' : 'info'} role="status" sx={{ mb: 5 }}>
        {set.submitted_at ? said(formatDate(set.submitted_at, locale), set.doctor) : t.withDoctor}
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
                      <Photos label={question.text} photos={photosOf(set, question.id)} src={src} />
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

/** Of all photos those that answer one question. */
function photosOf({ photos, values }: PatientAnswerSet, questionId: string) {
  const ids = values[questionId]
  return photos.filter(({ id }) => Array.isArray(ids) && ids.includes(id))
}

const list = {
  m: 0,
  display: 'grid',
  gap: 3,
  '& dt': { fontSize: '0.875rem', color: 'text.secondary' },
  '& dd': { m: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
}
