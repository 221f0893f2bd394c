import { parseArgs } from 'node:util'
import { prepare } from '../db/prepare.ts'
import { isEmpty, seedDemo } from '../db/seed/demo.ts'
import { seedScale } from '../db/seed/scale.ts'
import { CommandError, runCommand } from './run.ts'

/**
 * `npm run seed`: fills an empty database with the demo, also one that was started with SEED=none.
 * `-- --orders 100000` (or `--scale 100`, in thousands) adds a load of orders to what is there. Also beside a running server.
 */
await runCommand(async ({ config, database }) => {
  const { ownerUrl } = database
  if (config.env === 'production')
    throw new CommandError('The demo cannot be used in production: its passwords are public.')
  const orders = wantedOrders()
  const fill = async () => {
    const empty = await isEmpty(ownerUrl)
    if (!empty && orders === 0)
      throw new CommandError(
        'The database is not empty; empty it with npm run db:reset first, or add a load with -- --orders 100000.',
      )
    if (!empty) return
    await seedDemo({ ownerUrl, config })
    console.log('The demo data has been added.')
  }
  const { env, secretKey, secretKeyPrevious } = config
  await prepare(database, { env, secretKey, secretKeyPrevious, say: console.log, fill })
  if (orders === 0) return
  const began = performance.now()
  const made = await seedScale({ ownerUrl, config, orders, log: console.log })
  const seconds = Math.round((performance.now() - began) / 1_000)
  console.log(
    `Added ${made.orders} orders of ${made.patients} patients and ${made.doctors} doctors in ${seconds} s.`,
  )
})

/** From `--orders` or `--scale`; 0 when neither is given. */
function wantedOrders(): number {
  let values: { orders?: string; scale?: string }
  try {
    values = parseArgs({
      options: { orders: { type: 'string' }, scale: { type: 'string' } },
    }).values
  } catch (error) {
    throw new CommandError(error instanceof Error ? error.message : 'Unknown option.')
  }
  const { orders, scale } = values
  if (orders === undefined && scale === undefined) return 0
  const wanted = orders === undefined ? Number(scale) * 1_000 : Number(orders)
  if (!Number.isInteger(wanted) || wanted < 1 || wanted > 10_000_000)
    throw new CommandError(
      'Enter a number of orders from 1 to 10,000,000, or a scale from 1 to 10,000.',
    )
  return wanted
}
