import type { ApiError } from '@officina/client/api'
import { preloadedMe } from '@officina/client/preloadedMe'
import type { components } from '@officina/openapi/schema'
import { keepInputFor } from '@officina/ui/keptInput.ts'
import { onNewPage } from '@officina/ui/newPage.ts'

export type Me = components['schemas']['AdminMe']

const freshMs = 60_000
const flag = 'officina-admin-known'
/** Who was signed in on this page when the session ended, for the sign-in page. In memory alone. */
let ended: { email: string } | undefined
let known: { me: Me; at: number } | undefined
let running: Promise<Me | undefined> | undefined
/** Whoever signs in after a sign-out begins anew, and is not led to the page before. */
let signedOut = false

onNewPage(() => {
  ended = undefined
  known = undefined
  running = undefined
  signedOut = false
})

/**
 * The signed-in administrator, or undefined. Asked at most once in 60 s, never twice at once. While the server cannot
 * be reached, it is who was signed in last: the server asks for the session anyway.
 */
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
  keepInputFor('admin', me.id)
  ended = undefined
  signedOut = false
  known = { me, at: Date.now() }
  mark(true)
}

/** Clears what is known after a sign-out. */
export function forgetMe(): void {
  signedOut = true
  known = undefined
  ended = undefined
  mark(false)
}

/** Whether the session was ended by signing out on this page. */
export const hasSignedOut = (): boolean => signedOut

/** After a 401: who was signed in is asked for anew. */
export function endSession(): void {
  if (known) ended = { email: known.me.email }
  known = undefined
  mark(false)
}

/** Whose session has ended while this page was open, until somebody signs in; undefined on a first visit. */
export const endedSession = (): { email: string } | undefined => ended

/** Whether somebody was signed in on this page and is not any more. */
export async function hasSessionEnded(): Promise<boolean> {
  if (!known) return ended !== undefined
  known = { ...known, at: Number.NEGATIVE_INFINITY }
  return (await getMe()) === undefined
}

/** Whether this browser was signed in last time: a reason to load the console's code at once. */
export function wasSignedIn(): boolean {
  try {
    return localStorage.getItem(flag) === '1'
  } catch {
    return false
  }
}

/** After the server has said that a second factor is missing: asks anew who is signed in. False where that is known. */
export async function readMeAgain(): Promise<boolean> {
  if (!known || known.me.second_factor_missing) return false
  known = { ...known, at: Number.NEGATIVE_INFINITY }
  return (await getMe()) !== undefined
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
    const me = (await preloadedMe<Me>('admin')) ?? (await load())
    rememberMe(me)
    return me
  } catch (error) {
    const { status = 500 } = error as Partial<ApiError>
    if (status !== 401) {
      if (known && status >= 500) return known.me
      throw error
    }
    endSession()
    return undefined
  }
}

async function load(): Promise<Me> {
  const { api } = await import('@officina/client/api')
  return api.get('/api/admin/me', { quiet: true })
}
