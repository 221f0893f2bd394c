import Button from '@mui/material/Button'
import SnackbarContent from '@mui/material/SnackbarContent'
import type { components } from '@officina/openapi/schema'
import { named } from '@officina/shared/format'
import { sentences } from '@officina/shared/messages'
import { errorText } from '@officina/ui/errorText.ts'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { unbroken } from '@officina/ui/unbroken'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useCloseNotification, useNotificationContext, useNotify } from 'react-admin'
import { dataProvider, idempotencyKey } from '../providers/dataProvider.ts'
import {
  type BulkDirect,
  type Command,
  type CommandName,
  type Direct,
  pathOf,
  type Subject,
  takesKey,
  takesRevision,
  useSay,
} from './actions.ts'

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
    body: { ...sends?.(before), ...(takesRevision(call) && { revision }) },
    ...(takesKey(call) ? { key: idempotencyKey() } : {}),
  })
}

type BulkResult = components['schemas']['AdminBulkResult']

/** Calls at once what can be taken back; what goes wrong is said. */
export function useDirect() {
  const t = useText(messages)
  const notify = useNotify()
  const locale = useLocale()
  const { say, pick } = useSay()
  const readAgain = useReadAgain()
  const offerUndo = useUndo()
  const [pending, setPending] = useState(false)
  const call = (name: CommandName, record: Subject, body?: object) => {
    const { method, path } = pathOf(name, record)
    return dataProvider.call(method, path, {
      ...(body && { body }),
      ...(takesKey(name) ? { key: idempotencyKey() } : {}),
    })
  }
  async function attempt(resource: string, work: () => Promise<() => void>): Promise<boolean> {
    setPending(true)
    try {
      const tell = await work()
      await readAgain(resource)
      tell()
      return true
    } catch (error) {
      await readAgain(resource)
      notify(errorText(error), { type: 'error' })
      return false
    } finally {
      setPending(false)
    }
  }
  const one = <R extends Subject>(action: Direct<R>, record: R, resource: string) =>
    attempt(resource, async () => {
      const answer = await call(action.call, record, {})
      const done = say(action.done, record)
      return () => offerUndo(done, resource, () => reverse(action.undo, record, answer))
    })
  const many = (
    action: BulkDirect,
    ids: readonly string[],
    resource: string,
    nameOf: (id: string) => string,
  ) =>
    attempt(resource, async () => {
      const rows = (await call(action.call, { id: '' }, { ids })) as BulkResult[]
      const through = rows.filter((row) => row.ok)
      const refused = rows.filter((row) => !row.ok)
      const takeBack = async () => {
        const kept: string[] = []
        for (const { id } of through)
          await call(action.undo.call, { id }, {}).catch((error: unknown) =>
            kept.push(named(nameOf(id), errorText(error), locale)),
          )
        if (kept.length > 0) throw new Error(t.notUndone(kept.length, sentences(kept, locale)))
      }
      const words = refused.map((row) => row.message).filter(Boolean)
      const why = sentences([...new Set(words)], locale)
      const refusal = named(pick(action.refused(refused.length)), why, locale)
      return () => {
        if (refused.length > 0) notify(refusal, { type: 'error' })
        if (through.length > 0) offerUndo(pick(action.done(through.length)), resource, takeBack)
      }
    })
  return { one, many, pending }
}

/** Renews all that is shown, and waits for what is shown of the resource. */
export function useReadAgain(): (resource: string) => Promise<void> {
  const client = useQueryClient()
  return (resource) => {
    // who one is stays: the whole console would be drawn anew
    void client.invalidateQueries({
      predicate: ({ queryKey: [of] }) => of !== resource && of !== 'auth',
    })
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
      message={unbroken(props.done)}
      sx={notice}
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

// the button stays beside the words, however long they are
const notice = {
  bgcolor: 'success.main',
  color: 'success.contrastText',
  flexWrap: 'nowrap',
  wordBreak: 'auto-phrase',
  '& .MuiSnackbarContent-action': { whiteSpace: 'nowrap' },
}

const messages = defineMessages({
  undo: ['Undo', '元に戻す'],
  undone: ['Change undone', '元に戻しました'],
  notUndone: (n: number, which: string) => [
    n === 1 ? `1 was not undone. ${which}` : `${n} were not undone. ${which}`,
    `${n}件は元に戻せませんでした。${which}`,
  ],
})
