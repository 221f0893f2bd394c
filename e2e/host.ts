import type { AddressInfo } from 'node:net'
import type { App } from '../apps/api/src/app.ts'
import { loadConfig } from '../apps/api/src/config.ts'

export type Wanted = Record<string, string>

/**
 * The process of one worker's server: each message is the settings of the next server, which takes the place of
 * the one before it in a quarter of a second, because everything is loaded.
 */
let app: App | undefined

/** As people install it (scripts/lib/serverBundle.ts). */
const bundle = new URL('../apps/api/dist/app.mjs', import.meta.url).href
const { buildApp }: typeof import('../apps/api/src/app.ts') = await import(bundle)

process.on('message', async (settings: Wanted) => {
  // browsers keep their connections for the next call, which never comes
  app?.server.closeAllConnections()
  await app?.close()
  const config = loadConfig(settings)
  app = await buildApp({ config, databaseUrl: config.databaseUrl ?? '' })
  await app.listen({ host: config.host, port: config.port })
  process.send?.((app.server.address() as AddressInfo).port)
})
process.on('disconnect', () => process.exit())
