import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { q } from '@officina/client/query'
import { formatCountry, formatDate } from '@officina/shared/format'
import { Disclosure } from '@officina/ui/Disclosure'
import { FactList } from '@officina/ui/facts'
import { PageHeader } from '@officina/ui/PageHeader'
import { PageSkeleton } from '@officina/ui/PageSkeleton'
import { Status } from '@officina/ui/StatusChip'
import { Steps } from '@officina/ui/Steps'
import { useLocale, useText } from '@officina/ui/text'
import { DateText } from '@officina/ui/values'
import { useQuery } from '@tanstack/react-query'
import { reviewDays } from '../../../features/application/reviewDays.ts'
import { applicationWords } from '../../../features/application/words.ts'
import { Loaded } from '../../../features/Loaded.tsx'
import { ApplicationParts } from './ApplicationForm.tsx'
import { statusMessages } from './statusMessages.ts'
import type { Application } from './types.ts'

/** Where the application stands while the doctor is not approved: under review, a question, or rejected. */
export function StatusPanel() {
  const t = useText(statusMessages)
  const query = useQuery(q('/api/doctor/application'))
  return (
    <Loaded query={query} skeleton={<PageSkeleton />} heading="h1">
      {(data) => (
        <Box sx={{ maxWidth: 880 }}>
          <PageHeader title={t.title} chips={<Status kind="doctor" value={data.status} />} />
          <Steps
            label={t.title}
            steps={[
              t.stepSent,
              data.status === 'needs_info' ? t.stepAnswer : t.stepReview,
              t.stepDecision,
            ]}
            current={['applied', 'needs_info'].includes(data.status) ? 1 : 2}
          />
          <Face application={data} />
          <Box sx={{ display: 'grid', gap: 5, mt: 5 }}>
            <ApplicationParts application={data} />
            <Sent application={data} />
          </Box>
        </Box>
      )}
    </Loaded>
  )
}

function Face({ application }: { application: Application }) {
  const t = useText(statusMessages)
  const locale = useLocale()
  const { status, status_reason: reason, applied_at: appliedAt } = application
  if (status === 'applied')
    return (
      <Alert severity="info">
        <AlertTitle>{t.applied}</AlertTitle>
        {t.appliedText(reviewDays())}
        <div>
          {t.since} <DateText value={appliedAt} />
        </div>
      </Alert>
    )
  if (status === 'needs_info')
    return (
      <Alert severity="warning">
        <AlertTitle>{t.needsInfo}</AlertTitle>
        {reason && <Box sx={{ whiteSpace: 'pre-wrap', mb: 2 }}>{reason}</Box>}
        {t.needsInfoText}
      </Alert>
    )
  if (status === 'rejected')
    return (
      <Alert severity="error">
        <AlertTitle>{t.rejected}</AlertTitle>
        {reason && <Box sx={{ whiteSpace: 'pre-wrap', mb: 2 }}>{reason}</Box>}
        {application.can_reapply
          ? t.again
          : application.reapply_from && t.againFrom(formatDate(application.reapply_from, locale))}
      </Alert>
    )
  return (
    <Alert
      severity="success"
      action={<Button onClick={() => location.reload()}>{t.reload}</Button>}
    >
      <AlertTitle>{t.approved}</AlertTitle>
      {t.approvedText}
    </Alert>
  )
}

function Sent({ application }: { application: Application }) {
  const t = useText(statusMessages)
  const words = useText(applicationWords)
  const locale = useLocale()
  const choices: Record<string, Record<string, string>> = {
    speciality: words.speciality,
    licence_type: words.licence_type,
  }
  const names = Object.keys(words.fields) as (keyof typeof words.fields)[]
  return (
    <Card sx={{ px: { xs: 4, sm: 5 }, py: 2 }}>
      <Disclosure summary={t.details}>
        <FactList
          columns={3}
          facts={[
            { label: t.number, value: application.number },
            { label: t.email, value: application.email },
            ...names.map((name) => {
              const value = application[name]
              if (name === 'licence_expires_on')
                return { label: words.fields[name], value: value && <DateText value={value} /> }
              if (name === 'licence_country')
                return { label: words.fields[name], value: value && formatCountry(value, locale) }
              return { label: words.fields[name], value: choices[name]?.[value ?? ''] ?? value }
            }),
          ]}
        />
      </Disclosure>
    </Card>
  )
}
