import { readFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'

/** Where a figure was measured. */
export function machine(): string {
  const [cpu] = cpus()
  return `${cpus().length} × ${cpu?.model}, ${Math.round(totalmem() / 2 ** 30)} GB`
}

/** Seconds that processes have used; of those that have ended nothing is known. */
export const cpuOf = (pids: number[]): number =>
  pids.reduce((sum, pid) => {
    try {
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /, '')
        .split(' ')
      return sum + (Number(fields[11]) + Number(fields[12])) / 100
    } catch {
      return sum
    }
  }, 0)
