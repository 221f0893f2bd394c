import { randomInt } from 'node:crypto'
import { addDays, dateIn } from '@officina/shared/dates/days'
import { repeatConsent } from '@officina/shared/repeats'
import { afterAll, describe, expect, it } from 'vitest'
import { accounts } from './db/schema/account.ts'
import { orders, payments, refunds } from './db/schema/order.ts'
import { repeatPeriods, repeats } from './db/schema/repeat.ts'
import { createRandom } from './db/seed/demo/random.ts'
import { eq } from './db/sql.ts'
import { reconcilePayments } from './entities/payment/reconcile.ts'
import { runRepeats } from './entities/repeat/sweep.ts'
import { createBossJobs } from './jobs/boss.ts'
import { cookieOf } from './testing/browser.ts'
import {
  type Bank,
  cardRow,
  stripeOf,
  type Taken,
  testBankOf,
  withSavedCard,
} from './testing/cardBanks.ts'
import { isDeep } from './testing/deep.ts'
import { startFakeStripe } from './testing/fakeStripe.ts'
import { asAdmin, asDoctor, asPatient, makeCatalog, makeProduct } from './testing/fixtures.ts'
import { createGates } from './testing/gates.ts'
import { type TestApp, useClinic } from './testing/harness.ts'
import { type ServerProcess, startServerOf } from './testing/serverProcess.ts'
import { checkOut, fillCart, makeIssuedRecipe } from './testing/shop.ts'

/** Each kill takes a server away while it is paid in five ways at once: twenty on each bank, else one on Stripe. */
const KILLS = isDeep ? 20 : 1
const minute = 60_000
const seed = Number(process.env.CRASH_SEED ?? randomInt(1_000_000))
const random = createRandom(seed)
const fake = await startFakeStripe()
afterAll(() => fake.close())

type Clinic = [string, (t: TestApp) => Bank, Record<string, string>]
const clinics: Clinic[] = [
  ['the test bank', testBankOf, {}],
  [
    'Stripe',
    (t) => stripeOf(t, fake),
    {
      STRIPE_SECRET_KEY: fake.settings.secretKey,
      STRIPE_WEBHOOK_SECRET: fake.settings.webhookSecret,
      STRIPE_API_BASE: fake.settings.apiBase,
    },
  ],
]

describe.each(isDeep ? clinics : clinics.slice(1))(
  'a server that is killed while it asks %s for money',
  async (name, open, env) => {
    const t = await useClinic()
    it('charges nobody twice, and keeps books that are the bank’s', async () => {
      t.clock.set(new Date())
      const bank = open(t)
      t.app.ports.payments = bank.payments
      t.ctx.payments = bank.payments
      const gates = await createGates(t.ownerUrl)
      const queue = createBossJobs(t.ownerUrl, { work: false })
      await queue.start(t.app.ports)
      const shop = await openShop(t, bank)
      const places: string[] = []
      for (let kill = 0; kill < KILLS; kill++) {
        const under = await shop.prepare()
        const ctx = { ...t.ctx, jobs: queue }
        await queue.enqueue(ctx, 'payment.sync', { id: under.capture })
        await queue.enqueue(ctx, 'payment.refund', { id: under.refund })
        await queue.enqueue(ctx, 'repeats.run', {})
        // one in the middle of the provider's work, the next while it is written down here
        const isAsked = (kill % 2 === 0) === (name === 'Stripe')
        const held = isAsked ? await holdBank(4) : await holdShop(5)
        const server = await startServerOf(t, env)
        const calls = under.calls(server)
        await held.all()
        await server.kill()
        places.push(await held.release())
        await Promise.all(calls)
        // the next server: what nobody has told it, and patients who press again
        t.clock.set(new Date(Date.now() + (random.chance(0.7) ? 11 : 50) * minute))
        await Promise.all([reconcilePayments(t.ctx), reconcilePayments(t.ctx), runRepeats(t.ctx)])
        await under.again()
        await t.drain()
        await t.advance(11 * minute)
        await runRepeats(t.ctx)
        t.clock.set(new Date())
        await checkBooks(t, bank, `${name}, CRASH_SEED=${seed}, ${places.join(' | ')}`)
      }
      console.log(`${name}: ${places.join(' | ')}, CRASH_SEED=${seed}`)
      await queue.stop()
      await gates.end()

      /** The provider is asked, and has done it or not, when its caller is gone. */
      async function holdBank(count: number) {
        if (name !== 'Stripe') return holdAt('bank', count)
        let waiting = 0
        const said: string[] = []
        const { promise, resolve } = Promise.withResolvers<boolean>()
        fake.gate = (moment, call) => {
          if (moment === 'asked' && random.chance(0.6)) return Promise.resolve(true)
          said.push(`${moment} ${call.replace(/.*\/v1\/|pi_\w+\//g, '')}`)
          waiting++
          return promise
        }
        return {
          all: () => expect.poll(() => waiting, { timeout: 40_000 }).toBeGreaterThanOrEqual(count),
          release: async () => {
            resolve(false)
            fake.gate = async () => true
            return said.join(', ')
          },
        }
      }

      /** What the provider has done is being written down. */
      async function holdShop(count: number) {
        return holdAt('shop', count)
      }

      async function holdAt(gate: 'bank' | 'shop', count: number) {
        await gates.close(gate)
        const waiting = () => gates.waiting(gate)
        return {
          all: () =>
            expect
              .poll(async () => (await waiting()).length, { timeout: 40_000 })
              .toBeGreaterThanOrEqual(count),
          release: async () => {
            const pids = (await waiting()).map((pid) => ({ pid, isWritten: random.chance(0.5) }))
            await gates.open(gate, pids)
            return `${gate} ${pids.map(({ isWritten }) => (isWritten ? 'written' : 'lost')).join(' ')}`
          },
        }
      }
    }, 600_000)
  },
)

