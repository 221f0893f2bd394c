import { pageSettings } from '@officina/client/pageSettings'
import { keepInput, keptInput } from '@officina/ui/keptInput.ts'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '../queryClient.ts'
import { endedSession, forgetMe, type PatientMe, rememberMe } from '../session.ts'
import { signOut } from './signOut.ts'

const assign = vi.fn()
const still = 'You are still signed in. Try again.'
/** What the server answers; undefined where it cannot be reached. */
let answers: { logout?: number; me?: number } = {}

beforeEach(() => {
  assign.mockReset()
  pageSettings.baseUrl = 'http://officina.test'
  vi.stubGlobal('window', {})
  vi.stubGlobal('location', { assign, pathname: '/user/top', origin: 'http://officina.test' })
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const status = /csrf/.test(url) ? 204 : answers[/logout$/.test(url) ? 'logout' : 'me']
    if (!status) throw new TypeError('Failed to fetch')
    return new Response(status === 204 ? null : '{}', { status })
  })
  rememberMe('patient', { id: 'p', email: 'rossi@officina.test' } as PatientMe)
  keepInput('profile', { phone: '020 555 0101' })
  queryClient.setQueryData(['/api/patient/account'], {})
})
afterEach(() => {
  forgetMe()
  delete pageSettings.baseUrl
  vi.unstubAllGlobals()
})

function expectNothingLeft() {
  expect(assign.mock.calls).toEqual([['/user/login']])
  expect(keptInput('profile')).toBeUndefined()
  expect(queryClient.getQueryCache().getAll()).toEqual([])
  expect(endedSession('patient')).toBeUndefined()
}

describe('signing out', () => {
  it.each([
    ['is done', { logout: 204 }],
    ['was done elsewhere', { logout: 401 }],
    ['was done elsewhere, which the token tells', { logout: 419, me: 401 }],
  ])('leaves nothing of who it was when it %s', async (_, told) => {
    answers = told
    const say = vi.fn()
    await signOut('patient', say)
    expectNothingLeft()
    expect(say).not.toHaveBeenCalled()
  })

  it.each([
    ['is down', { logout: 503 }],
    ['is asked too often', { logout: 429 }],
    ['cannot be reached', {}],
    ['does not take the token', { logout: 419, me: 503 }],
  ])('stays on the page and says so while the server %s', async (_, told) => {
    answers = told
    const say = vi.fn()
    await signOut('patient', say)
    expect(say.mock.calls).toEqual([[still]])
    expect(assign).not.toHaveBeenCalled()
    expect(keptInput('profile')).toEqual({ phone: '020 555 0101' })
  })
})

describe('another tab', () => {
  const other = new BroadcastChannel('officina')
  afterAll(() => other.close())

  it('that signs out takes what was typed here along, so that nothing holds the page back', async () => {
    other.postMessage({ signedOut: 'patient' })
    await vi.waitFor(expectNothingLeft)
  })

  it('that signs in somebody else does the same; the same person and another area change nothing', async () => {
    other.postMessage({ signedIn: 'patient', id: 'p' })
    other.postMessage({ signedIn: 'doctor', id: 'd' })
    other.postMessage({ signedIn: 'patient', id: 'q' })
    await vi.waitFor(expectNothingLeft)
  })

  it('learns who has signed in here', async () => {
    const told: unknown[] = []
    other.onmessage = ({ data }) => told.push(data)
    rememberMe('patient', { id: 'p', email: '' } as PatientMe)
    rememberMe('patient', { id: 'q', email: '' } as PatientMe)
    await vi.waitFor(() => expect(told).toContainEqual({ signedIn: 'patient', id: 'q' }))
  })
})
