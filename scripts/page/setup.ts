import './dom.ts'
import './pace.ts'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { closeServer, openServer } from './clinic.ts'
import { answered } from './network.ts'
import { closePage } from './page.ts'

// a cold start is no test's to wait for
beforeAll(() => openServer())
afterEach(() => closePage())
afterAll(async () => {
  await answered()
  await closeServer()
})