/** A shop whose patients are about to pay in every way that asks the provider for something. */
async function openShop(t: TestApp, bank: Bank) {
  const doctor = await asDoctor(t)
  const admin = await asAdmin(t)
  const product = await makeProduct(t, { onHand: 100_000 })
  await makeCatalog(t, [product])
  const today = () => dateIn(t.clock.now(), t.ctx.config.timeZone)

  /** A patient with a saved card, awake at any time of the machine that tests. */
  async function patientWithCard() {
    const person = await asPatient(t, doctor)
    const offset = 12 - t.clock.now().getUTCHours()
    const timezone = `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`
    await t.change(accounts, person.accountId, { timezone })
    const { card } = await withSavedCard(t, bank, { patientId: person.id, doctorId: doctor.id })
    return { person, card }
  }

  async function filled(isSaved: boolean) {
    const { person, card } = await patientWithCard()
    const item = { variantId: product.variantId, quantity: random.int(1, 3) }
    const cart = await fillCart(person, [item], 'card', isSaved ? { card_id: card } : {})
    return { person, cart }
  }
  async function ordered(isSaved: boolean) {
    const { person, cart } = await filled(isSaved)
    const { data } = await checkOut(person, cart)
    return { person, id: data.id as string }
  }
  const release = (id: string) => admin.browser.post(`/api/admin/orders/${id}/release`)

  async function refundOf(id: string) {
    const { data } = await admin.browser.get(`/api/admin/orders/${id}`)
    const answer = await admin.browser.post(`/api/admin/orders/${id}/refund`, {
      lines: [
        { order_line_id: data.lines[0].id, quantity: 0, amount: random.int(1, data.subtotal) },
      ],
      shipping_amount: 0,
      reason: 'Damaged',
      restock: false,
      revision: data.revision,
    })
    if (answer.status !== 200) throw new Error(answer.text)
    const row = await t.row(refunds, { orderId: id })
    return row.id
  }

  async function repeatDue() {
    const { person, card } = await patientWithCard()
    const { lineIds } = await makeIssuedRecipe(
      t,
      { doctor, patient: person },
      [{ product, line: { minDaysBetween: 0, refillsAllowed: 9 } }],
      { startsOn: addDays(today(), -9), expiresOn: addDays(today(), 900) },
    )
    const made = await person.browser.post('/api/patient/repeats', {
      recipe_line_id: lineIds[0],
      quantity: 1,
      every_weeks: 4,
      payment_method: 'card',
      card,
      consent_version: repeatConsent.version,
    })
    if (made.status !== 201) throw new Error(made.text)
    await t.change(repeats, made.data.id, { nextOn: today(), announcedOn: today() })
  }

  return {
    async prepare() {
      const [back, taken, page] = [await ordered(true), await ordered(true), await ordered(false)]
      await release(back.id)
      await t.drain()
      const refund = await refundOf(back.id)
      await release(taken.id)
      await bank.pay(page.id, 'works')
      await repeatDue()
      const { person, cart } = await filled(true)
      const key = crypto.randomUUID()
      const post = ({ url }: ServerProcess, who: typeof person, path: string, body?: object) =>
        fetch(`${url}${path}`, {
          method: 'POST',
          headers: {
            cookie: cookieOf(who.browser.jar),
            'x-xsrf-token': decodeURIComponent(who.browser.jar.get('XSRF-TOKEN') ?? ''),
            'content-type': 'application/json',
            'idempotency-key': key,
          },
          body: JSON.stringify(body ?? {}),
        }).then(
          (answer) => answer.text(),
          () => 'the server is gone',
        )
      const check = `/api/patient/orders/${page.id}/check-payment`
      return {
        refund,
        capture: (await cardRow(t, taken.id)).id,
        calls: (server: ServerProcess) => [
          post(server, page.person, check),
          post(server, person, '/api/patient/cart/checkout', {
            expected_total: cart.total,
            revision: cart.revision,
          }),
        ],
        /** The patients press again, and the first press is the order. */
        async again() {
          await page.person.browser.post(check)
          const { status, data } = await checkOut(person, cart, key)
          expect(status).toBe(201)
          expect(await t.ctx.db.$count(orders, eq(orders.patientId, person.id))).toBe(1)
          expect(data.id).toBeTruthy()
        },
      }
    },
  }
}

