import type { ApiError } from '@officina/client/api'
import type { components } from '@officina/openapi/schema'
import { clearDrafts } from './features/drafts.ts'

export type Role = 'doctor' | 'patient'
export type DoctorMe = components['schemas']['DoctorMe']
export type PatientMe = components['schemas']['PatientMe']
export type Me<R extends Role> = R extends 'doctor' ? DoctorMe : PatientMe

declare global {
  interface Window {
    officinaMe?:
      | { role: string; answer: Promise<{ status: number; text: string } | undefined> }
      | undefined
  }
}

const freshMs = 30_000
// long enough for the redirect to the login page not to ask again
const missMs = 1_000
const known = new Map<Role, { me: DoctorMe | PatientMe | undefined; at: number }>()
/** Who was here last: what they typed is theirs alone. */
const lastIds = new Map<Role, string>()
const asking = new Map<Role, Promise<DoctorMe | PatientMe | undefined>>()

/** The signed-in user of a role, or undefined. Asked on every navigation, at most once in 30 s, never twice at once. */
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

/** Stores the user after a sign-in. */
export function rememberMe(role: Role, me: DoctorMe | PatientMe): void {
  const last = lastIds.get(role)
  if (last !== undefined && last !== me.id) clearDrafts()
  lastIds.set(role, me.id)
  known.set(role, { me, at: Date.now() })
}

/** Clears what is known after a sign-out or a 401. */
export function forgetMe(role?: Role): void {
  if (role) known.delete(role)
  else known.clear()
}

let again = false

/**
 * After the server has said that terms are outdated: the people known here are asked for anew. False when
 * that is known already or is just being found out.
 */
export async function readMeAgain(): Promise<boolean> {
  const told = [...known.values()].some(({ me }) => me?.outstanding_documents.length)
  if (told || again) return false
  again = true
  const roles = [...known.keys()]
  forgetMe()
  try {
    await Promise.all(roles.map((role) => getMe(role)))
  } finally {
    again = false
  }
  return true
}

async function ask(role: Role): Promise<DoctorMe | PatientMe | undefined> {
  try {
    const me = (await early(role)) ?? (await load(role))
    rememberMe(role, me)
    return me
  } catch (error) {
    if ((error as ApiError).status !== 401) throw error
    known.set(role, { me: undefined, at: Date.now() })
    return undefined
  }
}

async function load(role: Role): Promise<DoctorMe | PatientMe> {
  const { api } = await import('@officina/client/api')
  return api.get(`/api/${role}/me` as '/api/doctor/me', { quiet: true })
}

/** The answer that the page's inline script asked for before the code was there; used once. */
async function early(role: Role): Promise<DoctorMe | PatientMe | undefined> {
  const started = window.officinaMe
  window.officinaMe = undefined
  if (started?.role !== role) return undefined
  const answer = await started.answer
  if (answer?.status === 401) throw Object.assign(new Error('Unauthenticated.'), { status: 401 })
  if (answer?.status !== 200) return undefined
  try {
    return JSON.parse(answer.text).data
  } catch {
    return undefined
  }
}
