import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { type Autosave, useAutosave } from './useAutosave.ts'

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
