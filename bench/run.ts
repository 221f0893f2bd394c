import { benchBrowser } from './browser/bench.ts'
import { benchServer } from './server/bench.ts'

/** `npm run bench -- server [--orders 100000]` and `npm run bench -- browser`: prints a table of ratios. */
const benches = { server: benchServer, browser: benchBrowser }

const [name = '', ...options] = process.argv.slice(2)
const bench = benches[name as keyof typeof benches]
if (bench) await bench(options)
else {
  console.error(
    'Say which: npm run bench -- server [--orders 100000[,1000000]] or npm run bench -- browser',
  )
  process.exitCode = 1
}
