import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { CACHE, NODE, projectEnv, quickStart, ROOT } from './root.mjs'
import { leaveSignalsTo } from './run.mjs'

/**
 * Of every server process: a small young generation takes 100 MB less and costs no speed. With a heap of at
 * most 512 MB (it needs 80) it is tidied when it has grown by half; without a limit, when it has grown fourfold. What is
 * left of a busy minute the server collects itself (`boot/tidy.ts`). V8 may decide that what a line of code makes lives
 * long, and makes it in the old generation from then on: every third server did so with the rows of its answers, and a
 * list took 40% more of its processor.
 */
export const SERVER_FLAGS = [
  '--max-semi-space-size=8',
  '--max-old-space-size=512',
  '--expose-gc',
  '--no-allocation-site-pretenuring',
]

/** The C library has two heaps instead of eight for each processor, and keeps less of what is freed: 5 MB less. */
export const HEAP_ENV = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' }

/** Stripped and compiled sources are kept between starts. */
export const SERVER_ENV = {
  ...HEAP_ENV,
  NODE_COMPILE_CACHE: join(CACHE, 'compiled'),
  NODE_OPTIONS: quickStart(),
}

/** A terminal's Ctrl-C reaches this process directly and once more through npm. */
const SAME_SIGNAL_MS = 1000

/**
 * Runs a long-lived program of the project: passes each signal on once, ends when it ends.
 * It runs in a process group of its own, so that it hears of a signal from here only, and stops by
 * itself when this process is killed (its channel closes). Resolves with the exit code.
 */
export function serve(args, env = {}) {
  const child = spawn(NODE, [...SERVER_FLAGS, ...args], {
    cwd: ROOT,
    env: projectEnv({ ...SERVER_ENV, ...env }),
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  let last = Number.NEGATIVE_INFINITY
  let passed
  const pass = (signal) => {
    const now = performance.now()
    if (signal !== passed || now - last > SAME_SIGNAL_MS) child.kill(signal)
    last = now
    passed = signal
  }
  leaveSignalsTo(pass)
  const lonely = stopWhenAlone(() => pass('SIGTERM'))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      clearInterval(lonely)
      // ended by our own signal before it could listen to signals: nothing was open yet
      resolve(code ?? (signal === passed ? 0 : 1))
    })
  })
}

/** A killed npm leaves its script running: notice that the parent has changed. */
function stopWhenAlone(stop) {
  if (!process.env.npm_lifecycle_event) return undefined
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    stop()
  }, 250)
  timer.unref()
  return timer
}
