import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { defineMessages, useText } from './text.tsx'
import { unbroken } from './unbroken.tsx'
import { useUnsavedChangesGuard } from './useUnsavedChangesGuard.tsx'

/**
 * A form in a dialog. Its button leaves it; Escape, a click beside it or the browser's Back does so only while
 * nothing is typed that would be lost.
 */
export function FormDialog(props: {
  title: ReactNode
  /** Of `useServerForm`; absent where there is nothing to fill in. */
  form?: { formProps: ComponentProps<'form'>; isTyped: boolean; pending: boolean }
  /** Without it there is nothing left to send. */
  verb?: string | undefined
  danger?: boolean | undefined
  /** Cancels, stops or takes back: “Cancel” beside it could be either. */
  cancels?: boolean | undefined
  onClose: () => void
  children: ReactNode
}) {
  const t = useText(messages)
  const titleId = useId()
  const { onClose } = props
  const { formProps, isTyped, pending } = props.form ?? noForm
  const button = !props.verb || props.cancels ? t.close : t.cancel
  const { leave, notice } = useUnsavedChangesGuard({ isTyped, pending, button, onClose })
  return (
    <Dialog open onClose={leave} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <form noValidate {...formProps} style={column}>
        <DialogTitle id={titleId} component="h2" variant="h2" sx={{ pb: 2 }}>
          {unbroken(props.title)}
        </DialogTitle>
        <DialogContent>{props.children}</DialogContent>
        {notice}
        <DialogActions sx={{ px: 6, pt: 4, pb: 5, gap: 2, '& > *': { whiteSpace: 'nowrap' } }}>
          <Button onClick={onClose} disabled={pending}>
            {button}
          </Button>
          {props.verb && (
            <Button
              type="submit"
              variant="contained"
              color={props.danger ? 'error' : 'primary'}
              aria-disabled={pending || undefined}
              aria-busy={pending || undefined}
            >
              {props.verb}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  )
}

const noForm = { formProps: {}, isTyped: false, pending: false }

/** The fields scroll between title and buttons. */
const column = { display: 'flex', flexDirection: 'column', minHeight: 0 } as const

const messages = defineMessages({
  cancel: ['Cancel', 'キャンセル'],
  close: ['Close', '閉じる'],
})
