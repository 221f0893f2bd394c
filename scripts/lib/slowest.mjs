import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { ROOT } from './root.mjs'

/** The slowest tests of both reports, as lines for the terminal; empty when neither report is there. */
export function slowestTests({ unit, e2e }, count) {
  const tests = [...unitTests(read(unit)), ...browserTests(read(e2e))]
  if (tests.length === 0) return ''
  const lines = tests
    .sort((a, b) => b.ms - a.ms)
    .slice(0, count)
    .map(({ ms, file, name }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${file}  ${name}`)
  return ['\nThe slowest tests:', ...lines].join('\n')
}

/** The browser tests that passed only when tried again, as lines for the terminal; the next change mends or deletes them. */
export function secondTries(e2e) {
  const again = browserTests(read(e2e)).filter(({ isFlaky }) => isFlaky)
  if (again.length === 0) return ''
  return [
    '\nPassed only when tried again:',
    ...again.map(({ file, name }) => `  ${file}  ${name}`),
  ].join('\n')
}

const read = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined)

function unitTests(report) {
  return (report?.testResults ?? []).flatMap(({ name: path, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      ms: duration ?? 0,
      file: relative(ROOT, path),
      name: fullName.trim(),
    })),
  )
}

/** A suite holds suites; a test that was tried again counts with all its tries. */
function browserTests(report) {
  const below = (suite) => [
    ...(suite.specs ?? []).map(({ file, title, tests }) => ({
      ms: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
      file: `e2e/${file}`,
      name: title,
      isFlaky: tests.some(({ status }) => status === 'flaky'),
    })),
    ...(suite.suites ?? []).flatMap(below),
  ]
  return (report?.suites ?? []).flatMap(below)
}
