import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { ApiError } from '@officina/client/errors'
import { useIdempotencyKey } from '@officina/client/useIdempotencyKey'
import { isUnreachable } from '@officina/ui/errorText.ts'
import { FormDialog } from '@officina/ui/FormDialog'
import { FormError } from '@officina/ui/FormError'
import { KeptNotice } from '@officina/ui/KeptNotice'
import { lazyPart } from '@officina/ui/lazyPart'
import { defineMessages, useText } from '@officina/ui/text'
import { type FieldErrors, useServerForm } from '@officina/ui/useServerForm.ts'
import { type ReactNode, useRef, useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { useNavigate } from 'react-router'
import { useOpenEdit } from '../admin/OpenEdits.ts'
import { dataProvider } from '../providers/dataProvider.ts'
import { ActionFields, amountsOf, bodyOf, initialOf, useUnpickedCheck } from './ActionFields.tsx'
import {
  type ActionForm,
  type ActionValues,
  type DialogProps,
  pathOf,
  type Subject,
  takesKey,
  takesRevision,
  useSay,
} from './actions.ts'
import { useAmountCheck } from './amounts.ts'
import { reverse, useReadAgain, useUndo } from './useUndo.tsx'

const ConflictNotice = lazyPart(() => import('./ConflictNotice.tsx'), 'ConflictNotice')

/** What a dialog may say and draw besides the fields of its action. */
export type Own<V extends ActionValues> = {
  text?: ReactNode
  /** `null`: there is nothing to send. A function is given what is typed. */
  verb?: string | null | undefined | ((values: V) => string | undefined)
  /** Values besides those of the fields. */
  initial?: V
  /** What is wrong before it is sent, by field. */
  check?: (values: V) => FieldErrors
  /** Amounts among the own values. */
  amounts?: readonly string[]
  /** The part of the body that is no field of the action. */
  body?: (values: V) => object
  /** At which fields it stands what the server says of a body. */
  atFields?: (errors: FieldErrors, body: object) => FieldErrors
  /** Somebody else was faster: for whoever draws it about a copy of the record. */
  onConflict?: () => void
  /** Above the fields of the action. */
  children?: (form: ActionForm<V>) => ReactNode
}

/** A command that needs a second look: asks, calls, shows what is wrong in place, renews all that is shown. */
export function ActionDialog<R extends Subject, V extends ActionValues = ActionValues>(
  props: DialogProps<R> & Own<V>,
) {
  const { action, record } = props
  const t = useText(messages)
  const { say } = useSay()
  const { form, conflict, subject, refresh } = useAction(props)
  const own =
    typeof props.verb === 'function' ? props.verb(form.values as unknown as V) : props.verb
  const verb = own === undefined ? say(action.verb ?? action.label, record) : own
  const close = () => {
    form.forget()
    props.onClose()
  }
  const { More } = action
  return (
    <FormDialog
      title={say(action.title, record)}
      form={form}
      verb={verb ?? undefined}
      danger={action.danger}
      cancels={action.cancels}
      onClose={close}
    >
      <KeptNotice kept={form.kept} />
      <div style={{ marginBottom: 16 }}>
        {props.text ?? say(action.text, record)}
        {More && <More record={record} />}
      </div>
      {props.children?.(form as unknown as ActionForm<V>)}
      <Box sx={action.isDense ? dense : undefined}>
        <ActionFields action={action} record={record} form={form} />
      </Box>
      {conflict ? (
        <div role="alert">
          <ConflictNotice {...subject} {...conflict} />
          {verb && <p>{t.again(verb)}</p>}
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

const dense = {
  display: 'grid',
  columnGap: 4,
  gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' },
}

/** The form of an action: sends it, tells who was faster, and what was done. */
function useAction<R extends Subject, V extends ActionValues>(props: DialogProps<R> & Own<V>) {
  const { action, record } = props
  const { saying } = useSay()
  const finish = useFinish(props)
  const refresh = useRefresh()
  useOpenEdit()
  const keyOf = useIdempotencyKey()
  // it may have happened: until an answer says so, the next try is for the record as it was then, so that it is refused
  const unanswered = useRef<R>(undefined)
  const [conflict, setConflict] = useState<Conflict>()
  const amountErrors = useAmountCheck(record.currency ?? '')
  const unpickedErrors = useUnpickedCheck()
  const { method, path } = pathOf(action.call, record)
  const subject = subjectOf(path)
  const form = useServerForm<ActionValues>(
    { ...props.initial, ...initialOf(action, record, saying) },
    async (values) => {
      setConflict(undefined)
      const about = unanswered.current ?? record
      const body = { ...bodyOf(action, about, values, saying), ...props.body?.(values as V) }
      // what no revision keeps from happening twice stays one call, whatever is typed since
      const key = keyOf(takesRevision(action.call) ? body : undefined)
      const init = { body, ...(takesKey(action.call) ? { key } : {}) }
      const answer = await dataProvider.call(method, path, init).catch((error: unknown) => {
        unanswered.current = isUnreachable(error) ? about : undefined
        const found = conflictOf(error, record.updated_at)
        if (found) {
          setConflict(found)
          // the next click is for what is there now
          refresh()
          props.onConflict?.()
        }
        if (error instanceof ApiError && props.atFields)
          throw Object.assign(error, { errors: props.atFields(error.errors, body) })
        throw error
      })
      await finish(answer, subject.resource)
    },
    (values) => ({
      ...amountErrors(values, [
        ...amountsOf(action, record, values, saying),
        ...(props.amounts ?? []),
      ]),
      ...unpickedErrors(action, record, values, saying),
      ...props.check?.(values as V),
    }),
    `${path} ${record.id}`,
  )
  return { form, conflict, subject, refresh }
}

/** Says what was done, with the way back where there is one, and renews what is shown. */
function useFinish<R extends Subject>(props: DialogProps<R>) {
  const { action, record, onClose, onDone } = props
  const { say } = useSay()
  const notify = useNotify()
  const refresh = useRefresh()
  const navigate = useNavigate()
  const readAgain = useReadAgain()
  const offerUndo = useUndo()
  return async (answer: unknown, resource: string) => {
    if (!action.done) return onDone?.(answer)
    const isSame = (answer as Subject | undefined)?.id === record.id
    const done = say(action.done, isSame ? { ...record, ...(answer as R) } : record)
    const isGone = action.call.startsWith('DELETE')
    // what is asked next is about the record as it is now; of what was deleted there is nothing to read
    if (!isGone) await readAgain(resource)
    const { undo } = action
    if (undo) offerUndo(done, resource, () => reverse(undo, record, answer))
    else notify(done, { type: 'success' })
    onClose()
    onDone?.(answer)
    if (action.leadsTo) void navigate(action.leadsTo(answer), { replace: isGone })
    if (isGone) refresh()
  }
}

/** `/api/admin/doctors/{id}/suspend` is a command for that doctor. */
export function subjectOf(path: string): { resource: string; id: string } {
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
  reload: ['Load the latest version', '最新の内容を読み込む'],
  again: (verb: string) => [
    `The latest version is now shown. Select “${verb}” to continue with it.`,
    `最新の内容を表示しました。「${verb}」を押すと、この内容のまま続行します。`,
  ],
})
