import { plainApp } from './app.ts'

/** The plain server in a process of its own. */
const { DATABASE_URL = '', PORT, SHOP = '' } = process.env
const app = plainApp(DATABASE_URL, JSON.parse(SHOP))
await app.listen({ port: Number(PORT), host: '127.0.0.1' })
process.on('SIGTERM', () => process.exit())
