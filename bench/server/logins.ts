import { demoPassword } from '../../apps/api/src/db/seed/demo.ts'
import { load } from '../lib/load.ts'
import { median, rounds } from '../lib/rounds.ts'
import { type Row, shortNumber } from '../lib/table.ts'
import { visitor } from './people.ts'
import { type Bench, select } from './reads.ts'

const amount = 96
const tries = 240

/** Sign-ins of different patients; almost all of it is the password's argon2id. */
export async function measureLogins({ app, url }: Bench): Promise<Row> {
  const people = await select<{ email: string }>(
    app,
    `select a.email from accounts a join patients p on p.account_id = a.id
     where p.status = 'active' and a.email like '%@load.example.org' limit ${amount}`,
  )
  const result = await rounds({
    server: async () => {
      const calls = await Promise.all(
        people.map(async ({ email }) => ({
          method: 'POST' as const,
          path: '/api/patient/login',
          headers: {
            ...(await visitor(app)),
            'x-auth-guard': 'patient',
            'content-type': 'application/json',
          },
          body: JSON.stringify({ email, password: demoPassword }),
        })),
      )
      return (await load(url, () => calls.shift() ?? fail(), { amount: people.length })).perSecond
    },
  })
  return {
    what: 'sign-ins (argon2id, 19 MiB, 2 passes)',
    measured: `${shortNumber(result.server.median)}/s`,
    bare: '',
    spread: result.server.spread,
  }
}

/**
 * Wrong passwords of people there are and of nobody, in turn, one at a time: nobody may learn from the time
 * of an answer whether an address is known.
 */
export async function measureUnknownLogins({ app, url }: Bench): Promise<Row> {
  const people = await select<{ email: string }>(
    app,
    `select a.email from accounts a join patients p on p.account_id = a.id
     where p.status = 'active' and a.email like '%@load.example.org' limit ${tries}`,
  )
  const times = { known: [] as number[], unknown: [] as number[] }
  for (const [index, { email }] of people.entries())
    for (const who of index % 2
      ? (['known', 'unknown'] as const)
      : (['unknown', 'known'] as const)) {
      const begun = performance.now()
      const answer = await fetch(`${url}/api/patient/login`, {
        method: 'POST',
        headers: {
          ...(await visitor(app)),
          'x-auth-guard': 'patient',
          'content-type': 'application/json',
          // the throttle counts wrong passwords of an address of the net
          'x-forwarded-for': `10.0.${who === 'known' ? 1 : 2}.${index % 250}`,
        },
        body: JSON.stringify({
          email: who === 'known' ? email : `nobody${index}@load.example.org`,
          password: 'not-the-password-1',
        }),
      })
      await answer.text()
      if (answer.status !== 422)
        throw new Error(`A wrong password was answered with ${answer.status}.`)
      times[who].push(performance.now() - begun)
    }
  const [known, unknown] = [median(times.known), median(times.unknown)]
  return {
    what: `wrong password, known ÷ unknown address, medians of ${people.length}`,
    measured: `${known.toFixed(1)} ms`,
    bare: `${unknown.toFixed(1)} ms`,
    ratio: known / unknown,
    target: { atMost: 5 },
    judged: { value: Math.abs(known - unknown), unit: 'ms' },
  }
}

const fail = (): never => {
  throw new Error('More sign-ins than people.')
}
