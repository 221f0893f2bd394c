export type FileLimits = {
  /** MIME types and extensions: `['image/jpeg', '.pdf']`; `image/*` works too. */
  accept: readonly string[]
  maxBytes: number
  maxFiles: number
}
type Facts = { name: string; size: number; type: string }
type Problem = { code: 'kind' | 'size' | 'empty' | 'count'; name: string }

/** Which of the new files may join the chosen ones, and the first reason why one may not. */
export function checkFiles<F extends Facts>(
  chosen: readonly Facts[],
  added: readonly F[],
  limits: FileLimits,
): { taken: F[]; problem: Problem | undefined } {
  const taken: F[] = []
  let problem: Problem | undefined
  for (const file of added) {
    if (chosen.some((other) => same(other, file))) continue
    const code = wrong(file, limits, chosen.length + taken.length)
    if (code) problem ??= { code, name: file.name }
    else taken.push(file)
  }
  return { taken, problem }
}

function wrong(file: Facts, limits: FileLimits, count: number): Problem['code'] | undefined {
  if (!limits.accept.some((rule) => matches(file, rule.toLowerCase()))) return 'kind'
  if (file.size === 0) return 'empty'
  if (file.size > limits.maxBytes) return 'size'
  return count >= limits.maxFiles ? 'count' : undefined
}

function matches(file: Facts, rule: string): boolean {
  if (rule.startsWith('.')) return file.name.toLowerCase().endsWith(rule)
  if (rule.endsWith('/*')) return file.type.startsWith(rule.slice(0, -1))
  return file.type === rule
}

function same(a: Facts, b: Facts): boolean {
  return a.name === b.name && a.size === b.size && a.type === b.type
}
