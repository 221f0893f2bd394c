import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { step } from './run.mjs'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('says every ten seconds how long it has taken and how far it is, until it is done', async () => {
  vi.useFakeTimers()
  const said = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const work = Promise.withResolvers<string>()
  let packages = 0
  const done = step(
    'Installing packages',
    () => work.promise,
    () => `${packages} packages unpacked`,
  )
  await vi.advanceTimersByTimeAsync(10_000)
  packages = 412
  await vi.advanceTimersByTimeAsync(12_000)
  work.resolve('all')
  expect(await done).toBe('all')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(said.mock.calls.flat()).toEqual([
    '  Installing packages …',
    '    10.0 s: 0 packages unpacked',
    '    20.0 s: 412 packages unpacked',
    '  Installing packages: done in 22.0 s',
  ])
})

it('is silent about what has failed', async () => {
  vi.useFakeTimers()
  const said = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  await expect(step('Building', () => Promise.reject(new Error('no space')))).rejects.toThrow()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(said.mock.calls.flat()).toEqual(['  Building …'])
})

it('a server whose terminal is closed ends, also one that takes SIGHUP for something else', async () => {
  const server = `process.on('SIGHUP', () => {}); console.log(process.ppid, process.pid); setInterval(() => {}, 1000)`
  const script = `
    import { main } from '${import.meta.dirname}/run.mjs'
    import { serve } from '${import.meta.dirname}/server.mjs'
    main(() => serve(['-e', ${JSON.stringify(server)}]))`
  const npm = spawn(
    '/bin/sh',
    ['-c', '"$0" --input-type=module -e "$1" & wait', process.execPath, script],
    {
      env: { ...process.env, npm_lifecycle_event: 'start' },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  const [line] = await once(npm.stdout, 'data')
  const pids = `${line}`.trim().split(' ').map(Number)
  let isOver = false
  const over = once(npm, 'close').then(() => {
    isOver = true
  })
  onTestFinished(() => {
    if (!isOver) for (const pid of pids) process.kill(pid, 'SIGKILL')
  })
  process.kill(pids[0]!, 'SIGHUP')
  npm.kill('SIGKILL')
  await over
}, 15_000)
