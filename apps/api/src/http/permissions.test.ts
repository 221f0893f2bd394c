import { describe, expect, it } from 'vitest'
import { permissionsOf, rolePermissions } from '../entities/admin/permissions.ts'
import type { Browser } from '../testing/browser.ts'
import { asAdmin } from '../testing/fixtures.ts'
import { useClinic } from '../testing/harness.ts'
import { type Operation, operations } from '../testing/operations.ts'

const roles = Object.keys(rolePermissions) as NonNullable<Parameters<typeof asAdmin>[1]>[]
const missingId = '0193a5b2-0000-7000-8000-00000000dead'
/** What every administrator may: the own session and preferences, figures and finds cut to what one may read. */
const open =
  /^\/api\/admin\/(login|logout|me|account|second-factor|password\/|registration|preferences|counts|events|kpis|queues|search|products$|settings\/\{group\}\/history$|\{resource\})/

/** Steps that only an owner takes, whatever else a role may do. */
const ofOwners = /\/settlements\/\{settlementId\}\/(reopen|(confirm-|withdraw-)?void)$/

const cases = operations.filter(({ guard }) => guard === 'admin')
const guarded = cases.filter(({ operation }) => operation['x-permission'])

const people = new Map<string, Browser>()
const t = await useClinic()
for (const role of roles) people.set(role, (await asAdmin(t, role)).browser)

it('is asked for by every call that is not every administrator’s', () => {
  const others = cases.filter(
    ({ path, operation }) => !operation['x-permission'] && !open.test(path),
  )
  expect(others.map(({ name }) => name)).toEqual([])
  expect(guarded.length).toBeGreaterThan(150)
})

describe.each(guarded)('$name', (c) => {
  it('is forbidden to the roles without its permission, and to no other', async () => {
    const permission = c.operation['x-permission'] as never
    const refused: string[] = []
    for (const role of roles) if ((await call(role, c)) === 403) refused.push(role)
    const may = (role: string) =>
      ofOwners.test(c.path) ? role === 'owner' : permissionsOf(role).includes(permission)
    expect(refused).toEqual(roles.filter((role) => !may(role)))
  })
})

async function call(role: string, { method, path, example }: Operation) {
  const url = path.replaceAll(/\{\w+\}/g, missingId)
  const body = method === 'get' ? undefined : example
  const browser = people.get(role) as Browser
  const answer = await browser.call(method.toUpperCase(), url, body)
  return answer.status
}
