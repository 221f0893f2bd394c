import { basename } from 'node:path'
import type { Json } from './document.ts'
import type { Calls, Source } from './load.ts'

const roles = ['doctor', 'patient', 'admin']

/**
 * The calls of a file: of `roles.yaml`, which has `$role` in them, once for each role, without those whose `x-roles`
 * do not name it. Which doctors may make a call is said to doctors alone.
 */
export function forEachRole({ content, ...source }: Source<Record<string, Json>>): Source<Calls>[] {
  const named = basename(source.file, '.yaml')
  if (named !== 'roles') return [{ ...source, content: callsOf(named, content) }]
  const text = JSON.stringify(content)
  return roles.map((role) => {
    const name = role.charAt(0).toUpperCase() + role.slice(1)
    const all = JSON.parse(
      text.replaceAll('$role', role).replaceAll('$Role', name),
      (key, value) => (key === 'x-doctor-status' && role !== 'doctor' ? undefined : value),
    ) as Record<string, Json>
    const own = Object.entries(all).flatMap(([call, { 'x-roles': only, ...operation }]) =>
      Array.isArray(only) && !only.includes(role) ? [] : [[call, operation]],
    )
    return { ...source, content: callsOf(role, Object.fromEntries(own)) }
  })
}

const callsOf = (role: string, { parameters = {}, ...calls }: Record<string, Json>): Calls => ({
  role,
  parameters,
  calls,
})
