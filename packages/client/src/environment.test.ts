import { expect, test } from 'vitest'
import { environmentOf } from './environment.ts'

test.each([
  ['localhost:5173', 'local'],
  ['app.localhost', 'local'],
  ['127.0.0.1:3000', 'local'],
  ['[::1]:3000', 'local'],
  ['officina.local', 'local'],
  ['', 'local'],
  ['develop.officina.example', 'develop'],
  ['dev.officina.example', 'develop'],
  ['officina-dev.example.org', 'develop'],
  ['staging.officina.example', 'staging'],
  ['STG.officina.example.', 'staging'],
  ['officina-stg.example.org:8443', 'staging'],
  ['officina.example', 'production'],
  ['officina.dev', 'production'],
  ['device.example', 'production'],
  ['192.168.1.10', 'production'],
])('%s → %s', (host, environment) => {
  expect(environmentOf(host)).toBe(environment)
})
