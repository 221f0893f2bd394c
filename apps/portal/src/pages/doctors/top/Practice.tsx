import CheckCircle from '@mui/icons-material/CheckCircle'
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { formatName } from '@officina/shared/format'
import { Later } from '@officina/ui/Later'
import { lazyPart } from '@officina/ui/lazyPart'
import { PageHeader } from '@officina/ui/PageHeader'
import { useLocale, useText } from '@officina/ui/text'
import { Link, useSearchParams } from 'react-router'
import { Panel, Quiet } from '../../../features/Panel.tsx'
import { useMe } from '../../../features/useMe.ts'
import { pathTo } from '../../../pathTo.ts'
import { EarningsCard } from './EarningsCard.tsx'
import { messages } from './messages.ts'
import { NeedsYou } from './NeedsYou.tsx'
import { NewsCard } from './NewsCard.tsx'
import { RecentOrders } from './RecentOrders.tsx'
import { Renewals } from './Renewals.tsx'
import { Stats } from './Stats.tsx'
import type { Practice as PracticeNumbers } from './types.ts'

const EarningsPanel = lazyPart(() => import('./EarningsPanel.tsx'), 'EarningsPanel')
const RequestsPanel = lazyPart(() => import('./RequestsPanel.tsx'), 'RequestsPanel')

/** What a practising doctor sees first: what waits, then numbers, orders, renewals, earnings. */
export function Practice(props: { practice: PracticeNumbers; status: string }) {
  const { practice } = props
  const t = useText(messages)
  const locale = useLocale()
  const me = useMe('doctor')
  const [params, setParams] = useSearchParams()
  const isFirstRun = !practice.checklist.recipe && practice.recent_orders.length === 0
  const isReadOnly = props.status !== 'approved'
  const panel = params.get('panel')
  const closePanel = () =>
    setParams(
      (old) => {
        const next = new URLSearchParams(old)
        for (const name of ['panel', 'statement', 'order', 'tab', 'request']) next.delete(name)
        return next
      },
      { replace: true },
    )
  return (
    <>
      <PageHeader
        title={t.title}
        subtitle={`${t.greeting(formatName(me, locale))} · ${me.clinic_name}`}
        action={
          !isReadOnly && (
            <Box sx={{ display: { xs: 'none', sm: 'flex' }, gap: 2 }}>
              <Button
                component={Link}
                to={pathTo('/doctors/patients', {}, { panel: 'invite' })}
                variant="outlined"
              >
                {t.invite}
              </Button>
              <Button
                component={Link}
                to={pathTo('/doctors/recipes/registration')}
                variant="contained"
              >
                {t.newRecipe}
              </Button>
            </Box>
          )
        }
      />
      {isFirstRun && (
        <Box sx={{ mb: 5 }}>
          <FirstSteps checklist={practice.checklist} />
        </Box>
      )}
      <Box sx={columns}>
        <Box sx={stack}>
          <NeedsYou practice={practice} isReadOnly={isReadOnly} />
          {!isFirstRun && <Stats practice={practice} />}
          <Later>{!isFirstRun && <RecentOrders orders={practice.recent_orders} />}</Later>
        </Box>
        <Box sx={stack}>
          <Later>
            <NewsCard />
            <EarningsCard />
            {!isFirstRun && <Renewals renewals={practice.renewals} />}
          </Later>
        </Box>
      </Box>
      {panel === 'earnings' && (
        <EarningsPanel
          statementId={params.get('statement') ?? undefined}
          orderId={params.get('order') ?? undefined}
          onClose={closePanel}
        />
      )}
      {panel === 'requests' && (
        <RequestsPanel
          tab={params.get('tab')}
          requestId={params.get('request')}
          isReadOnly={isReadOnly}
          onClose={closePanel}
        />
      )}
    </>
  )
}

const columns = {
  display: 'grid',
  gap: 5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
}
const stack = { display: 'grid', gap: 5, minWidth: 0, gridTemplateColumns: 'minmax(0, 1fr)' }

const places = {
  profile: pathTo('/doctors/top', {}, { panel: 'account' }),
  catalogs: pathTo('/doctors/catalogs'),
  patient: pathTo('/doctors/patients', {}, { panel: 'invite' }),
  recipe: pathTo('/doctors/recipes/registration'),
} as const

/** The four steps to the first order, instead of zeros. */
function FirstSteps({ checklist }: { checklist: PracticeNumbers['checklist'] }) {
  const t = useText(messages)
  return (
    <Panel title={t.start}>
      <Quiet>{t.startText}</Quiet>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, mt: 4, p: 0, display: 'grid', gap: 3 }}>
        {(['profile', 'catalogs', 'patient', 'recipe'] as const).map((step) => (
          <Box component="li" key={step} sx={{ display: 'flex', gap: 3, alignItems: 'center' }}>
            {checklist[step] ? (
              <CheckCircle color="primary" titleAccess={t.done} />
            ) : (
              <RadioButtonUnchecked color="disabled" aria-hidden />
            )}
            <span>
              {checklist[step] ? t.steps[step] : <Link to={places[step]}>{t.steps[step]}</Link>}
              {step === 'profile' && !checklist.profile && <Quiet>{t.profileHelp}</Quiet>}
            </span>
          </Box>
        ))}
      </Box>
    </Panel>
  )
}
