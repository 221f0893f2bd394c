import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { api, idempotencyKey } from '@officina/client/api'
import { ApiError } from '@officina/client/errors'
import { FormError } from '@officina/ui/FormError'
import { defineMessages, useText } from '@officina/ui/text'
import { type FieldErrors, useServerForm } from '@officina/ui/useServerForm.ts'
import { lazy, type ReactNode, Suspense, useId, useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'

const ConflictNotice = lazy(() =>
  import('./ConflictNotice.tsx').then((module) => ({ default: module.ConflictNotice })),
)

export type ActionForm<V extends Record<string, unknown>> = ReturnType<typeof useServerForm<V>>

export type ActionDialogProps<V extends Record<string, unknown>> = {
  open: boolean
  onClose: () => void
  /** Names the object: "Approve D-000123, Hanako Yamada?" */
  title: string
  /** What happens then. */
  consequence: ReactNode
  verb: string
  danger?: boolean
  /** POST unless said otherwise. */
  method?: 'POST' | 'DELETE'
  /** Path of the command: `/api/admin/doctors/{id}/approve`. */
  path: string
  initial: V
  /** The record that the `revision` in the body is of: a conflict then tells what others have changed. */
  record?: { resource: string; id: string; updated_at?: string }
  /** The body to send, from what was typed; add the `revision` here. */
  body: (values: V) => object
  /** What is wrong before it is sent, by field. */
  check?: (values: V) => FieldErrors
  /** Money and order calls: the same click never counts twice. */
  idempotent?: boolean
  /** Said when it is done. */
  done: string
  onDone?: (answer: unknown) => void
  /** Inputs; `form.field('reason')` and `form.check('flag')` carry values and errors. */
  children?: (form: ActionForm<V>) => ReactNode
}

/** A command that needs a second look: asks, posts, shows what is wrong in place, renews all that is shown. */
export function ActionDialog<V extends Record<string, unknown>>(props: ActionDialogProps<V>) {
  const titleId = useId()
  return (
    <Dialog
      open={props.open}
      onClose={props.onClose}
      aria-labelledby={titleId}
      fullWidth
      maxWidth="sm"
    >
      <Question {...props} titleId={titleId} />
    </Dialog>
  )
}

// Its own component, so that what was typed is forgotten when the dialog is closed.
function Question<V extends Record<string, unknown>>(
  props: ActionDialogProps<V> & { titleId: string },
) {
  const t = useText(messages)
  const notify = useNotify()
  const refresh = useRefresh()
  const [key] = useState(idempotencyKey)
  const [conflict, setConflict] = useState<Conflict>()
  const form = useServerForm(
    props.initial,
    async (values) => {
      setConflict(undefined)
      const { data } = await api
        .request(props.method ?? 'POST', props.path, {
          body: props.body(values),
          ...(props.idempotent ? { headers: { 'Idempotency-Key': key } } : {}),
        })
        .catch((error: unknown) => {
          const found = conflictOf(error, props.record?.updated_at)
          if (found && props.record) {
            setConflict(found)
            // the next click is for what is there now
            refresh()
          }
          throw error
        })
      notify(props.done, { type: 'success' })
      props.onClose()
      props.onDone?.(data)
      refresh()
    },
    props.check,
  )
  return (
    <form {...form.formProps}>
      <DialogTitle id={props.titleId} component="h2" variant="h2" sx={{ pb: 2 }}>
        {props.title}
      </DialogTitle>
      <DialogContent>
        <div style={{ marginBottom: 16 }}>{props.consequence}</div>
        {props.children?.(form)}
        {conflict && props.record ? (
          <div role="alert">
            <Suspense>
              <ConflictNotice {...props.record} {...conflict} />
            </Suspense>
            <p>{t.again(props.verb)}</p>
          </div>
        ) : (
          <FormError>{form.message}</FormError>
        )}
        {form.status === 409 && !conflict && (
          <Button
            onClick={() => {
              refresh()
              props.onClose()
            }}
          >
            {t.reload}
          </Button>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 6, pb: 5, gap: 2 }}>
        <Button onClick={props.onClose} disabled={form.pending}>
          {t.back}
        </Button>
        <Button
          type="submit"
          variant="contained"
          color={props.danger ? 'error' : 'primary'}
          aria-disabled={form.pending || undefined}
          aria-busy={form.pending || undefined}
        >
          {props.verb}
        </Button>
      </DialogActions>
    </form>
  )
}

type Conflict = { by: string | null; at: string | null; since: string }

/** Who was faster, when a call was refused for a stale revision. */
function conflictOf(error: unknown, readAt: string | undefined): Conflict | undefined {
  if (!(error instanceof ApiError) || error.code !== 'REVISION_CONFLICT') return undefined
  const text = (value: unknown) => (typeof value === 'string' ? value : null)
  const at = text(error.data.changed_at)
  return { by: text(error.data.changed_by), at, since: readAt ?? at ?? '' }
}

const messages = defineMessages({
  en: {
    back: 'Go back',
    reload: 'Load what is there now',
    again: (verb: string) => `What is there now is shown behind. “${verb}” goes ahead with it.`,
  },
  ja: {
    back: '戻る',
    reload: '最新の内容を読み込む',
    again: (verb) => `最新の内容を表示しました。「${verb}」を押すと、この内容のまま続行します。`,
  },
})
