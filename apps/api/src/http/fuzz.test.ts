import { isDeep } from '../testing/deep.ts'
import { fuzzCalls } from '../testing/fuzzed.ts'

// the deep run's other thirds are in files of their own, which run at the same time
await fuzzCalls((index) => !isDeep || index % 3 === 0)
