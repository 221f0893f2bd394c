import { invalidate, useApiMutation } from '@officina/client/query'
import type { components } from '@officina/openapi/schema'
import { ConfirmDialog } from '@officina/ui/ConfirmDialog'
import { errorText } from '@officina/ui/errorText.ts'
import { SelectField } from '@officina/ui/SelectField'
import { useText } from '@officina/ui/text'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { requestWords } from '../../../features/request/requestWords.ts'
import { toast } from '../../../features/toast.tsx'
import { pathTo } from '../../../pathTo.ts'
import { requestMessages } from './requestMessages.ts'

type Request = components['schemas']['DoctorRequest']
type Code = NonNullable<Request['decision_code']>
export type Decision = components['schemas']['DoctorRequestDecision']['decision']

/** Asks once more before the patient is told; what becomes a draft is opened from the notice. */
export function RequestDecision(props: {
  request: Request
  name: string
  decision: Decision | undefined
  onClose: () => void
}) {
  const { request, decision, name } = props
  const t = useText(requestMessages)
  const words = useText(requestWords)
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [code, setCode] = useState<Code>('needs_visit')
  const isAnswer = request.kind === 'question' && decision === 'approved'
  const decide = useApiMutation('post', '/api/doctor/requests/{requestId}/decide', {
    onSuccess: async (done) => {
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
      for (const path of ['/api/doctor/requests', '/api/doctor/top', '/api/doctor/recipes'])
        await invalidate(queryClient, path)
    },
  })
  if (!decision) return null
  const verbs = { approved: t.approve, approved_with_changes: t.change, declined: t.decline }
  const close = () => {
    decide.reset()
    props.onClose()
  }
  return (
    <ConfirmDialog
      open
      title={isAnswer ? t.answerTitle(name) : t.titles[decision](name)}
      consequence={t.consequences[decision === 'approved' ? request.kind : decision]}
      verb={isAnswer ? t.answer : verbs[decision]}
      danger={decision === 'declined'}
      reason={`${decision} ${request.id}`}
      reasonOptional={!isAnswer && decision !== 'approved_with_changes'}
      reasonLabel={isAnswer ? words.answer : t.note}
      pending={decide.isPending}
      error={errorText(decide.error)}
      onConfirm={(note) =>
        decide.mutateAsync({
          params: { path: { requestId: request.id } },
          body: {
            decision,
            note: note || null,
            ...(decision === 'declined' ? { code } : {}),
            revision: request.revision,
          },
        })
      }
      onClose={close}
    >
      {decision === 'declined' && (
        <SelectField
          label={words.reason}
          value={code}
          onChange={(event) => setCode(event.target.value as Code)}
          options={Object.entries(words.codes).map(([value, label]) => ({ value, label }))}
        />
      )}
    </ConfirmDialog>
  )
}
