import { pathTo } from '../../pathTo.ts'
import type { Role } from '../../session.ts'

/** What differs between the two roles on the pages of the sign-in family. */
export const areaOf = {
  doctor: { base: '/doctors', login: pathTo('/doctors/login') },
  patient: { base: '/user', login: pathTo('/user/login') },
} as const satisfies Record<Role, { base: string; login: string }>

/** `hanako@example.org` as `h•••@example.org`: enough to see a slip of the finger. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return at < 1 ? email : `${[...email].slice(0, 1).join('')}•••${email.slice(at)}`
}

/** Addresses travel in the history's state, never in a URL. */
export const emailIn = (state: unknown): string | undefined =>
  (state as { email?: string } | null)?.email
