import { spawn } from 'node:child_process'

const timeoutMs = 60_000

/**
 * Asks a scanner about a file before anything of it is stored. The command gets the content on its standard
 * input and says by its exit code, as clamscan and clamdscan do, 0 `clean`, 1 `infected`. Anything else, and
 * an answer that takes over a minute, throws: what was not scanned is not accepted.
 */
export function scanFile(command: string, content: Buffer): Promise<'clean' | 'infected'> {
  const [program = '', ...words] = command.split(/\s+/)
  return new Promise((resolve, reject) => {
    const child = spawn(program, words, {
      stdio: ['pipe', 'ignore', 'ignore'],
      timeout: timeoutMs,
      killSignal: 'SIGKILL',
    })
    child.once('error', reject)
    child.once('close', (code) => {
      if (code === 0) resolve('clean')
      else if (code === 1) resolve('infected')
      else reject(new Error(`${program} ended with ${code ?? 'a signal'}`))
    })
    // a scanner that has seen enough closes its input; what it says counts
    child.stdin.on('error', () => {})
    child.stdin.end(content)
  })
}
