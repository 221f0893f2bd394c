import { rereadAfterConflict, useApiMutation } from '@officina/client/query'
import { formatName } from '@officina/shared/format'
import { recipeEventWords } from '@officina/shared/recipeEvents'
import { ConfirmDialog } from '@officina/ui/ConfirmDialog'
import { SelectField } from '@officina/ui/SelectField'
import { useLocale, useText } from '@officina/ui/text'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
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
  const number = recipe.number ?? ''
  const [search, setSearch] = useSearchParams()
  const queryClient = useQueryClient()
  const [code, setCode] = useState<ReasonCode>('stopped_by_doctor')
  const done = {
    invalidates: changedByRecipe,
    onSuccess: () => {
      toast.success(t.done)
      onClose()
      // the page of the draft shows nothing any more
      if (command === 'delete' && search.get('id') === recipe.id) setSearch({}, { replace: true })
    },
  }
  const hold = useApiMutation('post', `${base}/hold`, done)
  const resume = useApiMutation('post', `${base}/resume`, done)
  const cancel = useApiMutation('post', `${base}/cancel`, done)
  const markVoid = useApiMutation('post', `${base}/entered-in-error`, done)
  const remind = useApiMutation('post', `${base}/remind`, done)
  const resend = useApiMutation('post', `${base}/resend-mail`, done)
  const remove = useApiMutation('delete', base, done)
  const params = { path: { recipeId: recipe.id } }
  const commands = {
    hold: {
      title: t.holdTitle(number),
      text: t.holdText,
      verb: t.hold,
      call: hold,
      run: (reason: string) => hold.mutateAsync({ params, body: { reason } }),
    },
    resume: {
      title: t.resumeTitle(number),
      text: t.resumeText,
      verb: t.resume,
      call: resume,
      run: () => resume.mutateAsync({ params }),
    },
    cancel: {
      title: t.cancelTitle(number),
      text: t.cancelText,
      verb: t.cancel,
      call: cancel,
      run: (reason: string) =>
        cancel.mutateAsync({ params, body: { reason_code: code, reason: reason || null } }),
    },
    void: {
      title: t.voidTitle(number),
      text: t.voidText,
      verb: t.void,
      call: markVoid,
      run: (reason: string) => markVoid.mutateAsync({ params, body: { reason } }),
    },
    remind: {
      title: t.remindTitle(name),
      text: t.remindText,
      verb: t.remind,
      call: remind,
      run: () => remind.mutateAsync({ params }),
    },
    resend: {
      title: t.resendTitle(name),
      text: t.resendText,
      verb: t.resend,
      call: resend,
      run: () => resend.mutateAsync({ params }),
    },
    delete: {
      title: t.deleteTitle,
      text: t.deleteText,
      verb: t.delete,
      call: remove,
      run: () => remove.mutateAsync({ params }),
    },
  }
  const { title, text, verb, call, run } = commands[command]
  return (
    <ConfirmDialog
      title={title}
      consequence={text}
      verb={verb}
      danger={['cancel', 'void', 'delete'].includes(command)}
      reason={['hold', 'cancel', 'void'].includes(command) && `${command} ${recipe.id}`}
      reasonOptional={command === 'cancel'}
      {...(command === 'cancel' ? { reasonLabel: t.cancelNote } : {})}
      call={call}
      onConfirm={run}
      onClose={() => {
        rereadAfterConflict(queryClient, call.error, changedByRecipe)
        onClose()
      }}
    >
      {command === 'cancel' && (
        <SelectField
          label={t.cancelReason}
          value={code}
          options={Object.entries(reasonCodes).map(([value, label]) => ({ value, label }))}
          onChange={(event) => setCode(event.target.value as ReasonCode)}
        />
      )}
    </ConfirmDialog>
  )
}
