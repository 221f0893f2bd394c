import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { awayOf } from './away.ts'

const coded = (code: string, more: object = {}) => Object.assign(new Error('x'), { code, ...more })
const wrapped = (cause: unknown) => new Error('Failed query: select 1', { cause })

describe('an error of the database connection is known', () => {
  it.each([
    ['the driver’s word for an end', new Error('Connection terminated unexpectedly')],
    ['the driver’s word for an end it was asked for', new Error('Connection terminated')],
    [
      'the next query on it',
      new Error('Client has encountered a connection error and is not queryable'),
    ],
    ['a query on a closed one', new Error('Client was closed and is not queryable')],
    ['ended by an administrator', coded('57P01')],
    ['ended by the crash of another', coded('57P02')],
    ['a connection exception', coded('08006')],
    ['a primary that became a standby', coded('25006')],
    ['a reset socket', coded('ECONNRESET')],
    ['wrapped by the query builder', wrapped(coded('57P01'))],
    ['wrapped twice', wrapped(wrapped(new Error('Connection terminated unexpectedly')))],
    ['one of several', new AggregateError([new Error('other'), coded('EPIPE')])],
  ])('lost: %s', (_, error) => expect(awayOf(error)).toBe('lost'))

  it.each([
    ['nothing listens', coded('ECONNREFUSED')],
    ['at any of the addresses', new AggregateError([coded('ECONNREFUSED')])],
    ['no socket file', coded('ENOENT', { syscall: 'connect' })],
    ['starting or recovering', coded('57P03')],
    ['too many connections', coded('53300')],
    ['no free connection in time', new Error('timeout exceeded when trying to connect')],
    [
      'no answer to the greeting',
      new Error('Connection terminated due to connection timeout', {
        cause: new Error('Connection terminated unexpectedly'),
      }),
    ],
    ['no answer to a query', new Error('Query read timeout')],
  ])('away: %s', (_, error) => expect(awayOf(error)).toBe('away'))

  it.each([
    ['a broken rule', coded('23505')],
    ['a deadlock', coded('40P01')],
    ['a file that is missing', coded('ENOENT', { syscall: 'open' })],
    ['our own fault', new TypeError('x is not a function')],
    ['no error at all', 'Connection terminated'],
  ])('neither: %s', (_, error) => expect(awayOf(error)).toBeUndefined())
})

it('is told by the driver itself', async () => {
  const client = new pg.Client({ connectionString: 'postgres://a:b@127.0.0.1:1/x' })
  expect(awayOf(await client.connect().catch((error) => error))).toBe('away')
})
