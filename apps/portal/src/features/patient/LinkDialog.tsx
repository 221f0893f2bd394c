import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { rereadAfterConflict, useApiMutation } from '@officina/client/query'
import { formatDate } from '@officina/shared/format'
import { errorText } from '@officina/ui/errorText.ts'
import { Field } from '@officina/ui/Field'
import { FormError } from '@officina/ui/FormError'
import { SubmitButton } from '@officina/ui/SubmitButton'
import { useLocale, useText } from '@officina/ui/text'
import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { toast } from '../toast.tsx'
import { actionMessages } from './actionMessages.ts'

/** Makes a fresh link, shows it once and copies it. */
export function LinkDialog(props: { patientId: string; name: string; onClose: () => void }) {
  const t = useText(actionMessages)
  const locale = useLocale()
  const titleId = useId()
  const queryClient = useQueryClient()
  const make = useApiMutation('post', '/api/doctor/patients/{patientId}/invitation/link', {
    invalidates: changed,
  })
  const leave = () => {
    rereadAfterConflict(queryClient, make.error, changed)
    props.onClose()
  }
  const link = make.data
  async function copy(url: string) {
    await navigator.clipboard.writeText(url).then(
      () => toast.success(t.linkCopied),
      () => document.getElementById(`${titleId}-url`)?.focus(),
    )
  }
  return (
    <Dialog open onClose={leave} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId} component="h2" variant="h2">
        {t.linkTitle(props.name)}
      </DialogTitle>
      <DialogContent>
        {link ? (
          <Field
            id={`${titleId}-url`}
            label={t.linkField}
            value={link.url}
            readOnly
            multiline
            onFocus={(event) => event.target.select()}
            help={t.linkUntil(formatDate(link.expires_at, locale))}
          />
        ) : (
          <>
            {t.linkAsk}
            <FormError>{errorText(make.error)}</FormError>
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={leave}>{link ? t.close : t.cancel}</Button>
        {link ? (
          <Button variant="contained" onClick={() => void copy(link.url)}>
            {t.linkCopy}
          </Button>
        ) : (
          <SubmitButton
            type="button"
            pending={make.isPending}
            onClick={() => make.mutate({ params: { path: { patientId: props.patientId } } })}
          >
            {t.linkMake}
          </SubmitButton>
        )}
      </DialogActions>
    </Dialog>
  )
}

const changed = ['/api/doctor/patients', '/api/doctor/top'] as const
