import { expect, it } from 'vitest'
import type { Browser } from '../testing/browser.ts'
import { asDoctor } from '../testing/fixtures.ts'
import { useClinic } from '../testing/harness.ts'
import { type Operation, operations } from '../testing/operations.ts'

/** What doctors may call whatever their status, typed by hand: the own account and application. */
const always =
  /^GET \/api\/doctor\/(me|top)$|\/doctor\/(account$|account\/(email|password|preferences|sessions)|application|second-factor|terms)/
/** What they may change, too, while they are suspended. */
const whileSuspended = /\/doctor\/(news|account\/(export|licence)$)/

const missingId = '0193a5b2-0000-7000-8000-00000000dead'
const refusals = ['DOCTOR_NOT_APPROVED', 'ACCOUNT_SUSPENDED']

const t = await useClinic()
const applied = await asDoctor(t, { status: 'applied' })
const waiting = await asDoctor(t, { status: 'needs_info' })
const suspended = await asDoctor(t, { status: 'suspended' })

const refusalOf = async ({ browser }: { browser: Browser }, c: Operation) => {
  const url = c.path.replaceAll(/\{\w+\}/g, missingId)
  const body = c.method === 'get' ? undefined : c.example
  const answer = await browser.call(c.method.toUpperCase(), url, body)
  return refusals.find((code) => code === answer.body?.error_code)
}

it.each(operations.filter(({ guard }) => guard === 'doctor'))(
  '$name: before approval, and while suspended',
  async (c) => {
    const early = always.test(c.name) ? undefined : 'DOCTOR_NOT_APPROVED'
    const isOpen = c.method === 'get' || always.test(c.name) || whileSuspended.test(c.name)
    const late = isOpen ? undefined : 'ACCOUNT_SUSPENDED'
    expect([
      await refusalOf(applied, c),
      await refusalOf(waiting, c),
      await refusalOf(suspended, c),
    ]).toEqual([early, early, late])
  },
)
