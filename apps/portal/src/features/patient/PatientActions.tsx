import Button from '@mui/material/Button'
import { api } from '@officina/client/api'
import { rereadAfterConflict, useApiMutation } from '@officina/client/query'
import { formatName } from '@officina/shared/format'
import { useKeptState, useOpened } from '@officina/ui/keptInput.ts'
import { LateConfirm } from '@officina/ui/LateConfirm'
import { lazyPart } from '@officina/ui/lazyPart'
import { SelectField } from '@officina/ui/SelectField'
import { useLocale, useText } from '@officina/ui/text'
import { useQueryClient } from '@tanstack/react-query'
import { memo, useState } from 'react'
import { pathTo } from '../../pathTo.ts'
import type { DoctorMe } from '../../session.ts'
import { MoreMenu } from '../MoreMenu.tsx'
import { toast } from '../toast.tsx'
import { useMe } from '../useMe.ts'
import { actionMessages } from './actionMessages.ts'

// most visits of a page end without an invitation
const SendDialog = lazyPart(() => import('./SendDialog.tsx'))
const OpenMatters = lazyPart(() => import('./OpenMatters.tsx'))
const LinkDialog = lazyPart(() => import('./LinkDialog.tsx'), 'LinkDialog')

type ActionPatient = {
  id: string
  last_name: string
  first_name: string
  email: string | null
  display_status: string
}

/**
 * The menu of a patient: what can be done in the present state, each asked about first. Who asks to join waits
 * for an answer: where there is room (`wide`) its two choices are buttons.
 */
export function PatientActions(props: { patient: ActionPatient; wide?: boolean }) {
  // asked for apart: it hears of every step of the router, and a list has many of these
  return <Actions {...props} me={useMe('doctor')} />
}

type Props = { patient: ActionPatient; wide?: boolean; me: DoctorMe }

const Actions = memo(function Actions({ patient, wide, me }: Props) {
  const t = useText(actionMessages)
  const locale = useLocale()
  const name = formatName(patient, locale, { honorific: true })
  const [asked, setAsked] = useOpened<Command | 'resend'>(`patient ${patient.id}`)
  const code = useKeptState<DeclineCode>(`decline ${patient.id} for`, 'not_my_patient')
  const [isLinkOpen, setIsLinkOpen] = useState(false)
  const queryClient = useQueryClient()
  const run = useApiMutation((sent: Run) => send(patient.id, sent), {
    invalidates: shown,
    onSuccess: (_, { command }) => {
      toast.success(t[command].done)
      close()
    },
  })
  function close() {
    code.kept.discard()
    setAsked(undefined)
  }
  const isReadOnly = me.status !== 'approved'
  const choices = byStatus[patient.display_status] ?? []
  if (isReadOnly || patient.display_status === 'anonymised') return null

  function choose(next: Choice) {
    run.reset()
    if (next === 'link') setIsLinkOpen(true)
    else setAsked(next)
  }

  const buttons = wide && patient.display_status === 'link_requested' ? choices : []
  return (
    <>
      {buttons.map((choice) => (
        <Button
          key={choice}
          variant={choice === 'accept' ? 'contained' : 'outlined'}
          onPointerEnter={LateConfirm.preload}
          onFocus={LateConfirm.preload}
          onClick={() => choose(choice)}
        >
          {t[choice].verb}
        </Button>
      ))}
      {buttons.length === 0 && (
        <MoreMenu
          iconOnly
          label={t.menu(name)}
          onOpen={LateConfirm.preload}
          items={[
            ...(takesRecipes(patient)
              ? [
                  {
                    label: t.newRecipe,
                    to: pathTo('/doctors/recipes/registration', {}, { patientId: patient.id }),
                  },
                ]
              : []),
            ...(patient.display_status === 'active' && me.can_order_for_patients
              ? [
                  {
                    label: t.orderFor,
                    to: pathTo('/doctors/patients/:patientId/order', { patientId: patient.id }),
                  },
                ]
              : []),
            ...choices.map((choice) => ({
              label: t[choice].verb,
              onClick: () => choose(choice),
            })),
          ]}
        />
      )}
      {asked === 'resend' && (
        <SendDialog
          patientId={patient.id}
          email={patient.email ?? ''}
          name={name}
          onClose={() => setAsked(undefined)}
        />
      )}
      {asked && asked !== 'resend' && (
        <LateConfirm
          title={t[asked].title(name)}
          consequence={t[asked].consequence(patient.email ?? '')}
          verb={t[asked].verb}
          danger={asked === 'archive' || asked === 'revoke' || asked === 'decline'}
          cancels={asked === 'revoke'}
          reason={['archive', 'decline'].includes(asked) && `${asked} ${patient.id}`}
          reasonOptional
          call={{
            isPending: run.isPending,
            error: run.error?.status === 429 ? t.tooMany : run.error,
          }}
          reasonLabel={asked === 'decline' ? t.declineNote : undefined}
          onConfirm={(reason) => run.mutateAsync({ command: asked, reason, code: code.value })}
          onClose={() => {
            rereadAfterConflict(queryClient, run.error, shown)
            close()
          }}
        >
          {asked === 'archive' && <OpenMatters patientId={patient.id} />}
          {asked === 'decline' && (
            <SelectField
              label={t.declineReason}
              value={code.value}
              options={Object.entries(t.declineCodes).map(([value, label]) => ({ value, label }))}
              onChange={(event) => code.set(event.target.value as DeclineCode)}
            />
          )}
        </LateConfirm>
      )}
      {isLinkOpen && (
        <LinkDialog patientId={patient.id} name={name} onClose={() => setIsLinkOpen(false)} />
      )}
    </>
  )
})

type DeclineCode = keyof (typeof actionMessages)['en']['declineCodes']
type Command = 'revoke' | 'archive' | 'restore' | 'accept' | 'decline'

const notInvited = ['resend', 'link', 'archive'] as const
type Choice = Command | 'resend' | 'link'
/** What the doctor may do with a patient in a state; the server has the last word. */
const byStatus: Record<string, readonly Choice[]> = {
  registered_by_doctor: notInvited,
  invitation_expired: notInvited,
  invitation_declined: notInvited,
  mail_bounced: notInvited,
  invited: ['resend', 'link', 'revoke', 'archive'],
  link_requested: ['accept', 'decline'],
  active: ['archive'],
  archived: ['restore'],
}

/** Whether a recipe may be written for the patient. */
export const takesRecipes = ({ display_status }: { display_status: string }): boolean =>
  !['archived', 'suspended', 'link_requested', 'declined', 'anonymised'].includes(display_status)

const shown = ['/api/doctor/patients', '/api/doctor/top'] as const

type Run = { command: Command; reason: string; code: DeclineCode }

function send(patientId: string, { command, reason, code }: Run): Promise<unknown> {
  const params = { path: { patientId } }
  const body = { reason: reason || null }
  if (command === 'archive')
    return api.post('/api/doctor/patients/{patientId}/archive', { params, body })
  if (command === 'decline')
    return api.post('/api/doctor/patients/{patientId}/decline-link', {
      params,
      body: { ...body, code },
    })
  return api.post(`/api/doctor/patients/{patientId}/${plain[command]}`, { params })
}

/** What is sent without a word. */
const plain = { revoke: 'invitation/revoke', restore: 'restore', accept: 'accept-link' } as const
