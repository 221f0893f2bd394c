import { describe, expect, it } from 'vitest'
import type { Actor } from '../context.ts'
import { createCut } from './fieldPermissions.ts'

const text = { type: 'string' }
const person = {
  type: 'object',
  properties: { name: text, allergies: { type: 'string', 'x-permission': 'phi.read' } },
}
const schema = {
  type: 'object',
  properties: {
    data: { type: 'array', items: { allOf: [person, { properties: { doctor: person } }] } },
  },
}
const admin = (...permissions: string[]) => ({ role: 'admin', permissions }) as unknown as Actor
const row = { name: 'a', allergies: 'b', doctor: { name: 'c', allergies: 'd' } }

describe('fields with a permission', () => {
  it('are left out of answers for those who lack it, at any depth', () => {
    const cut = createCut(schema)
    const full = { data: [row] }
    expect(cut?.(full, admin('phi.read'))).toEqual(full)
    expect(cut?.(full, admin('order.read'))).toEqual({
      data: [{ name: 'a', doctor: { name: 'c' } }],
    })
    expect(cut?.(full, { role: 'doctor' } as Actor)).toEqual(cut?.(full, admin()))
    expect(full.data[0]).toBe(row)
    expect(row.allergies).toBe('b')
  })

  it('cost nothing where there are none', () => {
    expect(createCut({ type: 'object', properties: { name: text } })).toBeUndefined()
  })
})
