import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { secondFactorCalls } from '@officina/client/secondFactor'
import { errorText } from '@officina/ui/errorText.ts'
import { FormError } from '@officina/ui/FormError'
import { SecondFactorPanel } from '@officina/ui/secondFactor/SecondFactorPanel'
import { ListSkeleton } from '@officina/ui/skeletons'
import { defineMessages, useText } from '@officina/ui/text'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { q } from '../providers/queries.ts'
import { type Me, rememberMe } from '../session/me.ts'

const calls = secondFactorCalls('admin', (me) => rememberMe(me as Me))
const options = q('/api/admin/second-factor')

/** Authenticator app, passkeys, recovery codes and trusted browsers of the signed-in administrator. */
export function SecondFactorSettings(props: { onChanged?: () => void; onSetUp?: () => void }) {
  const query = useQuery({ ...options, staleTime: 0 })
  const queryClient = useQueryClient()
  const changed = () => {
    void queryClient.invalidateQueries({ queryKey: options.queryKey })
    props.onChanged?.()
  }
  if (query.error) return <FormError>{errorText(query.error)}</FormError>
  if (!query.data) return <ListSkeleton rows={3} />
  return (
    <SecondFactorPanel
      state={query.data}
      calls={calls}
      onChanged={changed}
      {...(props.onSetUp && { onSetUp: props.onSetUp })}
    />
  )
}

/** The same in a dialog. */
export default function SecondFactor(props: { onChanged: () => void; onClose: () => void }) {
  const t = useText(messages)
  const id = useId()
  return (
    <Dialog open onClose={props.onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id} component="h2" variant="h2" sx={{ pb: 2 }}>
        {t.title}
      </DialogTitle>
      <DialogContent>
        <SecondFactorSettings onChanged={props.onChanged} />
      </DialogContent>
      <DialogActions sx={{ px: 6, pb: 5 }}>
        <Button onClick={props.onClose}>{t.close}</Button>
      </DialogActions>
    </Dialog>
  )
}

const messages = defineMessages({
  title: ['Two-factor authentication', '二要素認証'],
  close: ['Close', '閉じる'],
})
