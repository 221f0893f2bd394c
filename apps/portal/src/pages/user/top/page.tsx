import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { q } from '@officina/client/query'
import type { components } from '@officina/openapi/schema'
import { formatName } from '@officina/shared/format'
import { Later } from '@officina/ui/Later'
import { lazyPart } from '@officina/ui/lazyPart'
import { lazyWithRetry } from '@officina/ui/lazyWithRetry'
import { OnceOpened } from '@officina/ui/OnceOpened'
import { PageHeader } from '@officina/ui/PageHeader'
import { PageSkeleton } from '@officina/ui/PageSkeleton'
import { telOf, useShownPhone } from '@officina/ui/PhoneText'
import { EmptyState, ErrorState } from '@officina/ui/states'
import { useLocale, useText } from '@officina/ui/text'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { AnnouncedTerms } from '../../../features/legal/AnnouncedTerms.tsx'
import { AskDoctor } from '../../../features/request/AskDoctor.tsx'
import { askMessages } from '../../../features/request/askMessages.ts'
import { useMe } from '../../../features/useMe.ts'
import { pathTo } from '../../../pathTo.ts'
import { queryClient } from '../../../queryClient.ts'
import { Deliveries } from './Deliveries.tsx'
import { MyDay } from './MyDay.tsx'
import { messages } from './messages.ts'
import { Section } from './Section.tsx'
import { Tasks } from './Tasks.tsx'
import { tasksOf } from './tasksOf.ts'

const top = q('/api/patient/top')
// only who has something to fill in loads the form, only who has asked something what became of it
const PatientForm = lazyPart(() => import('../../../features/questionnaire/PatientForm.tsx'))
const RequestsPanel = lazyWithRetry(() => import('./Requests.tsx'))

export function loader() {
  void queryClient.prefetchQuery(top)
  return null
}

/** What to do next, what to take today, and what is on its way. */
export function Component() {
  const t = useText(messages)
  const me = useMe('patient')
  const locale = useLocale()
  const { data, error, refetch } = useQuery(top)
  if (error && !data) {
    return (
      <>
        <PageHeader title={t.plainTitle} />
        <ErrorState error={error} referenceId={error.requestId} onRetry={() => void refetch()} />
      </>
    )
  }
  if (!data) return <PageSkeleton />
  const tasks = tasksOf(data)
  const hasRecipe = data.recipes.length > 0
  return (
    <>
      <AnnouncedTerms of="patient" />
      <PageHeader
        title={t.title(formatName(me, locale, { honorific: true }))}
        action={
          <Box sx={{ display: { xs: 'none', sm: 'flex' }, gap: 2 }}>
            {hasRecipe && (
              <Button component={Link} to={pathTo('/user/recipes')} variant="contained">
                {t.buyRecipe}
              </Button>
            )}
            <Button component={Link} to={pathTo('/user/catalogs')} variant="outlined">
              {t.catalogs}
            </Button>
          </Box>
        }
      />
      <Box sx={columns}>
        <Box sx={{ display: 'grid', gap: 6, minWidth: 0 }}>
          {tasks.length > 0 && <Tasks tasks={tasks} doctor={data.doctor.name} />}
          {hasRecipe ? <MyDay top={data} /> : <EmptyState title={t.empty} text={t.emptyText} />}
        </Box>
        <Box sx={{ display: 'grid', gap: 6, minWidth: 0 }}>
          <Later>
            {data.deliveries.length > 0 && <Deliveries deliveries={data.deliveries} />}
            {data.unread_news > 0 && (
              <Section title={t.news}>
                <Link to={pathTo('/user/news', {}, { unread: '1' })}>
                  {t.unreadNews(data.unread_news)}
                </Link>
              </Section>
            )}
            <DoctorCard doctor={data.doctor} />
          </Later>
        </Box>
      </Box>
      <OpenRequests />
      <OpenQuestionnaire />
    </>
  )
}

/** What was asked, of `?panel=requests`. */
function OpenRequests() {
  const [params, setParams] = useSearchParams()
  const isOpen = params.get('panel') === 'requests'
  return (
    <OnceOpened open={isOpen}>
      <RequestsPanel open={isOpen} onClose={() => setParams({}, { replace: true })} />
    </OnceOpened>
  )
}

/** The form of `?questionnaire=`, over the whole screen. */
function OpenQuestionnaire() {
  const [params, setParams] = useSearchParams()
  const answerId = params.get('questionnaire')
  if (!answerId) return null
  const close = () =>
    setParams((old) => {
      old.delete('questionnaire')
      return old
    })
  return <PatientForm key={answerId} answerId={answerId} onClose={close} />
}

const columns = {
  display: 'grid',
  gap: 6,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 320px' },
}

/** Who looks after me and how to reach them. */
function DoctorCard({ doctor }: { doctor: components['schemas']['PatientTop']['doctor'] }) {
  const t = useText(messages)
  const ask = useText(askMessages)
  return (
    <Section title={t.doctor}>
      <Card sx={{ p: 4 }}>
        <Box sx={{ fontWeight: 600 }}>{doctor.name}</Box>
        <Box sx={{ color: 'text.secondary' }}>{doctor.clinic_name}</Box>
        {doctor.clinic_phone && (
          <Box sx={{ mt: 2 }}>
            <CallClinic phone={doctor.clinic_phone} />
          </Box>
        )}
        {doctor.website && /^https?:\/\//.test(doctor.website) && (
          <Box sx={{ mt: 1 }}>
            <a href={doctor.website} target="_blank" rel="noreferrer">
              {t.website}
            </a>
          </Box>
        )}
        <AskDoctor about={{ kind: 'question' }} />
        <Box sx={{ mt: 2 }}>
          <Link to={pathTo('/user/top', {}, { panel: 'requests' })}>{ask.mine}</Link>
        </Box>
      </Card>
    </Section>
  )
}

function CallClinic({ phone }: { phone: string }) {
  const t = useText(messages)
  return <a href={telOf(phone)}>{t.call(useShownPhone(phone))}</a>
}
