import { expect, expectTypeOf, it } from 'vitest'
import { pathTo } from './pathTo.ts'

it('fills the parts of a path and writes its query', () => {
  expect(pathTo('/user/cart')).toBe('/user/cart')
  const of = { patientId: 'a/b' }
  expect(pathTo('/doctors/patients/:patientId/recipes', of, { id: 'c d' })).toBe(
    '/doctors/patients/a%2Fb/recipes?id=c%20d',
  )
  const query = { mode: 'edit', recipe: undefined, notice: ['x', 'y'] }
  expect(pathTo('/doctors/recipes/registration', {}, query)).toBe(
    '/doctors/recipes/registration?mode=edit&notice=x&notice=y',
  )
})

it('takes no page that is not in the table, and wants every part', () => {
  expectTypeOf(pathTo<'/doctors/patients/:patientId'>).parameters.toEqualTypeOf<
    [
      path: '/doctors/patients/:patientId',
      params: { patientId: string },
      search?: Record<string, string | readonly string[] | undefined>,
    ]
  >()
  // @ts-expect-error
  expect(() => pathTo('/doctors/nothing')).not.toThrow()
})
