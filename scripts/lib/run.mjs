import { spawn } from 'node:child_process'
import { ROOT } from './root.mjs'

/** One clear sentence for the person at the terminal; no stack. */
export class Problem extends Error {}

const running = new Set()
let stopped = false

/** Runs a program to its end. `quiet` keeps its output for the failure message. Rejects with a Problem. */
export function run(
  command,
  args,
  { env = process.env, quiet = false, cwd = ROOT, limit = 0 } = {},
) {
  return new Promise((resolve, reject) => {
    const output = quiet ? 'pipe' : 'inherit'
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', output, output] })
    running.add(child)
    const late = limit > 0 ? setTimeout(() => child.kill('SIGTERM'), limit) : undefined
    let said = ''
    const keep = (chunk) => {
      said = (said + chunk).slice(-20_000)
    }
    child.stdout?.on('data', keep)
    child.stderr?.on('data', keep)
    child.once('error', (error) => {
      running.delete(child)
      clearTimeout(late)
      reject(new Problem(`${command} cannot be started: ${error.message}`))
    })
    child.once('close', (code, signal) => {
      running.delete(child)
      clearTimeout(late)
      if (code === 0) resolve(said)
      else
        reject(
          new Problem(
            `${said.trim()}\n${command} ${args[0] ?? ''} ended with ${signal ?? code}.`.trim(),
          ),
        )
    })
  })
}

/** A step with a name: says what it does, every ten seconds that and how far it is, and how long it took. */
export async function step(name, work, soFar = () => 'still working') {
  const began = performance.now()
  console.log(`  ${name} …`)
  const ticking = setInterval(() => console.log(`    ${seconds(began)}: ${soFar()}`), 10_000)
  try {
    const result = await work()
    console.log(`  ${name}: done in ${seconds(began)}`)
    return result
  } finally {
    clearInterval(ticking)
  }
}

export const seconds = (began) => `${((performance.now() - began) / 1000).toFixed(1)} s`

/** Runs a command's main function: signals reach its programs, problems are one sentence. */
export async function main(work) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => onSignal(signal))
  try {
    process.exitCode = (await work()) ?? 0
  } catch (error) {
    if (stopped) process.exit(130)
    console.error(error instanceof Problem ? `\n${error.message}` : error)
    process.exit(1)
  }
}

let onSignal = (signal) => {
  stopped = true
  for (const child of running) child.kill(signal)
  if (running.size === 0) process.exit(130)
}

/** Hands all signals to a long-lived program, which decides when this process ends. */
export function leaveSignalsTo(handler) {
  onSignal = handler
}
