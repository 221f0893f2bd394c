import { itIsAMachine } from '../../testing/machines.ts'
import { settlementMachine } from './entity.ts'

itIsAMachine(settlementMachine, ['carried_over', 'void'])
