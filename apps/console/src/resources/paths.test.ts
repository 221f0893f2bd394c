import { describe, expect, it } from 'vitest'
import { pointsOf } from '../schema/amounts.ts'
import { countOf, unitsOf } from '../schema/units.ts'
import { afterLogin, loginWithNext, withoutBase } from '../session/paths.ts'
import { isConsolePath } from './paths.ts'

describe('the console’s addresses', () => {
  it.each([
    '/',
    '/approve-doctor',
    '/registered-doctors',
    '/doctors',
    '/doctors/0193a5b2-0000-7000-8000-000000000001',
  ])('%s is a page', (path) => expect(isConsolePath(path)).toBe(true))

  it.each(['/nowhere', '/doctors/1/2/3', '/login/x', '/approve-doctor/1'])('%s is none', (path) =>
    expect(isConsolePath(path)).toBe(false),
  )

  it('survive the sign-in with their query, and lead nowhere else', () => {
    const url = new URL('http://test/admins/doctors?filter=%7B%22q%22%3A%22a%26b%22%7D#x')
    const next = new URL(loginWithNext(url), 'http://test').searchParams.get('next')
    expect(afterLogin(next)).toBe('/doctors?filter=%7B%22q%22%3A%22a%26b%22%7D#x')
    for (const bad of [
      null,
      '//evil.test',
      'https://evil.test/admins',
      '/doctors/top',
      '/admins/login',
    ])
      expect(afterLogin(bad)).toBe('/approve-doctor')
    expect(withoutBase('/admins/login?next=x')).toBe('/login?next=x')
    expect(withoutBase('/adminsX')).toBe('/adminsX')
  })
})

describe('units', () => {
  it('are read as the keyboard has them, and what was counted is a whole number', () => {
    expect(['12', '１２', ' 1,200 ', '-3', ''].map(unitsOf)).toEqual([12, 12, 1200, -3, 0])
    for (const none of ['x', '1 2', '1.000', '1.5', '1e3', '0x10']) expect(unitsOf(none)).toBeNaN()
    expect(unitsOf('+5')).toBe(5)
    expect(['0', '１２', '1,200'].map(countOf)).toEqual([0, 12, 1200])
    for (const none of ['', ' ', 'x', '-1', '1.5', '1000000']) expect(countOf(none)).toBeUndefined()
  })
})

describe('per cent', () => {
  it('becomes basis points, or stays text for the server to refuse', () => {
    expect(['20', '20.5', '12.34%', '２０'].map(pointsOf)).toEqual([2000, 2050, 1234, 2000])
    expect(['', 'x', '-1', '1.234'].map(pointsOf)).toEqual(['', 'x', '-1', '1.234'])
  })
})
