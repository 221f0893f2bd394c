import { act, render, renderHook, waitFor } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import type { Autosave } from './autosave.ts'
import { useAutosave } from './useAutosave.ts'

type Fields = { text: string }
type Stored = Fields & { id: string; revision: number }

const refused = Object.assign(new Error('At most 20 packs'), { code: 'VALIDATION', status: 422 })
const saves = () =>
  vi
    .fn<Autosave<Fields, Stored>['save']>()
    .mockImplementation(async (id, revision, fields) => ({ ...fields, id, revision: revision + 1 }))
const base: Autosave<Fields, Stored> = {
  keepAs: ({ id }) => `record ${id}`,
  delayMs: 60_000,
  fieldsOf: ({ text }) => ({ text }),
  begin: async () => ({ id: 'r1', revision: 1 }),
  read: async (id) => ({ id, revision: 1, text: '' }),
  save: saves(),
  answered: (now) => now,
  isIn: () => false,
  merge: ({ mine }) => mine,
}

afterEach(() => void vi.useRealTimers())

it('waits for a save that has just begun before it says what is on record', async () => {
  const how = { ...base, save: saves().mockRejectedValueOnce(refused) }
  const { result } = renderHook(() =>
    useAutosave<Fields, Stored>({ id: 'r2', revision: 1, text: '' }, how),
  )
  const both = async (text: string) => {
    act(() => result.current.change(() => ({ text })))
    const saving = Promise.all([result.current.save(), result.current.flush()])
    return act(async () => (await saving)[1])
  }
  // a refused one is tried again
  expect(await both('99 packs')).toEqual({ id: 'r2', revision: 2, text: '99 packs' })
  expect(await both('1 pack')).toMatchObject({ id: 'r2', revision: 3 })
})

it('reads again what the server says of it, and leaves alone what has changed', async () => {
  const read = vi.fn<typeof base.read>(async (id) => ({ id, revision: 1, text: 'anew' }))
  const { result } = renderHook(() =>
    useAutosave<Fields, Stored>({ id: 'r3', revision: 1, text: '' }, { ...base, read }),
  )
  await act(() => result.current.reread())
  expect(result.current).toMatchObject({ stored: { text: 'anew' }, fields: { text: '' } })
  act(() => result.current.change(() => ({ text: 'typed' })))
  await act(() => result.current.reread())
  expect(read).toHaveBeenCalledOnce()
  await act(async () => void (await result.current.save()))
  await act(() => result.current.reread())
  expect(result.current.stored).toEqual({ id: 'r3', revision: 2, text: 'typed' })
})

it('tells of a new record once it is saved, also when its first save was refused', async () => {
  const onBegun = vi.fn()
  const how = { ...base, save: saves().mockRejectedValueOnce(refused), onBegun }
  const { result } = renderHook(() =>
    useAutosave<Fields, Stored>({ id: '', revision: 0, text: '' }, how),
  )
  const type = async (text: string) => {
    act(() => result.current.change(() => ({ text })))
    await act(async () => void (await result.current.save()))
  }
  await type('99 packs')
  expect([result.current.state.is, onBegun.mock.calls]).toEqual(['failed', []])
  await type('1 pack')
  await type('2 packs')
  expect([result.current.state.is, onBegun.mock.calls]).toEqual(['saved', [['r1']]])
})

it('writes on in a new record where the old one was deleted', async () => {
  const onBegun = vi.fn()
  const gone = Object.assign(new Error('Not found.'), { code: 'NOT_FOUND', status: 404 })
  const how = { ...base, save: saves().mockRejectedValueOnce(gone), onBegun }
  const { result } = renderHook(() =>
    useAutosave<Fields, Stored>({ id: 'r9', revision: 4, text: '' }, how),
  )
  act(() => result.current.change(() => ({ text: 'typed' })))
  await act(async () => void (await result.current.save()))
  expect([result.current.state.is, onBegun.mock.calls]).toEqual(['failed', []])
  await act(async () => void (await result.current.beginAnew()))
  expect(result.current.state).toEqual({ is: 'saved' })
  expect(result.current.stored).toEqual({ id: 'r1', revision: 2, text: 'typed' })
  expect(onBegun.mock.calls).toEqual([['r1']])
})

it('saves at the latest four seconds after the first change while changes go on, one save at a time', async () => {
  vi.useFakeTimers()
  const begun = Date.now()
  const sent: [number, number, string][] = []
  let running = 0
  const save = saves().mockImplementation(async (id, revision, { text }) => {
    expect(++running).toBe(1)
    sent.push([Date.now() - begun, revision, text])
    // the second one takes longer than the changes may wait
    await new Promise((answer) => setTimeout(answer, revision === 2 ? 6_200 : 100))
    running--
    return { id, revision: revision + 1, text }
  })
  const { result } = renderHook(() =>
    useAutosave<Fields, Stored>(
      { id: 'r4', revision: 1, text: '' },
      { ...base, delayMs: 2_000, save },
    ),
  )
  for (let at = 0; at < 16_000; at += 500) {
    act(() => result.current.change(() => ({ text: `${at}` })))
    for (let ms = 0; ms < 500; ms += 100) await act(() => vi.advanceTimersByTimeAsync(100))
  }
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(sent).toEqual([
    [4_000, 1, '3500'],
    [8_000, 2, '7500'],
    [14_200, 3, '14000'],
    [17_500, 4, '15500'],
  ])
  expect(result.current.state).toEqual({ is: 'saved' })
})

