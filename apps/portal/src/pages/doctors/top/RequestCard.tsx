import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import type { components } from '@officina/openapi/schema'
import { formatName } from '@officina/shared/format'
import { FactList } from '@officina/ui/facts'
import { useOpened } from '@officina/ui/keptInput.ts'
import { Status, StatusChip } from '@officina/ui/StatusChip'
import { useLocale, useText } from '@officina/ui/text'
import { DateText } from '@officina/ui/values'
import { Link } from 'react-router'
import { requestWords } from '../../../features/request/requestWords.ts'
import { pathTo } from '../../../pathTo.ts'
import { type Decision, RequestDecision } from './RequestDecision.tsx'
import { requestMessages } from './requestMessages.ts'

type Request = components['schemas']['DoctorRequest']

/** A request with what speaks for and against it, and the three ways to decide. */
export function RequestCard(props: { request: Request; isChosen: boolean; isReadOnly: boolean }) {
  const { request, isChosen, isReadOnly } = props
  const t = useText(requestMessages)
  const words = useText(requestWords)
  const locale = useLocale()
  const [decision, setDecision] = useOpened<Decision>(`request ${request.id}`)
  const name = formatName(request.patient, locale, { honorific: true })
  const kind = words.kinds[request.kind]
  const isQuestion = request.kind === 'question'
  const choices: [Decision, string][] = [
    ['approved', isQuestion ? t.answer : t.approve],
    ...(isQuestion ? [] : [['approved_with_changes', t.change] as [Decision, string]]),
    ['declined', t.decline],
  ]
  return (
    <Card
      component="li"
      ref={isChosen ? focusOnce : undefined}
      tabIndex={isChosen ? -1 : undefined}
      sx={{ p: 4, overflowWrap: 'anywhere', borderColor: isChosen ? 'primary.main' : undefined }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'space-between' }}>
        <Link to={pathTo('/doctors/patients/:patientId', { patientId: request.patient.id })}>
          {name}
        </Link>
        {request.automatic ? (
          <StatusChip tone="good">{t.automatic}</StatusChip>
        ) : (
          <Status kind="request" value={request.status} />
        )}
      </Box>
      <Box sx={{ fontWeight: 600, mt: 1 }}>
        {request.product ? `${kind}: ${request.product.title}` : kind}
      </Box>
      {request.message && <Box sx={{ my: 2, whiteSpace: 'pre-wrap' }}>{request.message}</Box>}
      <RequestFacts request={request} />
      {request.result_recipe_id && (
        <Box sx={{ mt: 2 }}>
          <Link
            to={pathTo(
              '/doctors/patients/:patientId/recipes',
              { patientId: request.patient.id },
              { id: request.result_recipe_id },
            )}
          >
            {t.toRecipe}
          </Link>
        </Box>
      )}
      {request.status === 'open' && !isReadOnly && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 3 }}>
          {choices.map(([value, label]) => (
            <Button
              key={value}
              size="small"
              variant={value === 'approved' ? 'contained' : 'outlined'}
              color={value === 'declined' ? 'error' : 'primary'}
              aria-label={`${label}: ${name}`}
              onClick={() => setDecision(value)}
            >
              {label}
            </Button>
          ))}
        </Box>
      )}
      <RequestDecision
        request={request}
        name={name}
        decision={decision}
        onClose={() => setDecision(undefined)}
      />
    </Card>
  )
}

const focusOnce = (card: HTMLElement | null) => card?.focus()

function RequestFacts({ request }: { request: Request }) {
  const t = useText(requestMessages)
  const words = useText(requestWords)
  const { recipe, times_ordered: ordered, refills_allowed: refills } = request
  const isOpen = request.status === 'open'
  const facts = [
    { label: words.asked, value: <DateText value={request.created_at} /> },
    ...(isOpen
      ? [{ label: words.waitsUntil, value: <DateText value={request.expires_at} /> }]
      : []),
    ...(recipe ? [{ label: t.onRecipe, value: recipe.label || recipe.number }] : []),
    ...(ordered !== null && refills !== null
      ? [{ label: t.used, value: t.usedOf(ordered, refills + 1) }]
      : []),
    ...(request.last_ordered_at
      ? [{ label: t.lastOrder, value: <DateText value={request.last_ordered_at} /> }]
      : []),
    {
      label: t.lastVisit,
      value: request.last_visit_at ? <DateText value={request.last_visit_at} /> : t.never,
    },
    ...(request.decision_code
      ? [{ label: words.reason, value: words.codes[request.decision_code] }]
      : []),
    ...(request.note ? [{ label: words.answer, value: request.note }] : []),
  ]
  return (
    <>
      <FactList facts={facts} />
      {isOpen && request.kind !== 'question' && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 2 }}>
          {request.cautions.map((each) => (
            <StatusChip key={each} tone="attention">
              {t.cautions[each]}
            </StatusChip>
          ))}
          {request.kind === 'refill' && request.cautions.length === 0 && (
            <Box sx={{ color: 'tone.good.text', fontSize: '0.875rem' }}>{t.safe}</Box>
          )}
        </Box>
      )}
    </>
  )
}
