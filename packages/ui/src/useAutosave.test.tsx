// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { type Autosave, useAutosave } from './useAutosave.ts'

type Fields = { text: string }
type Stored = Fields & { id: string; revision: number }

it('tells of a new record once it is saved, also when its first save was refused', async () => {
  const refused = Object.assign(new Error('At most 20 packs'), { code: 'VALIDATION', status: 422 })
  const onBegun = vi.fn()
  const how: Autosave<Fields, Stored> = {
    keepAs: ({ id }) => `record ${id}`,
    delayMs: 60_000,
    fieldsOf: ({ text }) => ({ text }),
    begin: async () => ({ id: 'r1', revision: 1 }),
    read: async (id) => ({ id, revision: 1, text: '' }),
    save: vi
      .fn<Autosave<Fields, Stored>['save']>()
      .mockRejectedValueOnce(refused)
      .mockImplementation(async (id, revision, fields) => ({
        ...fields,
        id,
        revision: revision + 1,
      })),
    answered: (now) => now,
    isIn: () => false,
    merge: ({ mine }) => mine,
    onBegun,
  }
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
