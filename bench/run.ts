import { benchServer } from './server/bench.ts'

/** `npm run bench -- server [--orders 100000]`: prints a table of ratios. */
const benches = { server: benchServer }

const [name = '', ...options] = process.argv.slice(2)
const bench = benches[name as keyof typeof benches]
if (bench) await bench(options)
else {
  console.error('Say which: npm run bench -- server [--orders 100000[,1000000]]')
  process.exitCode = 1
}
