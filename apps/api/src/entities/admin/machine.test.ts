import { itIsAMachine } from '../../testing/machines.ts'
import { userMachine } from './entity.ts'

itIsAMachine(userMachine, [])
