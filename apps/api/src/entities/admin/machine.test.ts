import { describe } from 'vitest'
import { itIsAMachine } from '../../testing/machines.ts'
import { userMachine } from './machine.ts'

describe('administrator', () => itIsAMachine(userMachine, []))
