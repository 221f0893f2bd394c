import { expect } from 'vitest'
import { newId } from '../ids.ts'
import { asDoctor, asPatient } from './fixtures.ts'
import type { TestApp } from './harness.ts'

/**
 * What holds for every call of an approved doctor: 401 signed out and for a patient's login,
 * DOCTOR_NOT_APPROVED before approval, ACCOUNT_SUSPENDED for writes while suspended. `{id}` in `url`
 * becomes an unknown id, so a read that passes answers 200 or 404.
 */
export async function expectDoctorOnly(
  t: TestApp,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  url: string,
  body?: unknown,
): Promise<void> {
  const at = url.replace('{id}', newId())
  const visitor = await t.browser().call(method, at, body)
  expect([visitor.status, visitor.text]).toEqual([
    401,
    '{"message":"Unauthenticated.","error_code":"UNAUTHENTICATED"}',
  ])
  const someDoctor = await asDoctor(t)
  const patient = await asPatient(t, someDoctor)
  expect((await patient.browser.call(method, at, body)).status).toBe(401)
  const applied = await asDoctor(t, { status: 'applied' })
  const early = await applied.browser.call(method, at, body)
  expect([early.status, early.body.error_code]).toEqual([403, 'DOCTOR_NOT_APPROVED'])
  const suspended = await asDoctor(t, { status: 'suspended' })
  const late = await suspended.browser.call(method, at, body)
  if (method === 'GET') expect([200, 404]).toContain(late.status)
  else expect([late.status, late.body.error_code]).toEqual([403, 'ACCOUNT_SUSPENDED'])
}

/** Somebody else's object and one that does not exist answer the same bytes. */
export async function expectNotTold(
  t: TestApp,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  url: (id: string) => string,
  foreignId: string,
  body?: unknown,
): Promise<void> {
  const doctor = await asDoctor(t)
  const foreign = await doctor.browser.call(method, url(foreignId), body)
  const missing = await doctor.browser.call(method, url(newId()), body)
  expect([foreign.status, foreign.text]).toEqual([
    404,
    '{"message":"Not found.","error_code":"NOT_FOUND"}',
  ])
  expect(missing.text).toBe(foreign.text)
}
