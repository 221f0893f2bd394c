import './dom.ts'
import './pace.ts'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { closeServer, serverUrl } from './clinic.ts'
import { answered } from './network.ts'
import { closePage } from './page.ts'

// a cold start is no test's to wait for
beforeAll(() => serverUrl())
afterEach(() => closePage())
afterAll(async () => {
  await answered()
  await closeServer()
})
