import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { invalidate, rereadAfterConflict, useApiMutation } from '@officina/client/query'
import type { components } from '@officina/openapi/schema'
import { formatName, named } from '@officina/shared/format'
import { ConfirmDialog } from '@officina/ui/ConfirmDialog'
import { FactList } from '@officina/ui/facts'
import { useKeptState, useOpened } from '@officina/ui/keptInput.ts'
import { SelectField } from '@officina/ui/SelectField'
import { Status, StatusChip } from '@officina/ui/StatusChip'
import { useLocale, useText } from '@officina/ui/text'
import { DateText } from '@officina/ui/values'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { requestWords } from '../../../features/request/requestWords.ts'
import { toast } from '../../../features/toast.tsx'
import { pathTo } from '../../../pathTo.ts'
import { requestMessages } from './requestMessages.ts'

type Request = components['schemas']['DoctorRequest']

/** A request with what speaks for and against it, and the three ways to decide. */
export function RequestCard(props: { request: Request; isChosen: boolean; isReadOnly: boolean }) {
  const { request, isChosen, isReadOnly } = props
  const t = useText(requestMessages)
  const words = useText(requestWords)
  const locale = useLocale()
  const [decision, setDecision] = useOpened<Decision>(`request ${request.id}`)
  // until the card is read anew, nothing is left to decide
  const [isDecided, setDecided] = useState(false)
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
        {request.patient.has_left ? (
          <span>{name}</span>
        ) : (
          <Link to={pathTo('/doctors/patients/:patientId', { patientId: request.patient.id })}>
            {name}
          </Link>
        )}
        {request.automatic ? (
          <StatusChip tone="good">{t.automatic}</StatusChip>
        ) : (
          <Status kind="request" value={request.status} />
        )}
      </Box>
      <Box sx={{ fontWeight: 600, mt: 1 }}>
        {request.product ? named(kind, request.product.title, locale) : kind}
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
      {request.status === 'open' && !isDecided && !isReadOnly && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 3 }}>
          {choices.map(([value, label]) => (
            <Button
              key={value}
              size="small"
              variant={value === 'approved' ? 'contained' : 'outlined'}
              color={value === 'declined' ? 'error' : 'primary'}
              aria-label={named(label, name, locale)}
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
        onDecided={() => setDecided(true)}
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
    {
      label: words.waitsUntil,
      value: isOpen && request.kind !== 'question' && <DateText value={request.expires_at} />,
    },
    { label: t.onRecipe, value: recipe && (recipe.label || recipe.number) },
    {
      label: t.used,
      value: ordered !== null && refills !== null && t.usedOf(ordered, refills + 1),
    },
    {
      label: t.lastOrder,
      value: request.last_ordered_at && <DateText value={request.last_ordered_at} />,
    },
    {
      label: t.lastVisit,
      value: request.last_visit_at ? <DateText value={request.last_visit_at} /> : t.never,
    },
    { label: words.reason, value: request.decision_code && words.codes[request.decision_code] },
    { label: words.answer, value: request.note },
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

const changed = ['/api/doctor/requests', '/api/doctor/top', '/api/doctor/recipes'] as const

type Code = NonNullable<Request['decision_code']>
type Decision = components['schemas']['DoctorRequestDecision']['decision']

/** Asks once more before the patient is notified; what becomes a draft is opened from the notice. */
function RequestDecision(props: {
  request: Request
  name: string
  decision: Decision | undefined
  onClose: () => void
  onDecided: () => void
}) {
  const { request, decision, name } = props
  const t = useText(requestMessages)
  const words = useText(requestWords)
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const code = useKeptState<Code>(`declined ${request.id} for`, 'needs_visit')
  const isAnswer = request.kind === 'question' && decision === 'approved'
  const decide = useApiMutation('post', '/api/doctor/requests/{requestId}/decide', {
    onSuccess: async (done) => {
      props.onDecided()
      code.kept.discard()
      props.onClose()
      const isDraft = decision === 'approved_with_changes' || done.kind === 'product'
      const draft = isDraft ? done.result_recipe_id : null
      toast.success(
        t.done,
        draft
          ? {
              action: {
                label: t.toDraft,
                onClick: () =>
                  void navigate(
                    pathTo('/doctors/recipes/registration', {}, { recipe: draft, mode: 'edit' }),
                  ),
              },
            }
          : undefined,
      )
      for (const path of changed) await invalidate(queryClient, path)
    },
  })
  if (!decision) return null
  const verbs = { approved: t.approve, approved_with_changes: t.change, declined: t.decline }
  const close = () => {
    rereadAfterConflict(queryClient, decide.error, changed)
    decide.reset()
    code.kept.discard()
    props.onClose()
  }
  return (
    <ConfirmDialog
      title={isAnswer ? t.answerTitle(name) : t.titles[decision](name)}
      consequence={t.consequences[decision === 'approved' ? request.kind : decision]}
      verb={isAnswer ? t.answer : verbs[decision]}
      danger={decision === 'declined'}
      reason={`${decision} ${request.id}`}
      reasonOptional={!isAnswer && decision !== 'approved_with_changes'}
      reasonLabel={isAnswer ? words.answer : t.note}
      call={decide}
      onConfirm={(note) =>
        decide.mutateAsync({
          params: { path: { requestId: request.id } },
          body: {
            decision,
            note: note || null,
            ...(decision === 'declined' ? { code: code.value } : {}),
            revision: request.revision,
          },
        })
      }
      onClose={close}
    >
      {decision === 'declined' && (
        <SelectField
          label={words.reason}
          value={code.value}
          onChange={(event) => code.set(event.target.value as Code)}
          options={Object.entries(words.codes).map(([value, label]) => ({ value, label }))}
        />
      )}
    </ConfirmDialog>
  )
}
