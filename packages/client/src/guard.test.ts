import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Guard, guardOfPath, homePathOf, loginPathOf, safeNext } from './guard.ts'

const GUARDS: Guard[] = ['doctor', 'patient', 'admin']
const FIRST: Record<Guard, string> = { doctor: 'doctors', patient: 'user', admin: 'admins' }

describe('guardOfPath', () => {
  test.each([
    ['/', 'doctor'],
    ['', 'doctor'],
    ['//', 'doctor'],
    ['/doctors', 'doctor'],
    ['/doctors/', 'doctor'],
    ['/doctors/patients/1', 'doctor'],
    ['/user', 'patient'],
    ['/user/top', 'patient'],
    ['/admins', 'admin'],
    ['/admins/orders/detail/1', 'admin'],
    ['//admins', 'admin'],
    ['///admins//login', 'admin'],
    ['/%61dmins', 'admin'],
    ['/Admins/login', 'admin'],
    ['/./admins', 'admin'],
    ['/user/../admins', 'admin'],
    ['/user/%2e%2e/admins', 'admin'],
    ['\\admins', 'admin'],
    ['/doctorsX', undefined],
    ['/doctor', undefined],
    ['/adminsfoo', undefined],
    ['/users', undefined],
    ['/%2Fadmins', undefined],
    ['/%2561dmins', undefined],
    ['/%', undefined],
    ['/terms-of-service-doctors', undefined],
    ['/constructor', undefined],
    ['/__proto__', undefined],
  ])('%s → %s', (path, guard) => {
    expect(guardOfPath(path)).toBe(guard)
  })

  test('any text is answered, and by its first whole segment alone', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom(...GUARDS), (rest, guard) => {
        expect([...GUARDS, undefined]).toContain(guardOfPath(rest))
        const tail = rest.replace(/\.|%2e|[?#]/gi, '')
        expect(guardOfPath(`/${FIRST[guard]}/${tail}`)).toBe(guard)
        expect(guardOfPath(`/${FIRST[guard]}x${tail}`)).toBe(undefined)
      }),
    )
  })
})

test('login and home pages', () => {
  expect([...GUARDS, undefined].map(loginPathOf)).toEqual([
    '/doctors/login',
    '/user/login',
    '/admins/login',
    '/',
  ])
  expect(GUARDS.map(homePathOf)).toEqual(['/doctors/top', '/user/top', '/admins/approve-doctor'])
})

describe('safeNext', () => {
  test.each<[string, Guard, string]>([
    ['/doctors/patients?page=2#x', 'doctor', '/doctors/patients?page=2#x'],
    ['/', 'doctor', '/'],
    ['/user/recipes?id=1%2F2', 'patient', '/user/recipes?id=1%2F2'],
    ['/admins/orders/detail/1', 'admin', '/admins/orders/detail/1'],
    ['/user/../admins/news', 'admin', '/admins/news'],
  ])('%s is followed for a %s', (next, guard, expected) => {
    expect(safeNext(next, guard)).toBe(expected)
  })

  test.each<[string | null, Guard]>([
    [null, 'doctor'],
    ['', 'doctor'],
    ['doctors/top', 'doctor'],
    ['//evil.example', 'doctor'],
    ['///evil.example/doctors', 'doctor'],
    ['/\\evil.example', 'doctor'],
    ['\\\\evil.example', 'doctor'],
    ['/\t/evil.example', 'doctor'],
    ['/\n/evil.example', 'doctor'],
    [' //evil.example', 'doctor'],
    ['/.//evil.example', 'doctor'],
    ['https:evil.example', 'doctor'],
    ['https://evil.example/doctors', 'doctor'],
    ['javascript:alert(1)', 'doctor'],
    ['data:text/html,x', 'doctor'],
    ['/%2F%2Fevil.example', 'doctor'],
    ['/doctors/%5C%5Cevil.example', 'doctor'],
    ['/doctors/..%2f..%2fadmins', 'doctor'],
    ['/doctors/%252e%252e/admins', 'doctor'],
    ['/doctors/%00', 'doctor'],
    ['/doctors/%', 'doctor'],
    ['/doctors/%E5', 'doctor'],
    ['/doctors/../admins', 'doctor'],
    ['/user/%2e%2e/admins', 'patient'],
    ['/doctors/top', 'patient'],
    ['/user/top', 'doctor'],
    ['/', 'admin'],
    ['/terms-of-service', 'doctor'],
    [`/doctors/${'a'.repeat(3000)}`, 'doctor'],
  ])('%s is refused for a %s', (next, guard) => {
    expect(safeNext(next, guard)).toBeUndefined()
  })

  test('whatever is let through stays on this origin and in the role’s own area', () => {
    const pieces = fc.constantFrom(
      '/',
      '\\',
      '//',
      'doctors',
      'user',
      'admins',
      '..',
      '.',
      '%2f',
      '%5c',
      '%2e',
      '%25',
      '%00',
      ':',
      '@',
      'evil.example',
      'https:',
      'javascript:',
      '?',
      '#',
      '\t',
      '\u0000',
      ' ',
    )
    const nasty = fc.array(fc.oneof(pieces, fc.string({ maxLength: 3 }))).map((all) => all.join(''))
    fc.assert(
      fc.property(
        fc.oneof(
          nasty,
          nasty.map((n) => `/doctors/${n}`),
        ),
        fc.constantFrom(...GUARDS),
        (next, guard) => {
          const safe = safeNext(next, guard)
          if (safe === undefined) return
          const url = new URL(safe, 'https://officina.example/doctors/login')
          expect(url.origin).toBe('https://officina.example')
          expect(url.pathname + url.search + url.hash).toBe(safe)
          expect(guardOfPath(url.pathname)).toBe(guard)
          expect(guardOfPath(decodeURIComponent(url.pathname))).toBe(guard)
          expect(safeNext(safe, guard)).toBe(safe)
        },
      ),
      { numRuns: 3000 },
    )
  })
})
