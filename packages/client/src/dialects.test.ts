import { describeClient } from './testing/describeClient.ts'
import { laravelDialects } from './testing/dialects.ts'

describeClient(laravelDialects)
