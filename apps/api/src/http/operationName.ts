import type { FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of the contract. */
    operation?: string
  }
}

/** The operation's id, or the kind of what has none. */
export function operationOf({ routeOptions: { config, url } }: FastifyRequest): string {
  if (config.operation) return config.operation
  if (!url) return 'page'
  if (/^\/(admins\/)?(assets|brand)\//.test(url)) return 'asset'
  if (url.startsWith('/api/hooks/')) return 'hook'
  return /^\/(healthz|readyz|metrics)$/.test(url) ? url.slice(1) : 'other'
}
