import Button from '@mui/material/Button'
import { api, idempotencyKey } from '@officina/client/api'
import { ApiError } from '@officina/client/errors'
import { FormDialog } from '@officina/ui/FormDialog'
import { FormError } from '@officina/ui/FormError'
import { KeptNotice } from '@officina/ui/KeptNotice'
import { lazyWithRetry } from '@officina/ui/lazyWithRetry'
import { defineMessages, useText } from '@officina/ui/text'
import { type FieldErrors, useServerForm } from '@officina/ui/useServerForm.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, Suspense, useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { useOpenEdit } from '../admin/OpenEdits.ts'

const ConflictNotice = lazyWithRetry(() =>
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
  /** Without it there is nothing to send. */
  verb: string | undefined
  danger?: boolean
  /** POST unless said otherwise. */
  method?: 'POST' | 'DELETE'
  /** Path of the command: `/api/admin/doctors/{id}/approve`. */
  path: string
  initial: V
  /** The record that the `revision` in the body is of, where the path does not say it or it is known when it was read. */
  record?: { resource: string; id: string; updated_at?: string }
  /** The body to send, from what was typed; add the `revision` here. */
  body: (values: V) => object
  /** What is wrong before it is sent, by field. */
  check?: (values: V) => FieldErrors
  /** Money and order calls: the same click never counts twice. */
  idempotent?: boolean
  /** Said when it is done; without it this is a step before the last, and the dialog stays. */
  done?: string
  onDone?: (answer: unknown) => void
  /** Inputs; `form.field('reason')` and `form.check('flag')` carry values and errors. */
  children?: (form: ActionForm<V>) => ReactNode
}

/** A command that needs a second look: asks, posts, shows what is wrong in place, renews all that is shown. */
export function ActionDialog<V extends Record<string, unknown>>(props: ActionDialogProps<V>) {
  return props.open && <Question {...props} />
}

// Its own component, so that what was typed is forgotten when the dialog is closed; a session that ends loses nothing.
function Question<V extends Record<string, unknown>>(props: ActionDialogProps<V>) {
  const t = useText(messages)
  const notify = useNotify()
  const refresh = useRefresh()
  const readAgain = useReadAgain()
  useOpenEdit()
  const [key] = useState(idempotencyKey)
  const [conflict, setConflict] = useState<Conflict>()
  const record = props.record ?? recordIn(props.path)
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
          if (found) {
            setConflict(found)
            // the next click is for what is there now
            refresh()
          }
          throw error
        })
      if (props.done === undefined) return props.onDone?.(data)
      // what is asked next is about the record as it is now; of what was deleted there is nothing to read
      if (props.method !== 'DELETE') await readAgain(record.resource)
      notify(props.done, { type: 'success' })
      props.onClose()
      props.onDone?.(data)
      if (props.method === 'DELETE') refresh()
    },
    props.check,
    props.path,
  )
  const close = () => {
    form.forget()
    props.onClose()
  }
  return (
    <FormDialog
      title={props.title}
      formProps={form.formProps}
      isTyped={form.isTyped}
      pending={form.pending}
      verb={props.verb}
      danger={props.danger}
      onClose={close}
    >
      <KeptNotice kept={form.kept} />
      <div style={{ marginBottom: 16 }}>{props.consequence}</div>
      {props.children?.(form)}
      {conflict ? (
        <div role="alert">
          <Suspense>
            <ConflictNotice {...record} {...conflict} />
          </Suspense>
          {props.verb && <p>{t.again(props.verb)}</p>}
        </div>
      ) : (
        <FormError>{form.message}</FormError>
      )}
      {form.status === 409 && !conflict && (
        <Button
          onClick={() => {
            refresh()
            close()
          }}
        >
          {t.reload}
        </Button>
      )}
    </FormDialog>
  )
}

/** Renews all that is shown, and waits for what is shown of the resource. */
function useReadAgain(): (resource: string) => Promise<void> {
  const client = useQueryClient()
  return (resource) => {
    void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== resource })
    return client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === resource })
  }
}

/** `/api/admin/doctors/{id}/suspend` is a command for that doctor. */
function recordIn(path: string): { resource: string; id: string } {
  const [resource = '', id = ''] = path.split('/').slice(3)
  return { resource, id }
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
  reload: ['Load what is there now', '最新の内容を読み込む'],
  again: (verb: string) => [
    `What is there now is shown behind. “${verb}” goes ahead with it.`,
    `最新の内容を表示しました。「${verb}」を押すと、この内容のまま続行します。`,
  ],
})
