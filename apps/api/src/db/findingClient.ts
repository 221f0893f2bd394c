import type pg from 'pg'
import { type Finder, pointTo } from './finder.ts'
import type { Host, Wanted } from './hosts.ts'

type Connection = {
  on(event: 'parameterStatus', heard: (told: Parameter) => void): void
  on(event: 'errorMessage', heard: (told: { code?: string }) => void): void
}
type Parameter = { parameterName: string; parameterValue: string }

/** Refused to write: this was a primary, and is none any more. */
const readOnly = '25006'

class WrongHostError extends Error {
  override name = 'WrongHostError'
  readonly code = '57P03'
}

/**
 * A connection to whichever host is the right one when it is opened. Every server says at that moment, unasked,
 * whether it takes writes; one that is not what is wanted is left, and so is one that later refuses to write.
 */
export function findingClient(
  Base: typeof pg.Client,
  finder: Finder,
  wanted: Wanted,
): typeof pg.Client {
  return class FindingClient extends Base {
    #isEnding = false

    // biome-ignore lint/suspicious/noExplicitAny: with a callback or without, as pg has it
    override connect(callback?: any): any {
      const connected = this.#connect()
      if (!callback) return connected.then(() => this)
      connected.then(() => callback(null), callback)
    }

    async #connect(): Promise<void> {
      const host = await finder.find()
      if (this.#isEnding) throw new Error('Connection terminated')
      pointTo(this, host)
      const told = this.#listen(host)
      try {
        await super.connect()
      } catch (error) {
        finder.drop(host)
        throw error
      }
      const isReadOnly = [...told.values()].includes('on')
      if (wanted === 'any' || isReadOnly === (wanted === 'read-only')) return
      finder.drop(host)
      await this.end().catch(() => {})
      throw new WrongHostError(`${host.name} is ${isReadOnly ? 'read-only' : 'not read-only'}`)
    }

    #listen(host: Host): Map<string, string> {
      const told = new Map<string, string>()
      const { connection } = this as unknown as { connection: Connection }
      connection.on('parameterStatus', ({ parameterName, parameterValue }) => {
        if (/^(in_hot_standby|default_transaction_read_only)$/.test(parameterName))
          told.set(parameterName, parameterValue)
      })
      connection.on('errorMessage', ({ code }) => {
        if (code === readOnly && wanted === 'read-write') finder.drop(host)
      })
      return told
    }

    // biome-ignore lint/suspicious/noExplicitAny: as above
    override end(callback?: any): any {
      this.#isEnding = true
      return super.end(callback)
    }
  }
}
