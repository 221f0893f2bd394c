import type { ApiError } from '@officina/client/api'
import type { components } from '@officina/openapi/schema'

export type Me = components['schemas']['AdminMe']

declare global {
  interface Window {
    officinaMe?:
      | { role: string; answer: Promise<{ status: number; text: string } | undefined> }
      | undefined
  }
}

const freshMs = 60_000
const flag = 'officina-admin-known'
let known: { me: Me; at: number } | undefined
let running: Promise<Me | undefined> | undefined

/** The signed-in administrator, or undefined. Asked at most once in 60 s, never twice at once. */
export async function getMe(): Promise<Me | undefined> {
  if (known && Date.now() - known.at < freshMs) return known.me
  running ??= ask().finally(() => {
    running = undefined
  })
  return running
}

/** What is known without asking. */
export const knownMe = (): Me | undefined => known?.me

/** Stores the user after a sign-in. */
export function rememberMe(me: Me): void {
  known = { me, at: Date.now() }
  mark(true)
}

/** Clears what is known after a sign-out or a 401. */
export function forgetMe(): void {
  known = undefined
  mark(false)
}

/** Whether this browser was signed in last time: a reason to load the console's code at once. */
export function wasSignedIn(): boolean {
  try {
    return localStorage.getItem(flag) === '1'
  } catch {
    return false
  }
}

function mark(signedIn: boolean): void {
  try {
    if (signedIn) localStorage.setItem(flag, '1')
    else localStorage.removeItem(flag)
  } catch {
    // without a storage the code is loaded a moment later
  }
}

async function ask(): Promise<Me | undefined> {
  try {
    const me = (await early()) ?? (await load())
    rememberMe(me)
    return me
  } catch (error) {
    if ((error as ApiError).status !== 401) throw error
    forgetMe()
    return undefined
  }
}

async function load(): Promise<Me> {
  const { api } = await import('@officina/client/api')
  return api.get('/api/admin/me', { quiet: true })
}

/** The answer that the page's inline script asked for before the code was there; used once. */
async function early(): Promise<Me | undefined> {
  const started = window.officinaMe
  window.officinaMe = undefined
  const answer = await started?.answer
  if (answer?.status === 401) throw Object.assign(new Error('Unauthenticated.'), { status: 401 })
  if (answer?.status !== 200) return undefined
  try {
    return JSON.parse(answer.text).data
  } catch {
    return undefined
  }
}