const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0)

/** Order by order, what the bank has taken is what the books say, and is the order's total once. */
async function checkBooks(t: TestApp, bank: Bank, where: string): Promise<void> {
  const [all, paid, back, periods] = [
    await t.rows(orders),
    await t.rows(payments),
    await t.rows(refunds),
    await t.rows(repeatPeriods),
  ]
  const there = await bank.books()
  const of = (id: string, rows: Taken[]) => rows.filter(({ orderId }) => orderId === id)
  // no money without an order
  const known = new Set(all.map(({ id }) => id))
  expect(
    there.filter(({ orderId }) => !known.has(orderId)),
    where,
  ).toEqual([])
  for (const order of all) {
    const mine = paid.filter(({ orderId }) => orderId === order.id)
    const here = (status: string) =>
      sum(mine.filter((row) => row.status === status).map(({ amount }) => amount))
    const given = back.filter(({ orderId }) => orderId === order.id)
    expect(
      given.map(({ state }) => state).filter((state) => state !== 'done'),
      where,
    ).toEqual([])
    const books = {
      reserved: here('authorized'),
      charged: here('paid'),
      refunded: sum(given.map(({ amount }) => amount)),
    }
    const taken = of(order.id, there)
    expect(
      {
        reserved: sum(taken.map(({ reserved }) => reserved)),
        charged: sum(taken.map(({ charged }) => charged)),
        refunded: sum(taken.map(({ refunded }) => refunded)),
      },
      where,
    ).toEqual(books)
    // paid means once, cancelled means not at all
    const isPaid = order.orderState !== 'cancelled'
    expect(books.reserved + books.charged, `${where} ${order.paymentState}`).toBe(
      isPaid ? order.total : 0,
    )
    expect(taken.filter((each) => each.reserved + each.charged > 0).length, where).toBe(
      isPaid ? 1 : 0,
    )
  }
  // one order for each period
  const ordered = periods.filter(({ state }) => state === 'ordered')
  expect(new Set(ordered.map(({ orderId }) => orderId)).size, where).toBe(periods.length)
}
