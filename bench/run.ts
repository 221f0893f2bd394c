import { benchBrowser } from './browser/bench.ts'
import { benchServer } from './server/bench.ts'
import { benchBusy } from './server/busy.ts'

/** `npm run bench -- server [--orders 100000]`, `-- busy` and `-- browser`: each prints a table of figures. */
const benches = { server: benchServer, busy: benchBusy, browser: benchBrowser }

const [name = '', ...options] = process.argv.slice(2)
const bench = benches[name as keyof typeof benches]
if (bench) await bench(options)
else {
  console.error(
    'Say which: npm run bench -- server [--orders 100000[,1000000]], -- busy [--orders 350000] or -- browser',
  )
  process.exitCode = 1
}
