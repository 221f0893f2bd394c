import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { api } from '@officina/client/api'
import { rereadAfterConflict, useApiMutation } from '@officina/client/query'
import type { components } from '@officina/openapi/schema'
import { recipeEventWords } from '@officina/shared/recipeEvents'
import { ConfirmDialog } from '@officina/ui/ConfirmDialog'
import { SelectField } from '@officina/ui/SelectField'
import { defineMessages, useText } from '@officina/ui/text'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { changedByRecipe } from '../../../../../features/recipe/changedByRecipe.ts'
import type { Recipe, RecipeLine } from '../../../../../features/recipe/draft.ts'
import { toast } from '../../../../../features/toast.tsx'

type Code = components['schemas']['RecipeLineReason']['reason_code']
type Step = 'pause' | 'resume' | 'stop'

const base = '/api/doctor/recipes/{recipeId}/lines/{lineId}'
const reasonsOf: Record<Step, readonly Code[]> = {
  pause: ['planned_break', 'other_treatment', 'side_effect', 'pregnancy', 'patient_wish'],
  resume: [],
  stop: [
    'stopped_by_doctor',
    'side_effect',
    'allergy',
    'pregnancy',
    'not_effective',
    'too_costly',
    'patient_wish',
  ],
}

/** Pause, resume or stop of one line of a recipe in force, asked about first. */
export function LineActions({ line, recipe }: { line: RecipeLine; recipe: Recipe }) {
  const t = useText(messages)
  const [step, setStep] = useState<Step>()
  if (line.state === 'stopped') return null
  const offered: Step[] = line.state === 'paused' ? ['resume', 'stop'] : ['pause', 'stop']
  const title = line.product.title
  return (
    <Box sx={{ display: 'flex', gap: 2 }}>
      {offered.map((each) => (
        <Button
          key={each}
          size="small"
          aria-label={t.of(t[each], title)}
          onClick={() => setStep(each)}
        >
          {t[each]}
        </Button>
      ))}
      {step && (
        <StepDialog
          params={{ path: { recipeId: recipe.id, lineId: line.id } }}
          step={step}
          title={title}
          onClose={() => setStep(undefined)}
        />
      )}
    </Box>
  )
}

function StepDialog(props: {
  params: { path: { recipeId: string; lineId: string } }
  step: Step
  title: string
  onClose: () => void
}) {
  const { params, step, title, onClose } = props
  const t = useText(messages)
  const { reasonCodes, lineReasons } = useText(recipeEventWords)
  const words: Record<string, string> = { ...reasonCodes, ...lineReasons }
  const client = useQueryClient()
  const [code, setCode] = useState<Code | undefined>(reasonsOf[step][0])
  const body = { reason_code: code ?? 'stopped_by_doctor' }
  const send = () =>
    step === 'resume'
      ? api.post(`${base}/resume`, { params })
      : api.post(`${base}/${step}`, { params, body })
  const call = useApiMutation(send, {
    invalidates: changedByRecipe,
    onSuccess: () => {
      toast.success(t.done[step](title))
      onClose()
    },
  })
  return (
    <ConfirmDialog
      title={t.ask[step](title)}
      consequence={t.text[step]}
      verb={t[step]}
      danger={step === 'stop'}
      cancels={step === 'stop'}
      call={call}
      onConfirm={() => call.mutate()}
      onClose={() => {
        rereadAfterConflict(client, call.error, changedByRecipe)
        onClose()
      }}
    >
      {step !== 'resume' && (
        <SelectField
          label={t.reason}
          value={code ?? ''}
          options={reasonsOf[step].map((value) => ({ value, label: words[value] ?? value }))}
          onChange={(event) => setCode(event.target.value as Code)}
        />
      )}
    </ConfirmDialog>
  )
}

const messages = defineMessages({
  pause: ['Pause product', '商品を休止'],
  resume: ['Resume product', '商品を再開'],
  stop: ['Stop product', '商品を中止'],
  of: (verb: string, title: string) => [`${verb}: ${title}`, `${verb}：${title}`],
  reason: ['Reason', '理由'],
  ask: {
    pause: (title: string) => [`Pause ${title}?`, `${title}を休止しますか？`],
    resume: (title: string) => [`Resume ${title}?`, `${title}を再開しますか？`],
    stop: (title: string) => [`Stop ${title}?`, `${title}を中止しますか？`],
  },
  text: {
    pause: [
      'The patient gets an email, sees the reason, and cannot order it until you resume it.',
      '患者さんにメールで通知され、理由が表示されます。再開するまで注文できません。',
    ],
    resume: [
      'The patient gets an email and can order it again.',
      '患者さんにメールで通知され、再び注文できるようになります。',
    ],
    stop: [
      'The patient gets an email, sees the reason, and can no longer order it. To start again, write a new version. Orders in progress are not cancelled.',
      '患者さんにメールで通知され、理由が表示されます。注文はできなくなります。再び始めるには新しい版を作成してください。処理中の注文は取り消されません。',
    ],
  },
  done: {
    pause: (title: string) => [`${title} paused`, `${title}を休止しました`],
    resume: (title: string) => [`${title} resumed`, `${title}を再開しました`],
    stop: (title: string) => [`${title} stopped`, `${title}を中止しました`],
  },
})
