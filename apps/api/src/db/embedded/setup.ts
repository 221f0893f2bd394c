import type { Account } from './account.ts'
import type { Binaries } from './binaries.ts'
import type { Place } from './place.ts'

/** Where a database is, and who runs it with what. */
export type Setup = Place & {
  dataDir: string
  account: Account
  bin: Binaries
  password: string
  volatile: boolean
}

// nothing of ours leaks into the server: no PG* variables, no secrets
export const SPAWN_ENV = { PATH: '/usr/bin:/bin:/usr/sbin:/sbin', LC_ALL: 'C', TZ: 'UTC' }
