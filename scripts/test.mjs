import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBrowser } from './lib/browser.mjs'
import { ensureBuilt } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { NODE, projectEnv, ROOT } from './lib/root.mjs'
import { main, Problem, run, seconds } from './lib/run.mjs'
import { secondTries, slowestTests } from './lib/slowest.mjs'

const RESULTS = join(ROOT, 'test-results')
const UNIT = join(RESULTS, 'unit.json')
const DIVIDED = join(RESULTS, 'divided.json')
const POOLED = join(RESULTS, 'pooled.json')
const E2E = join(RESULTS, 'e2e.json')

/** Browser tests of one run that may need their second try: a busy machine has slow moments. */
const MOST_FLAKY = 2

const POOLERS = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer']
let notRun = 0

const NONE = { passed: 0, failed: 0, skipped: 0 }

const { values: options } = parseArgs({
  options: {
    /** The long forms of the tests run as well. */
    deep: { type: 'boolean', default: false },
    /** The stage of tests that is the first one, after a long run has stopped there. */
    from: { type: 'string' },
  },
})
const isDeep = options.deep

/** Colours are for people: a log file gets none. */
const quietEnv = {
  ...(isDeep ? { OFFICINA_DEEP: '1' } : {}),
  ...(process.stdout.isTTY ? {} : { NO_COLOR: '1', FORCE_COLOR: undefined }),
  // the tests choose their own mode, whatever the terminal is set to
  NODE_ENV: undefined,
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
}

/**
 * Stages run one after the other. The lanes of a stage run in parallel; a lane is a chain of checks, and each
 * prints its output when it has ended.
 */
const PREPARATION = [
  ['packages', ensureInstalled],
  ['browser', ensureBrowser],
  [
    [['types', () => npm('types')]],
    [
      ['format and lint', () => npm('lint')],
      ['generated files', () => npm('gen:check')],
      ['build', () => ensureBuilt({ force: true })],
    ],
  ],
]
const TESTS = [
  ['unit and integration tests', () => vitest(UNIT)],
  ...(isDeep
    ? [
        ['tests of the server, divided by practice', () => serverTests('divided', DIVIDED)],
        ['tests of the server, behind PgBouncer', behindPooler],
      ]
    : []),
  ['browser tests', () => run(NODE, ['scripts/e2e.mjs'], { env: projectEnv(quietEnv) })],
]

/**
 * `npm test`: everything, from a fresh clone on. Stops at the first stage that fails. `npm run test:deep` is
 * the same with the long forms of some tests (docs/reliability.md names them); it takes more than an hour, so it
 * runs all stages of tests whichever fails.
 */
main(async () => {
  const first = options.from ? TESTS.findIndex(([name]) => name === options.from) : 0
  if (first < 0) throw new Problem(`--from takes one of: ${TESTS.map(([name]) => name).join('; ')}`)
  rmSync(RESULTS, { recursive: true, force: true })
  mkdirSync(RESULTS, { recursive: true })
  const began = performance.now()
  const failedStages = []
  for (const stage of [...PREPARATION, ...TESTS.slice(first)]) {
    const failed = typeof stage[0] === 'string' ? await runStage(stage) : await runLanes(stage)
    if (failed) failedStages.push(failed)
    if (failed && !(isDeep && TESTS.includes(stage))) break
  }
  const failedStage = failedStages.join(', ')
  const part = first > 0 ? `, from the ${options.from} on` : ''
  console.log(slowestTests({ unit: UNIT, e2e: E2E }, 20))
  console.log(secondTries(E2E))
  const counts = [...[UNIT, DIVIDED, POOLED].map(unitCounts), e2eCounts()]
  const total = (kind) => counts.reduce((sum, count) => sum + count[kind], 0)
  const failed = total('failed')
  console.log(failedStage ? `\nFailed: ${failedStage}.` : `\nEverything passed${part}.`)
  console.log(`It took ${seconds(began)}; ${total('skipped') + notRun} tests do not apply here.`)
  // a stage that fails without a failed test (lint, types, a crash) counts as one
  console.log(`${total('passed')} passed, ${failedStage ? Math.max(failed, 1) : failed} failed`)
  return failedStage || failed > 0 ? 1 : 0
})

/** Answers its name when it has failed. */
async function runStage([name, work]) {
  console.log(`\n── ${name} ──`)
  const began = performance.now()
  try {
    await work()
    console.log(`── ${name}: ok, ${seconds(began)}`)
  } catch (error) {
    console.error(error instanceof Problem ? error.message : error)
    return name
  }
}

async function runLanes(lanes) {
  console.log(
    `\n── ${lanes
      .flat()
      .map(([name]) => name)
      .join(', ')} ──`,
  )
  const failed = await Promise.all(
    lanes.map(async (lane) => {
      for (const [name, work] of lane) {
        const began = performance.now()
        try {
          const said = await work()
          if (said?.trim()) console.log(said.trim())
          console.log(`── ${name}: ok, ${seconds(began)}`)
        } catch (error) {
          console.error(error instanceof Problem ? error.message : error)
          console.error(`── ${name}: failed, ${seconds(began)}`)
          return name
        }
      }
    }),
  )
  return failed.filter(Boolean).join(', ')
}

function npm(script) {
  return run('npm', ['run', '--silent', script], { env: projectEnv(quietEnv), quiet: true })
}

function vitest(results, { args = [], env = {} } = {}) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${results}`]
  return run(NODE, [join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run', ...reporters, ...args], {
    env: projectEnv({ ...quietEnv, ...env }),
  })
}

/** All tests of the server in their usual form on another kind of database (`apps/api/src/testing/deep.ts`). */
function serverTests(kind, results) {
  return vitest(results, {
    args: ['--project=api'],
    env: { OFFICINA_DEEP: undefined, OFFICINA_ON_DATABASE: kind },
  })
}

function behindPooler() {
  if (POOLERS.some((path) => existsSync(path))) return serverTests('pooled', POOLED)
  console.log('Not run: PgBouncer is not installed.')
  notRun++
}

function unitCounts(results) {
  if (!existsSync(results)) return NONE
  const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(
    readFileSync(results, 'utf8'),
  )
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests }
}

function e2eCounts() {
  if (!existsSync(E2E)) return NONE
  const { stats } = JSON.parse(readFileSync(E2E, 'utf8'))
  const { expected, unexpected, flaky, skipped } = stats
  // the runner names each test that passed only when tried again; many of them are a failure
  if (flaky <= MOST_FLAKY) return { passed: expected + flaky, failed: unexpected, skipped }
  return { passed: expected, failed: unexpected + flaky, skipped }
}
