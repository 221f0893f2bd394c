import { examine, type Finding } from '../examine/examine.ts'
import { runOnData } from './run.ts'

/** `npm run doctor`: whether this installation can be relied on, and what to do where not. Exits 1 when something is wrong. */
await runOnData(async ({ config, database }) => {
  const findings = await examine(config, database)
  for (const { what, is, says } of findings) console.log(`${sign(is)}  ${what.padEnd(10)}${says}`)
  const bad = findings.filter(({ is }) => is === 'wrong').length
  if (bad === 0) return
  console.log(`\n${bad === 1 ? '1 thing is' : `${bad} things are`} wrong.`)
  process.exitCode = 1
})

function sign(is: Finding['is']): string {
  return { ok: 'ok   ', attention: 'look ', wrong: 'WRONG' }[is]
}
