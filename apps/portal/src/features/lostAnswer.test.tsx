import { ApiError } from '@officina/client/errors'
import { beginPage } from '@officina/ui/newPage.ts'
import { act, cleanup, fireEvent, renderHook, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { drawPart } from '../testing/part.tsx'
import type { PatientAnswerSet } from './questionnaire/types.ts'
import { type AnswerCalls, useAnswers } from './questionnaire/useAnswers.ts'
import { blankRecipe } from './recipe/blank.ts'
import type { Beginning, Recipe } from './recipe/draft.ts'
import { type DraftStore, useDraft } from './recipe/useDraft.ts'
import AskDialog from './request/AskDialog.tsx'

afterEach(() => {
  cleanup()
  beginPage()
  vi.unstubAllGlobals()
})

const lost = () => new ApiError({ code: 'NETWORK' })

/** Takes what is saved on the newest revision alone; the answers of the first `losing` saves are lost. */
function serverOf<T extends { revision: number }>(stored: T, losing: number) {
  let now = stored
  let left = losing
  return {
    now: () => now,
    change: (part: Partial<T>) => {
      now = { ...now, ...part, revision: now.revision + 1 }
    },
    read: async () => now,
    save: async (revision: number, part: Partial<T>) => {
      if (revision !== now.revision)
        throw new ApiError({ status: 409, body: { error_code: 'REVISION_CONFLICT' } })
      now = { ...now, ...part, revision: now.revision + 1 }
      if (left-- > 0) throw lost()
      return now
    },
  }
}

const beginning = { patient: null, catalog_id: null, valid_days: 180, disclosure: '', notices: [] }
const recipe: Recipe = {
  ...blankRecipe({ ...beginning, totals: { currency: 'USD' } } as unknown as Beginning),
  id: 'r',
  revision: 1,
}

function write(losing: number) {
  const server = serverOf(recipe, losing)
  const store = {
    begin: server.read,
    read: server.read,
    // as the server does, spaces around a text are taken off
    save: (_id, revision, { message, label }) =>
      server.save(revision, { message: message.trim(), label }),
  } as DraftStore
  const { result } = renderHook(() => useDraft(recipe, undefined, store))
  const type = (message: string) => act(() => result.current.change((old) => ({ ...old, message })))
  const save = () => act(async () => void (await result.current.save()))
  return { server, result, type, save }
}

it('a draft of which the answer was lost is no change of somebody else’s', async () => {
  const { server, result, type, save } = write(1)
  type('Arrived, unanswered ')
  await save()
  expect(result.current.state.is).toBe('failed')
  type('Written since')
  await save()
  expect(result.current.state.is).toBe('saved')
  expect(server.now().message).toBe('Written since')
})

it('what somebody else has changed meanwhile is still a conflict', async () => {
  const { server, result, type, save } = write(1)
  type('Arrived, unanswered')
  await save()
  server.change({ message: 'Of somebody else' })
  await save()
  expect(result.current.state.is).toBe('conflict')
  expect(server.now().message).toBe('Of somebody else')
})

it('what is kept after a conflict takes nothing back that was changed elsewhere', async () => {
  const { server, result, type, save } = write(0)
  server.change({ label: 'Of somebody else' })
  type('Mine')
  await save()
  expect(result.current.state).toMatchObject({ is: 'conflict', changed: ['label'] })
  await act(() => result.current.settle('mine'))
  await save()
  expect(server.now()).toMatchObject({ label: 'Of somebody else', message: 'Mine' })
})

it('what one field refuses keeps nothing else from being saved, and stays in its field', async () => {
  const saves: string[] = []
  const store: DraftStore = {
    begin: async () => ({ id: 'begun', revision: 1 }),
    read: async () => recipe,
    save: async (id, revision, { label, message }) => {
      saves.push(label)
      const errors = { label: ['Use at most 40 characters.'] }
      if (label.length > 40) throw new ApiError({ status: 422, body: { errors } })
      return { ...recipe, id, revision: revision + 1, label, message }
    },
  }
  const told: string[] = []
  const { result } = renderHook(() =>
    useDraft({ ...recipe, id: '' }, (id) => void told.push(id), store),
  )
  const long = 'x'.repeat(41)
  act(() => result.current.change((old) => ({ ...old, label: long, message: 'Saved' })))
  await act(async () => expect(await result.current.flush()).toBeUndefined())
  expect(result.current).toMatchObject({
    state: { is: 'failed', isPart: true, error: { status: 422 } },
    fields: { label: long },
    recipe: { id: 'begun', message: 'Saved', label: '' },
  })
  // its address has it after a reload
  expect(told).toEqual(['begun'])
  act(() => result.current.change((old) => ({ ...old, label: 'Short' })))
  await act(async () => void (await result.current.save()))
  expect(result.current).toMatchObject({ state: { is: 'saved' }, recipe: { label: 'Short' } })
  expect(saves).toEqual([long, '', 'Short'])
})

function answer(losing: number) {
  const set = { id: 's', revision: 1, values: { weight: 60 } } as unknown as PatientAnswerSet
  const server = serverOf(set, losing)
  const sent: object[] = []
  const calls = {
    read: server.read,
    save: (revision, values) => {
      sent.push(values)
      const trimmed = Object.entries(values).map(([id, value]) => [
        id,
        typeof value === 'string' ? value.trim() : value,
      ])
      const now = { ...server.now().values, ...Object.fromEntries(trimmed) }
      return server.save(revision, { values: now })
    },
  } as AnswerCalls<PatientAnswerSet>
  const open = () => renderHook(() => useAnswers(server.now(), calls))
  const { result, unmount } = open()
  const type = (id: string, value: unknown) => act(() => result.current.change(id, value))
  const save = () => act(async () => void (await result.current.save()))
  return { server, sent, result, type, save, open, unmount }
}

it('answers of which the answer was lost are no change of somebody else’s', async () => {
  const { server, result, type, save } = answer(1)
  type('weight', 61)
  await save()
  expect(result.current.state.is).toBe('failed')
  type('height', 170)
  await save()
  await waitFor(() => expect(result.current.state.is).toBe('saved'))
  expect(server.now().values).toEqual({ weight: 61, height: 170 })
})

it('an answer that was saved is not sent with the next one', async () => {
  const { sent, result, type, save } = answer(0)
  type('weight', 61)
  await save()
  type('height', 170)
  await save()
  expect(sent).toEqual([{ weight: 61 }, { height: 170 }])
  expect(result.current.values).toEqual({ weight: 61, height: 170 })
})

it('a space at the end of an answer stays while one types on', async () => {
  const { server, result, type, save } = answer(0)
  type('note', 'a ')
  await save()
  expect(result.current.values).toEqual({ weight: 60, note: 'a ' })
  expect(result.current.state.is).toBe('saved')
  expect(server.now().values).toEqual({ weight: 60, note: 'a' })
})

it('what was mistyped takes no answer away, and stands in its field again', async () => {
  const { server, sent, result, type, save, open, unmount } = answer(0)
  type('weight', { typed: '6600' })
  type('height', 170)
  await save()
  expect(server.now().values).toEqual({ weight: 60, height: 170 })
  expect(result.current.state.is).toBe('saved')
  unmount()
  // a photo that was added, or another device
  server.change({})
  const again = open().result
  expect(again.current.values).toEqual({ weight: { typed: '6600' }, height: 170 })
  // nothing of it is to be sent, so that nobody was faster either
  expect(again.current.state.is).toBe('saved')
  await act(async () => void (await again.current.save()))
  expect(sent).toHaveLength(1)
})

it('a question has one key however often it is sent, and another once it is worded otherwise', async () => {
  drawPart(<AskDialog about={{ kind: 'question' }} open onClose={() => undefined} />, () => [])
  const keys: (string | null)[] = []
  vi.stubGlobal('fetch', async ({ headers }: Request) => {
    keys.push(headers.get('Idempotency-Key'))
    throw new TypeError('Failed to fetch')
  })
  const field = await screen.findByLabelText(/^Your question/)
  for (const [n, value] of ['With food?', 'With food?', 'Before food?'].entries()) {
    fireEvent.change(field, { target: { value } })
    fireEvent.submit(field.closest('form') as HTMLFormElement)
    await waitFor(() => expect(keys).toHaveLength(n + 1))
    await screen.findByText(/cannot be reached/)
  }
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})
