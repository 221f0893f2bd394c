import { expectTypeOf, test } from 'vitest'
import type { Handler } from './handler.ts'

// the compiler is what tests this
test('what the contract answers has to be answered, and where that is nothing, nothing', () => {
  expectTypeOf(async () => {}).toExtend<Handler<'doctorReadAllNews'>>()
  expectTypeOf(async () => ({ data: [] })).not.toExtend<Handler<'doctorReadAllNews'>>()
  expectTypeOf(async () => {}).not.toExtend<Handler<'doctorGetNews'>>()
  expectTypeOf(async () => undefined).not.toExtend<Handler<'doctorGetNews'>>()
})
