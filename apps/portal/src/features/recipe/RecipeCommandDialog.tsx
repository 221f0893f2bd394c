import { api } from '@officina/client/api'
import { rereadAfterConflict, useApiMutation } from '@officina/client/query'
import { formatName } from '@officina/shared/format'
import { recipeEventWords } from '@officina/shared/recipeEvents'
import { ConfirmDialog } from '@officina/ui/ConfirmDialog'
import { useKeptState } from '@officina/ui/keptInput.ts'
import { SelectField } from '@officina/ui/SelectField'
import { useLocale, useText } from '@officina/ui/text'
import { useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { toast } from '../toast.tsx'
import { changedByRecipe } from './changedByRecipe.ts'
import { commandMessages } from './commandMessages.ts'
import type { Recipe } from './draft.ts'

export type Command = 'hold' | 'resume' | 'cancel' | 'void' | 'remind' | 'resend' | 'delete'
type RecipeCommandProps = {
  recipe: Pick<Recipe, 'id' | 'number' | 'patient'>
  command: Command
  onClose: () => void
}

const base = '/api/doctor/recipes/{recipeId}'
type ReasonCode = 'stopped_by_doctor'

/** Asks, then does it; the lists behind are read again. */
export function RecipeCommandDialog({ recipe, command, onClose }: RecipeCommandProps) {
  const t = useText(commandMessages)
  const { reasonCodes } = useText(recipeEventWords)
  const name = formatName(recipe.patient ?? {}, useLocale())
  const [search, setSearch] = useSearchParams()
  const queryClient = useQueryClient()
  const code = useKeptState<ReasonCode>(`cancel ${recipe.id} for`, 'stopped_by_doctor')
  const close = () => {
    code.forget()
    onClose()
  }
  const run = (reason: string) => send(recipe.id, { command, reason, code: code.value })
  const call = useApiMutation(run, {
    invalidates: changedByRecipe,
    onSuccess: () => {
      toast.success(t.done)
      close()
      // the page of the draft shows nothing any more
      if (command === 'delete' && search.get('id') === recipe.id) setSearch({}, { replace: true })
    },
  })
  return (
    <ConfirmDialog
      title={t[`${command}Title`](recipe.number ?? '', name)}
      consequence={t[`${command}Text`]}
      verb={t[command]}
      danger={['cancel', 'void', 'delete'].includes(command)}
      cancels={command === 'cancel'}
      reason={['hold', 'cancel', 'void'].includes(command) && `${command} ${recipe.id}`}
      reasonOptional={command === 'cancel'}
      {...(command === 'cancel' ? { reasonLabel: t.cancelNote } : {})}
      call={call}
      onConfirm={(reason) => call.mutateAsync(reason)}
      onClose={() => {
        rereadAfterConflict(queryClient, call.error, changedByRecipe)
        close()
      }}
    >
      {command === 'cancel' && (
        <SelectField
          label={t.cancelReason}
          value={code.value}
          options={Object.entries(reasonCodes).map(([value, label]) => ({ value, label }))}
          onChange={(event) => code.set(event.target.value as ReasonCode)}
        />
      )}
    </ConfirmDialog>
  )
}

type Sent = { command: Command; reason: string; code: ReasonCode }

function send(recipeId: string, { command, reason, code }: Sent): Promise<unknown> {
  const params = { path: { recipeId } }
  switch (command) {
    case 'hold':
      return api.post(`${base}/hold`, { params, body: { reason } })
    case 'resume':
      return api.post(`${base}/resume`, { params })
    case 'cancel':
      return api.post(`${base}/cancel`, {
        params,
        body: { reason_code: code, reason: reason || null },
      })
    case 'void':
      return api.post(`${base}/entered-in-error`, { params, body: { reason } })
    case 'remind':
      return api.post(`${base}/remind`, { params })
    case 'resend':
      return api.post(`${base}/resend-mail`, { params })
    case 'delete':
      return api.del(base, { params })
  }
}
