import type { CallsFile, Source } from './load.ts'

const roles = ['doctor', 'patient', 'admin']

/**
 * A file whose paths have `$role` in them, once for each role, with the paths whose `x-roles` name it; any other file
 * as it is. Which doctors may make a call is said to doctors alone.
 */
export function forEachRole(source: Source<CallsFile>): Source<CallsFile>[] {
  const text = JSON.stringify(source.content)
  if (!text.includes('$role')) return [source]
  return roles.map((role) => {
    const name = role.charAt(0).toUpperCase() + role.slice(1)
    const { paths, ...shared } = JSON.parse(
      text.replaceAll('$role', role).replaceAll('$Role', name),
      (key, value) => (key === 'x-doctor-status' && role !== 'doctor' ? undefined : value),
    ) as CallsFile
    const own = Object.entries(paths).flatMap(([path, { 'x-roles': only, ...calls }]) =>
      Array.isArray(only) && !only.includes(role) ? [] : [[path, calls]],
    )
    return { ...source, content: { ...shared, paths: Object.fromEntries(own) } }
  })
}
