import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { expect, send } from './fixtures.ts'

export async function dataOf(api: APIRequestContext, path: string) {
  const answer = await api.get(path)
  expect(answer.ok(), await answer.text()).toBe(true)
  return (await answer.json()).data
}

/** A call that must succeed, once. */
export async function made(
  api: APIRequestContext,
  method: 'POST' | 'PATCH' | 'DELETE',
  path: string,
  data?: unknown,
) {
  const answer = await send(api, method, path, data, { 'Idempotency-Key': randomUUID() })
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
  return answer.status() === 204 ? undefined : (await answer.json()).data
}

/** A short word that no other record has, as short as names are. */
export const ownName = (begin: string): string =>
  begin + (Date.now() % 1_679_616).toString(36).padStart(4, '0')
