import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { invalidate } from '@officina/client/query'
import { ListSkeleton } from '@officina/ui/skeletons'
import { ErrorState } from '@officina/ui/states'
import { useText } from '@officina/ui/text'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { OwnAnswers } from './OwnAnswers.tsx'
import { ownAnswerQuery } from './patientAnswers.ts'
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
