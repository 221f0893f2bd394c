import { api } from '@officina/client/api'
import type { Me } from './me.ts'
import { rememberMe } from './me.ts'

/** `POST /api/admin/login`; wrong credentials are a 422 on `email`. */
export async function signIn(body: { email: string; password: string }): Promise<void> {
  rememberMe((await post('login', body)) as Me)
}

/** Sends the sign-up link again, if an administrator has invited the address. The answer never tells. */
export const askForLink = (email: string) => post('registration', { email })

/** The address behind a sign-up link; 410 once it was used or has expired. */
export const verifyLink = (token: string) =>
  post('registration/verify', { token }) as Promise<Invitation>

/** Makes the account; the link is used up. */
export const signUp = (body: {
  token: string
  name: string
  phone: string
  password: string
  password_confirmation: string
}) => post('me', body)

/** Sends a link for a new password. The answer never tells whether the address is known. */
export const askForReset = (email: string) => post('password/reset-request', { email })

/** Sets the new password and ends every session of the account. */
export const resetPassword = (body: {
  id: string
  token: string
  password: string
  password_confirmation: string
}) => post('password/reset', body)

export type Invitation = { email: string; admin_role?: string; invited_by?: string | null }

async function post(path: string, body: object): Promise<unknown> {
  return (await api.request('POST', `/api/admin/${path}`, { body, quiet: true })).data
}
