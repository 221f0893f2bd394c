import type { ApiError } from '@officina/client/api'
import { preloadedMe } from '@officina/client/preloadedMe'
import type { components } from '@officina/openapi/schema'
import { keepInputFor } from '@officina/ui/keptInput.ts'
import { onNewPage } from '@officina/ui/newPage.ts'

export type Role = 'doctor' | 'patient'
export type DoctorMe = components['schemas']['DoctorMe']
export type PatientMe = components['schemas']['PatientMe']
export type Me<R extends Role> = R extends 'doctor' ? DoctorMe : PatientMe

const freshMs = 30_000
// long enough for the redirect to the login page not to ask again
const missMs = 1_000
const known = new Map<Role, { me: DoctorMe | PatientMe | undefined; at: number }>()
/** Who was signed in on this page when the session ended, for the sign-in page. In memory alone. */
const ended = new Map<Role, { email: string }>()
const asking = new Map<Role, Promise<DoctorMe | PatientMe | undefined>>()

/**
 * The signed-in user of a role, or undefined. Asked on every navigation, at most once in 30 s, never twice at once.
 * While the server cannot be reached, it is who was signed in last: the server asks for the session anyway.
 */
export async function getMe<R extends Role>(role: R): Promise<Me<R> | undefined> {
  const cached = known.get(role)
  if (cached && Date.now() - cached.at < (cached.me ? freshMs : missMs))
    return cached.me as Me<R> | undefined
  const running = asking.get(role) ?? ask(role)
  asking.set(role, running)
  try {
    return (await running) as Me<R> | undefined
  } finally {
    asking.delete(role)
  }
}

let forgetRead = () => {}

/** What to do when another account has signed in: nothing that was read for the one before may be shown to it. */
export function onOtherAccount(forget: () => void): void {
  forgetRead = forget
}

/** Stores the user after a sign-in, and lets other tabs of the browser know: its session is theirs too. */
export function rememberMe(role: Role, me: DoctorMe | PatientMe): void {
  if (known.get(role)?.me?.id !== me.id) tellTabs({ signedIn: role, id: me.id })
  forgetOthers(role, me.id)
  ended.delete(role)
  known.set(role, { me, at: Date.now() })
}

/** Forgets what somebody else has typed and read on this page; answers whether there was anybody. */
export function forgetOthers(role: Role, id: string): boolean {
  const wasOther = keepInputFor(role, id)
  if (wasOther) forgetRead()
  return wasOther
}

/** What a tab tells the others. */
type TabNews = { signedIn: Role; id: string } | { signedOut: Role }

let channel: BroadcastChannel | undefined

// made when first used: while the sign-in pages are built, nothing is to be waited for
function tabs(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel !== 'undefined') channel ??= new BroadcastChannel('officina')
  return channel
}

export const tellTabs = (news: TabNews): void => tabs()?.postMessage(news)

export const hearTabs = (hear: (news: TabNews) => void): void =>
  tabs()?.addEventListener('message', ({ data }: MessageEvent<TabNews>) => hear(data))

onNewPage(() => {
  forgetMe()
  asking.clear()
})

/** Another back end than ours may sign in without telling whom: then the page asks. */
export const isMe = (answer: unknown): answer is DoctorMe | PatientMe =>
  typeof (answer as { id?: unknown } | undefined)?.id === 'string'

/** Clears what is known after a sign-out. */
export function forgetMe(): void {
  known.clear()
  ended.clear()
}

/** The next navigation asks for the user; what is known stays, for when the server cannot be reached. */
export function askAgain(role: Role): void {
  const last = known.get(role)
  if (last) known.set(role, { ...last, at: Number.NEGATIVE_INFINITY })
}

/** After a 401 of a call: who was signed in is asked for anew. */
export function endSession(role: Role): void {
  noteEnd(role)
  known.delete(role)
}

/** Whose session has ended while this page was open, until somebody signs in; undefined on a first visit. */
export const endedSession = (role: Role): { email: string } | undefined => ended.get(role)

/** Whether somebody was signed in on this page and is not any more. */
export async function hasSessionEnded(role: Role): Promise<boolean> {
  if (!known.get(role)?.me) return ended.has(role)
  askAgain(role)
  return (await getMe(role)) === undefined
}

function noteEnd(role: Role): void {
  const me = known.get(role)?.me
  if (me) ended.set(role, { email: me.email })
}

let again = false

/**
 * After the server has said that terms are outdated or a second factor is missing: the people known here are asked for anew. False when
 * that is known already or is just being found out.
 */
export async function readMeAgain(): Promise<boolean> {
  const told = [...known.values()].some(
    ({ me }) => me?.outstanding_documents.length || me?.second_factor_missing,
  )
  if (told || again) return false
  again = true
  const roles = [...known.keys()]
  for (const role of roles) askAgain(role)
  try {
    await Promise.all(roles.map((role) => getMe(role)))
  } finally {
    again = false
  }
  return true
}

async function ask(role: Role): Promise<DoctorMe | PatientMe | undefined> {
  try {
    const me = (await preloadedMe<DoctorMe | PatientMe>(role)) ?? (await load(role))
    rememberMe(role, me)
    return me
  } catch (error) {
    const { status = 500 } = error as Partial<ApiError>
    if (status !== 401) {
      const last = known.get(role)?.me
      if (last && status >= 500) return last
      throw error
    }
    noteEnd(role)
    known.set(role, { me: undefined, at: Date.now() })
    return undefined
  }
}

async function load(role: Role): Promise<DoctorMe | PatientMe> {
  const { api } = await import('@officina/client/api')
  return api.get(`/api/${role}/me` as '/api/doctor/me', { quiet: true })
}
