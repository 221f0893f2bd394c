import pg from 'pg'
import { vi } from 'vitest'
import { isPooled } from './deep.ts'

/** What the servers of this process send to PostgreSQL while `work` is done, but for who is asking. */
export async function statementsOf<T>(work: () => Promise<T>): Promise<[string[], T]> {
  const heard = vi.spyOn(pg.Client.prototype, 'query')
  try {
    const answer = await work()
    return [heard.mock.calls.filter(isOfWork).map(textOf), answer]
  } finally {
    heard.mockRestore()
  }
}

function textOf([config]: unknown[]): string {
  return typeof config === 'string' ? config : ((config as { text?: string }).text ?? '')
}

/** Behind a pooler no statement has a name: who is asking is known by what is read. */
const isOfWork = ([config]: unknown[]): boolean =>
  isPooled
    ? !/ from (sessions s left join|accounts a join) /.test(textOf([config]))
    : !/^(session|actor-)/.test((config as { name?: string }).name ?? '')
