/** Which of several hosts a connection may use. */
export type Wanted = 'any' | 'read-write' | 'read-only'

export type Host = {
  host: string
  port: number
  /** For people and logs: `db1:5432`. */
  name: string
}

/** An address of PostgreSQL with the hosts it names, in the form of libpq (`postgres://user:password@db1,db2:5433/officina`). */
export type Hosts = {
  hosts: [Host, ...Host[]]
  wanted: Wanted
  /** The address with the first host alone: what the driver reads user, password, database and TLS from. */
  url: string
}

/** What is wrong with an address; the message is the end of a sentence that begins with the setting's name. */
export class HostsError extends Error {}

const shape = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^/?#@]*)((?:\/[^?#]*)?)(?:\?([^#]*))?$/

/** As libpq names them; a host that takes writes is what it calls primary, in all but name. */
const attributes: Record<string, Wanted> = {
  any: 'any',
  'read-write': 'read-write',
  primary: 'read-write',
  'read-only': 'read-only',
  standby: 'read-only',
}

/**
 * Reads an address with one host or several; `wanted` of them is what an address that does not say it means.
 * @throws HostsError
 */
export function readHosts(address: string, wanted: Wanted = 'read-write'): Hosts {
  const [, begin = '', list = '', path = '', query = ''] = shape.exec(address) ?? []
  if (!begin)
    throw new HostsError('must be an address such as postgres://user:password@host:5432/database')
  const options = query.split('&').filter(Boolean)
  const attribute = options.find((option) => option.startsWith('target_session_attrs='))
  const others = options.filter((option) => option !== attribute)
  if (others.some((option) => /^(host|port|hostaddr)=.*(,|%2C)/i.test(option)))
    throw new HostsError(
      'must name several hosts before the database, such as postgres://user:password@db1,db2/officina',
    )
  const hosts = list.split(',').map(readHost) as [Host, ...Host[]]
  const twice = hosts.find(({ name }, i) => hosts.findIndex((each) => each.name === name) < i)
  if (twice) throw new HostsError(`must name each host once, and names ${twice.name} twice`)
  const [first] = list.split(',')
  const rest = others.length > 0 ? `?${others.join('&')}` : ''
  return {
    hosts,
    wanted: readWanted(attribute, hosts.length > 1 ? wanted : 'any'),
    url: `${begin}${first}${path}${rest}`,
  }
}

function readWanted(attribute: string | undefined, otherwise: Wanted): Wanted {
  // libpq, which does not know what its caller is about to do, would take any
  if (attribute === undefined) return otherwise
  const name = decodeURIComponent(attribute.slice('target_session_attrs='.length))
  const wanted = attributes[name]
  if (wanted) return wanted
  throw new HostsError(
    `target_session_attrs must be one of ${Object.keys(attributes).join(', ')}, and is “${name}”`,
  )
}

function readHost(text: string): Host {
  const found = /^(\[[0-9a-f:.%]+\]|[^\s:[\]]*)(?::(\d*))?$/i.exec(text)
  if (!found) throw new HostsError(`names a host that cannot be read: “${text}”`)
  const [, bracketed = '', digits] = found
  const host = decodeURIComponent(bracketed.replace(/^\[|\]$/g, ''))
  const port = digits ? Number(digits) : 5432
  if (!host) throw new HostsError('must name a host on each side of a comma')
  if (port < 1 || port > 65_535) throw new HostsError(`names a port that is none: “${text}”`)
  return { host, port, name: `${bracketed}:${port}` }
}

/** User, password and database of an address, whatever hosts it names. */
export const partsOf = (address: string): URL => new URL(readHosts(address).url)

/** Whether the database runs on this machine, as far as its address tells. */
export const isHere = (address: string): boolean =>
  readHosts(address).hosts.every(({ host }) => /^(localhost|127(\.\d+){3}|::1|\/.*)$/i.test(host))

/** For people: where the database is, without user and password. */
export const nameOf = (address: string): string => {
  const { hosts, url } = readHosts(address)
  return `${hosts.map(({ name }) => name).join(', ')}${new URL(url).pathname}`
}
