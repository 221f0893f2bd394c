import { demoPassword } from '../../apps/api/src/db/seed/demo.ts'
import { load } from '../lib/load.ts'
import { rounds } from '../lib/rounds.ts'
import { type Row, shortNumber } from '../lib/table.ts'
import { visitor } from './people.ts'
import { type Bench, select } from './reads.ts'

const amount = 96

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

const fail = (): never => {
  throw new Error('More sign-ins than people.')
}
