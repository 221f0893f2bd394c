import { expect, test } from 'vitest'
import { loadConfig } from '../config.ts'
import { isHere, nameOf, partsOf, readHosts } from './hosts.ts'

const names = (url: string) => readHosts(url).hosts.map(({ name }) => name)

test('reads what libpq reads: several hosts, each with its port, and which of them is wanted', () => {
  const url =
    'postgres://u:p%40%2C@db1,db2:5433,[::1]:6000/officina?sslmode=require&target_session_attrs=read-write'
  expect(readHosts(url)).toEqual({
    hosts: [
      { host: 'db1', port: 5432, name: 'db1:5432' },
      { host: 'db2', port: 5433, name: 'db2:5433' },
      { host: '::1', port: 6000, name: '[::1]:6000' },
    ],
    wanted: 'read-write',
    url: 'postgres://u:p%40%2C@db1/officina?sslmode=require',
  })
  expect(decodeURIComponent(partsOf(url).password)).toBe('p@,')
  expect(nameOf(url)).toBe('db1:5432, db2:5433, [::1]:6000/officina')
})

test.each([
  ['postgres://u:p@db1/officina', 'any'],
  ['postgresql://db1', 'any'],
  // a server writes
  ['postgres://db1,db2/officina', 'read-write'],
  ['postgres://db1/officina?target_session_attrs=primary', 'read-write'],
  ['postgres://db1,db2/officina?target_session_attrs=standby', 'read-only'],
  ['postgres://db1,db2/officina?target_session_attrs=any', 'any'],
])('%s: %s', (url, wanted) => {
  expect(readHosts(url).wanted).toBe(wanted)
})

test('one host stays as it is written', () => {
  const url = 'postgres://u:p@db1:6432/officina?sslmode=require'
  expect(readHosts(url).url).toBe(url)
  expect(names('postgres:///officina?host=/var/run/postgresql'.replace('///', '//x/'))).toEqual([
    'x:5432',
  ])
})

test.each([
  ['postgres://u:p@db1,/officina', 'must name a host on each side of a comma'],
  ['postgres://u:p@db1,db1:5432/officina', 'must name each host once, and names db1:5432 twice'],
  ['postgres://u:p@db1:99999/officina', 'names a port that is none: “db1:99999”'],
  ['postgres://u:p@db 1,db2/officina', 'names a host that cannot be read: “db 1”'],
  [
    'postgres://db1,db2/officina?target_session_attrs=fastest',
    'target_session_attrs must be one of any, read-write, primary, read-only, standby, and is “fastest”',
  ],
  [
    'postgres://x/officina?host=db1,db2',
    'must name several hosts before the database, such as postgres://user:password@db1,db2/officina',
  ],
  [
    'mysql://db1/officina',
    'must be an address such as postgres://user:password@host:5432/database',
  ],
])('%s is refused in a sentence', (url, sentence) => {
  const problem = () => loadConfig({ DATABASE_URL: url })
  expect(problem).toThrow(`These settings are wrong:\n  DATABASE_URL: ${sentence}`)
})

test.each([
  ['postgres://u:p@127.0.0.1:5433/officina', true],
  ['postgres://localhost/officina', true],
  ['postgres://[::1]/officina', true],
  ['postgres://%2Fvar%2Frun%2Fpostgresql/officina', true],
  ['postgres://localhost,db2/officina', false],
  ['postgres://127.0.0.1.example.org/officina', false],
])('%s is on this machine: %s', (url, here) => {
  expect(isHere(url)).toBe(here)
})
