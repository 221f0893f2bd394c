import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fewAtOnce } from './fewAtOnce.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Work that ends when it is told to, and who has begun. */
function workers() {
  const begun: number[] = []
  const ends = new Map<number, (error?: Error) => void>()
  const work = (id: number) => () => {
    begun.push(id)
    return new Promise<number>((done, failed) => {
      ends.set(id, (error) => (error ? failed(error) : done(id)))
    })
  }
  const end = async (id: number, error?: Error) => {
    ends.get(id)?.(error)
    await vi.advanceTimersByTimeAsync(0)
  }
  return { begun, work, end }
}

it('begins the next in line when one has ended or failed', async () => {
  const { begun, work, end } = workers()
  const run = fewAtOnce(2)
  const answers = [1, 2, 3, 4, 5].map((id) => run(work(id)).catch((error: Error) => error.message))
  expect(begun).toEqual([1, 2])
  await vi.advanceTimersByTimeAsync(15)
  await end(2)
  expect(begun).toEqual([1, 2, 3])
  // the wait begins anew whenever something ends
  await vi.advanceTimersByTimeAsync(15)
  await end(1, new Error('lost'))
  expect(begun).toEqual([1, 2, 3, 4])
  await end(3)
  expect(begun).toEqual([1, 2, 3, 4, 5])
  await end(4)
  await end(5)
  expect(await Promise.all(answers)).toEqual(['lost', 2, 3, 4, 5])
  expect(vi.getTimerCount()).toBe(0)
})

it('lets all who wait begin when nothing has ended for 20 ms, and few again after that', async () => {
  const { begun, work, end } = workers()
  const run = fewAtOnce(2)
  const start = (...ids: number[]) => {
    for (const id of ids) void run(work(id))
  }
  start(1, 2, 3, 4, 5)
  await vi.advanceTimersByTimeAsync(19)
  expect(begun).toEqual([1, 2])
  await vi.advanceTimersByTimeAsync(1)
  expect(begun).toEqual([1, 2, 3, 4, 5])
  start(6)
  for (const id of [1, 2, 3]) await end(id)
  expect(begun).toEqual([1, 2, 3, 4, 5])
  await end(4)
  expect(begun).toEqual([1, 2, 3, 4, 5, 6])
  start(7)
  expect(begun).not.toContain(7)
  for (const id of [5, 6, 7]) await end(id)
  expect(begun).toContain(7)
  expect(vi.getTimerCount()).toBe(0)
})
