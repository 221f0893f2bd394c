import { isIPv4 } from 'node:net'
import proxyAddr from '@fastify/proxy-addr'
import type { FastifyInstance } from 'fastify'
import ipaddr from 'ipaddr.js'
import type { Config } from '../config.ts'

/** An address as the gateways of Azure pass it on, with the port behind it. */
const withPort = /^(?:\[([\da-f:.]+)\](?::\d+)?|(\d+(?:\.\d+){3}):\d+)$/i

function withoutPort(address: string): string {
  const [, v6, v4] = withPort.exec(address) ?? []
  return v6 ?? v4 ?? address
}

/**
 * Whom an address stands for where calls are counted: an IPv4 address, the /64 of an IPv6 one (one line of one
 * customer; each may use all of it). What is no address shares one name, so that inventing some gains nothing.
 */
export function networkOf(ip: string | null): string {
  if (!ip) return 'unknown'
  // most are, and Node takes them in one form only
  if (isIPv4(ip)) return ip
  const bare = withoutPort(ip)
  if (!ipaddr.isValid(bare)) return 'unknown'
  const address = ipaddr.process(bare)
  if (address instanceof ipaddr.IPv4) return address.toString()
  return `${address.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`
}

/** The caller's address; null for what a proxy that was set up wrongly passes on. */
export const addressOf = (ip: string): string | null => {
  if (isIPv4(ip)) return ip
  const bare = withoutPort(ip)
  return ipaddr.isValid(bare) ? ipaddr.process(bare).toString() : null
}

/**
 * Fastify's `trustProxy` for the setting, as a function: given a number of hops Fastify itself trusts nobody, and of
 * addresses it knows none with a port.
 */
export function trustOf({ trustProxy }: Pick<Config, 'trustProxy'>) {
  if (typeof trustProxy === 'number') return (_address: string, hop: number) => hop < trustProxy
  const isTrusted = proxyAddr.compile(trustProxy)
  return (address: string, hop: number) => isTrusted(withoutPort(address), hop)
}

/**
 * Says, each once, that a proxy is not trusted and that one passes no address on: everybody behind it has its address, in
 * throttles and in the audit log. A page of an https address was loaded through a proxy, as this server speaks no TLS.
 */
export function warnOfProxy(app: FastifyInstance, { publicUrl }: Pick<Config, 'publicUrl'>): void {
  const { origin, protocol } = new URL(publicUrl)
  const said = new Set<'untrusted' | 'silent'>()
  const warn = (what: 'untrusted' | 'silent', text: string) => {
    if (!said.has(what)) app.log.warn(text)
    said.add(what)
  }
  app.addHook('onRequest', (request, _reply, done) => {
    const { headers, socket } = request
    if (headers['x-forwarded-for']) {
      // each reading of it walks the whole chain of proxies
      if (!said.has('untrusted') && (request.ips?.length ?? 1) < 2)
        warn(
          'untrusted',
          `X-Forwarded-For came from ${socket.remoteAddress}, which TRUST_PROXY does not name, so it is ignored. If a proxy of yours has this address, set TRUST_PROXY (docs/behind-a-proxy.md).`,
        )
    } else if (protocol === 'https:' && headers.origin === origin)
      warn(
        'silent',
        `A page of ${origin} came from ${socket.remoteAddress} without X-Forwarded-For, so all people have this address. Let the proxy set the header (docs/behind-a-proxy.md).`,
      )
    done()
  })
}