it('leaves out of the last save of a page what was refused and has not changed', async () => {
  type Two = { text: string; note: string }
  type Kept = Two & { id: string; revision: number }
  const long = Object.assign(new Error('At most 3'), { errors: { text: ['At most 3'] } })
  const save = vi.fn<Autosave<Two, Kept>['save']>(async (id, revision, fields) => {
    if (fields.text.length > 3) throw long
    return { ...fields, id, revision: revision + 1 }
  })
  const { result } = renderHook(() =>
    useAutosave<Two, Kept>(
      { id: 'r5', revision: 1, text: '', note: '' },
      {
        ...{ keepAs: () => 'two', delayMs: 60_000, save, isIn: () => false },
        fieldsOf: ({ text, note }) => ({ text, note }),
        read: async (id) => ({ id, revision: 1, text: '', note: '' }),
        answered: (now) => now,
        merge: ({ mine }) => mine,
        withoutRefused: (sent, { text }, errors) => (errors.text ? { ...sent, text } : sent),
        stillRefused: (errors, sent, now) => (sent.text === now.text ? errors : {}),
      },
    ),
  )
  const change = (part: Partial<Two>) =>
    act(() => result.current.change((old) => ({ ...old, ...part })))
  const leave = () =>
    act(async () => {
      const leaving = new Event('beforeunload', { cancelable: true })
      dispatchEvent(leaving)
      expect(leaving.defaultPrevented).toBe(true)
    })
  change({ text: 'long' })
  await act(async () => void (await result.current.save()))
  const { errors: shown } = long
  save.mockClear()
  await leave()
  expect(save).not.toHaveBeenCalled()
  change({ note: 'new' })
  await leave()
  expect(save.mock.calls).toEqual([['r5', 2, { text: '', note: 'new' }]])
  // who stays is told as before
  expect(result.current).toMatchObject({
    fields: { text: 'long', note: 'new' },
    state: { is: 'failed', isPart: true, error: { message: 'At most 3' } },
  })
  expect(long.errors).toBe(shown)
  change({ text: 'ok' })
  await leave()
  expect(save.mock.lastCall).toEqual(['r5', 3, { text: 'ok', note: 'new' }])
})

it('goes on with the save of the form before it on the same record', async () => {
  const answers: (() => void)[] = []
  const save = saves().mockImplementation(async (id, revision, fields) => {
    await new Promise<void>((answer) => answers.push(answer))
    return { ...fields, id, revision: revision + 1 }
  })
  // read before anything of it was saved
  const read = { id: 'r6', revision: 1, text: '' }
  let form = {} as ReturnType<typeof useAutosave<Fields, Stored>>
  function Form() {
    form = useAutosave<Fields, Stored>(read, { ...base, save })
    return null
  }
  const type = (text: string) => act(() => form.change(() => ({ text })))
  const answered = async (is: string) => {
    answers.shift()?.()
    await waitFor(() => expect(form.state.is).toBe(is))
  }
  const { rerender } = render(<Form key="left" />)
  type('a')
  rerender(<Form key="opened with that" />)
  expect(form).toMatchObject({ fields: { text: 'a' }, state: { is: 'saving' } })
  type('ab')
  await answered('waiting')
  rerender(<p />)
  rerender(<Form key="opened before the answer" />)
  expect(form).toMatchObject({ fields: { text: 'ab' }, state: { is: 'saving' } })
  await answered('saved')
  rerender(<p />)
  rerender(<Form key="opened after the answer" />)
  expect(form).toMatchObject({ fields: { text: 'ab' }, stored: { revision: 3 } })
  expect(save.mock.calls.map(([, revision, { text }]) => [revision, text])).toEqual([
    [1, 'a'],
    [2, 'ab'],
  ])
})

it('does not bring back what was given up while a save of it is under way', () => {
  const save = saves().mockImplementation(() => new Promise(() => undefined))
  let form = {} as ReturnType<typeof useAutosave<Fields, Stored>>
  function Form() {
    form = useAutosave<Fields, Stored>({ id: 'r7', revision: 1, text: '' }, { ...base, save })
    return null
  }
  const { rerender } = render(<Form key="left" />)
  act(() => form.change(() => ({ text: 'a' })))
  act(() => void form.save())
  act(() => form.change(() => ({ text: 'ab' })))
  act(() => form.leave())
  rerender(<p />)
  rerender(<Form key="opened anew" />)
  expect(form).toMatchObject({ fields: { text: '' }, state: { is: 'saved' } })
})

it('shows what the form before it has heard after this one was drawn', () => {
  let form = {} as ReturnType<typeof useAutosave<Fields, Stored>>
  function Form({ last }: { last: string }) {
    form = useAutosave<Fields, Stored>({ id: 'r8', revision: 1, text: '' }, base)
    const { change } = form
    useLayoutEffect(() => () => change(() => ({ text: last })), [last])
    return null
  }
  const { rerender } = render(<Form key="left" last="ab" />)
  act(() => form.change(() => ({ text: 'a' })))
  rerender(<Form key="opened" last="" />)
  expect(form.fields).toEqual({ text: 'ab' })
})

it('saves what is taken back after its page was left', async () => {
  const save = saves()
  const { result, unmount } = renderHook(() =>
    useAutosave<Fields, Stored>({ id: 'r9', revision: 1, text: '' }, { ...base, save }),
  )
  unmount()
  result.current.change(() => ({ text: 'put back' }))
  await waitFor(() => expect(save.mock.calls).toEqual([['r9', 1, { text: 'put back' }]]))
})
