export type Environment = 'develop' | 'staging' | 'production' | 'local'

const DEVELOP = new Set(['dev', 'develop', 'development'])
const STAGING = new Set(['stg', 'stage', 'staging'])

/**
 * The environment of a host name (a port is ignored): loopback, `.local`, `.localhost` and `.test` are local;
 * a name part `dev`, `develop`, `stg`, `staging` … (not the top-level domain) decides; all others are production.
 */
export function environmentOf(host: string): Environment {
  const name = host
    .trim()
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/^\[|\]$|\.$/g, '')
  if (isLocal(name)) return 'local'
  const parts = name.split('.').slice(0, -1).join('.').split(/[.-]/)
  if (parts.some((part) => DEVELOP.has(part))) return 'develop'
  if (parts.some((part) => STAGING.has(part))) return 'staging'
  return 'production'
}

function isLocal(name: string): boolean {
  if (name === '' || name === 'localhost' || name === '::1' || name === '0.0.0.0') return true
  return /^127\.\d+\.\d+\.\d+$/.test(name) || /\.(local|localhost|test)$/.test(name)
}
