import * as events from '@officina/client/events'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, cleanup, render } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'
import { OpenEditsContext, useOpenEdit } from './OpenEdits.ts'
import { useLive } from './useLive.ts'

const line = {} as Parameters<typeof events.openEvents>[2]
// the module itself may be in use already: the window and what is loaded in it serve all files
vi.spyOn(events, 'openEvents').mockImplementation((_path, _event, handlers) => {
  Object.assign(line, handlers)
  return () => undefined
})
afterAll(() => void vi.restoreAllMocks())

const read = vi.fn<() => Promise<string>>()
const queryClient = new QueryClient()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  read.mockReset().mockResolvedValue('an order')
})
afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.useRealTimers()
})

function Edit() {
  useOpenEdit()
  return null
}

function Page({ isEdited }: { isEdited: boolean }) {
  const { edits } = useLive()
  useQuery({ queryKey: ['orders', 'getOne', { id: 'o' }], queryFn: read, staleTime: 30_000 })
  return <OpenEditsContext value={edits}>{isEdited && <Edit />}</OpenEditsContext>
}

/** The page of an order that has been read; answers how to open and close a dialog on it. */
async function openPage() {
  const page = (isEdited: boolean) => (
    <QueryClientProvider client={queryClient}>
      <Page isEdited={isEdited} />
    </QueryClientProvider>
  )
  const { rerender } = render(page(false))
  await act(async () => {})
  expect(read).toHaveBeenCalledTimes(1)
  return async (isEdited: boolean) => {
    rerender(page(isEdited))
    await act(async () => {})
  }
}
const hear = async (resource: string) => {
  await act(async () => line.onEvent({ resources: [resource] }))
  vi.setSystemTime(Date.now() + 1)
}

it('a record that is only shown is read again when it, and not when another kind, has changed', async () => {
  await openPage()
  await hear('doctors')
  expect(read).toHaveBeenCalledTimes(1)
  await hear('orders')
  expect(read).toHaveBeenCalledTimes(2)
})

it('a record that is edited stays as it was read until the dialog is closed', async () => {
  const edit = await openPage()
  await edit(true)
  await hear('orders')
  expect(read).toHaveBeenCalledTimes(1)
  await edit(false)
  expect(read).toHaveBeenCalledTimes(2)
})

it('what the dialog has read since is not read again', async () => {
  const edit = await openPage()
  await edit(true)
  await hear('orders')
  await act(() => queryClient.refetchQueries())
  await edit(false)
  expect(read).toHaveBeenCalledTimes(2)
})

it('what was being read when the change was heard is read again', async () => {
  const edit = await openPage()
  await edit(true)
  const answer = Promise.withResolvers<string>()
  read.mockReturnValueOnce(answer.promise)
  const reading = queryClient.refetchQueries()
  await hear('orders')
  answer.resolve('maybe the order of before')
  await act(() => reading)
  expect(read).toHaveBeenCalledTimes(2)
  await edit(false)
  expect(read).toHaveBeenCalledTimes(3)
})

it('after a while in which nothing was heard the record is read again', async () => {
  await openPage()
  await act(async () => line.onState(true))
  expect(read).toHaveBeenCalledTimes(1)
  await act(async () => line.onState(false))
  await act(async () => line.onState(true))
  expect(read).toHaveBeenCalledTimes(2)
})

it('what the rows of a list add up to is read again with the rows', async () => {
  await openPage()
  const keys = ['getList', 'totals'].map((kind) => ['settlements', kind, '{}'])
  const isStale = () => keys.map((key) => queryClient.getQueryState(key)?.isInvalidated)
  for (const key of keys) queryClient.setQueryData(key, {})
  await hear('orders')
  expect(isStale()).toEqual([false, false])
  await hear('settlements')
  expect(isStale()).toEqual([true, true])
})
