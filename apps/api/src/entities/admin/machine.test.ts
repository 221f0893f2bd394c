import { describe } from 'vitest'
import { itIsAMachine } from '../../testing/machines.ts'
import { userMachine } from './entity.ts'

describe('administrator', () => itIsAMachine(userMachine, []))
