import { expect, it, vi } from 'vitest'
import { importCsv } from './entities/csvImport.ts'
import { csvFile } from './entities/read/csv.ts'
import { sha256InTurns } from './ids.ts'
import { createTurns } from './turns.ts'

/** How many turns others get while this is done, were every step of it slow. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let now = 0
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 10))
  let turns = 0
  const count = () => {
    turns++
    immediate = setImmediate(count)
  }
  let immediate = setImmediate(count)
  await work()
  clearImmediate(immediate)
  clock.mockRestore()
  return turns
}

it('gives every one of many at once a turn of its own', async () => {
  const turns = createTurns()
  const work = () => turns.map([1, 2, 3], (n) => n)
  expect(await turnsDuring(() => Promise.all([work(), work()]))).toBeGreaterThanOrEqual(6)
})

it.each([
  [
    'a file is read',
    () => importCsv({ turns: createTurns() } as never, file, columns, async () => undefined),
    20,
  ],
  ['a file is written', () => csvFile(createTurns(), ['A'], Array(20).fill(''), () => ['b']), 20],
  ['an upload is hashed', () => sha256InTurns(createTurns(), Buffer.alloc(4 * 1024 * 1024)), 4],
])('while %s others have their turns', async (_, work, least) => {
  expect(await turnsDuring(() => work().catch(() => {}))).toBeGreaterThanOrEqual(least)
})

const columns = { name: { names: ['name'], required: true } }
// too many rows, so that nothing follows the reading
const file = { text: `name\n${'ab,"c"\n'.repeat(3_000)}`, dry_run: true }
