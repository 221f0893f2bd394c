import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { api } from '@officina/client/api'
import { invalidate } from '@officina/client/query'
import type { components } from '@officina/openapi/schema'
import { Field } from '@officina/ui/Field'
import { FormError } from '@officina/ui/FormError'
import { KeptNotice } from '@officina/ui/KeptNotice'
import { SelectField } from '@officina/ui/SelectField'
import { useText } from '@officina/ui/text'
import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { toast } from '../toast.tsx'
import { useKeptForm } from '../useKeptForm.ts'
import { notBuyingMessages } from './notBuyingMessages.ts'

type Recipe = components['schemas']['PatientRecipe']
type Reason = components['schemas']['NotBuying']['reason']

/** The reason, and words to it where it is none of the list. */
export default function NotBuyingDialog(props: { recipe: Recipe; onClose: () => void }) {
  const t = useText(notBuyingMessages)
  const titleId = useId()
  const queryClient = useQueryClient()
  const form = useKeptForm(
    `not-buying:${props.recipe.id}`,
    { reason: (props.recipe.not_buying ?? '') as Reason | '', note: '' },
    async ({ reason, note }) => {
      await api.post('/api/patient/recipes/{recipeId}/not-buying', {
        params: { path: { recipeId: props.recipe.id } },
        body: { reason: reason as Reason, note: note.trim() || null },
      })
      // it is no task any more
      await Promise.all(
        ['/api/patient/recipes', '/api/patient/top'].map((path) => invalidate(queryClient, path)),
      )
      toast.success(t.sent)
      props.onClose()
    },
    ({ reason, note }) => ({
      ...(reason ? {} : { reason: [t.missingReason] }),
      ...(reason === 'other' && !note.trim() ? { note: [t.missingNote] } : {}),
    }),
  )
  return (
    <Dialog open onClose={props.onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <form {...form.formProps}>
        <DialogTitle id={titleId} component="h2" variant="h2">
          {t.title}
        </DialogTitle>
        <DialogContent>
          <p>{t.text}</p>
          <KeptNotice kept={form.kept} />
          <FormError>{form.message}</FormError>
          <SelectField
            {...form.field('reason')}
            label={t.reason}
            required
            empty={t.choose}
            options={Object.entries(t.reasons).map(([value, label]) => ({ value, label }))}
          />
          <Field
            {...form.field('note')}
            label={t.note}
            optional={form.values.reason !== 'other'}
            multiline
            minRows={2}
            inputProps={{ maxLength: 300 }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={props.onClose}>{t.cancel}</Button>
          <Button type="submit" variant="contained" disabled={form.pending}>
            {t.send}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
