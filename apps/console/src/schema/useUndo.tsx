import Button from '@mui/material/Button'
import SnackbarContent from '@mui/material/SnackbarContent'
import { errorText } from '@officina/ui/errorText.ts'
import { defineMessages, useText } from '@officina/ui/text'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useCloseNotification, useNotificationContext, useNotify } from 'react-admin'
import { dataProvider, idempotencyKey } from '../providers/dataProvider.ts'
import { type Command, fieldsOfCall, pathOf, type Subject, takesKey } from './actions.ts'

/**
 * Says what was done, with a button that takes it back: the call was sent and has been answered, the reverse call goes
 * out with the revision of that answer. Whoever changed the record since is not overruled.
 */
export function useUndo() {
  const t = useText(messages)
  const notify = useNotify()
  const readAgain = useReadAgain()
  return (done: string, resource: string, takeBack: () => Promise<unknown>) => {
    const undo = async () => {
      try {
        await takeBack()
        notify(t.undone, { type: 'success' })
      } catch (error) {
        notify(errorText(error), { type: 'error' })
      }
      await readAgain(resource)
    }
    notify(<UndoNotice done={done} onUndo={undo} />, { autoHideDuration: undoMs })
  }
}

/** The call that takes an action back, once it has been answered. */
export function reverse<R extends Subject>(
  { call, sends }: NonNullable<Command<R>['undo']>,
  before: R,
  answer: unknown,
): Promise<unknown> {
  const { revision } = answer as { revision?: number }
  const { method, path } = pathOf(call, before)
  return dataProvider.call(method, path, {
    body: { ...sends?.(before), ...(fieldsOfCall(call).revision && { revision }) },
    ...(takesKey(call) ? { key: idempotencyKey() } : {}),
  })
}

/** Renews all that is shown, and waits for what is shown of the resource. */
export function useReadAgain(): (resource: string) => Promise<void> {
  const client = useQueryClient()
  return (resource) => {
    void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== resource })
    return client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === resource })
  }
}

/** Long enough to read and to reach by keyboard. */
const undoMs = 10_000

function UndoNotice(props: { done: string; onUndo: () => Promise<void> }) {
  const t = useText(messages)
  const close = useCloseNotification()
  const { notifications } = useNotificationContext()
  const isFollowed = notifications.length > 0
  // what is said next does not wait for it
  useEffect(() => {
    if (isFollowed) close()
  }, [isFollowed, close])
  return (
    <SnackbarContent
      role="status"
      message={props.done}
      sx={{ bgcolor: 'success.main', color: 'success.contrastText' }}
      action={
        <Button
          color="inherit"
          size="small"
          onClick={() => {
            close()
            void props.onUndo()
          }}
        >
          {t.undo}
        </Button>
      }
    />
  )
}

const messages = defineMessages({
  undo: ['Undo', '元に戻す'],
  undone: ['Change undone', '元に戻しました'],
})
