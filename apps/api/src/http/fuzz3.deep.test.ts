import { fuzzCalls } from '../testing/fuzzed.ts'

await fuzzCalls((index) => index % 3 === 2)
