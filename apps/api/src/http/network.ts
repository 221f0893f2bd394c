import type { FastifyInstance } from 'fastify'
import ipaddr from 'ipaddr.js'
import type { Config } from '../config.ts'

/**
 * Whom an address stands for where calls are counted: an IPv4 address, the /64 of an IPv6 one (one line of one
 * customer; each may use all of it). What is no address shares one name, so that inventing some gains nothing.
 */
export function networkOf(ip: string | null): string {
  if (!ip || !ipaddr.isValid(ip)) return 'unknown'
  const address = ipaddr.process(ip)
  if (address instanceof ipaddr.IPv4) return address.toString()
  return `${address.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`
}

/** The caller's address; null for what a proxy that was set up wrongly passes on. */
export const addressOf = (ip: string): string | null =>
  ipaddr.isValid(ip) ? ipaddr.process(ip).toString() : null

/**
 * Fastify's `trustProxy` for the setting. A number of hops becomes a function: Fastify itself trusts nobody when
 * it is given a number.
 */
export const trustOf = ({ trustProxy }: Pick<Config, 'trustProxy'>) =>
  typeof trustProxy === 'number' ? (_address: string, hop: number) => hop < trustProxy : trustProxy

/** Says once, that a proxy is not trusted: everybody behind it has its address, in throttles and in the audit log. */
export function warnOfUntrustedProxy(app: FastifyInstance): void {
  let isSaid = false
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isSaid && request.headers['x-forwarded-for'] && (request.ips?.length ?? 1) < 2) {
      isSaid = true
      app.log.warn(
        `X-Forwarded-For came from ${request.socket.remoteAddress}, which TRUST_PROXY does not name, so it is ignored. If a proxy of yours has this address, set TRUST_PROXY (docs/behind-a-proxy.md).`,
      )
    }
    done()
  })
}
