import { describe } from 'vitest'
import { itIsAMachine } from '../../testing/machines.ts'
import { settlementMachine } from './entity.ts'

describe('settlement', () => itIsAMachine(settlementMachine, ['carried_over', 'void']))
