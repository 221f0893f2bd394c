import { api } from '@officina/client/api'
import type { components } from '@officina/openapi/schema'
import { rememberMe } from './me.ts'

type Schemas = components['schemas']

export type Invitation = Schemas['AdminRegistration']

const quiet = true

/** Wrong credentials are a 422 on `email`. */
export async function signIn(body: { email: string; password: string }): Promise<void> {
  rememberMe(await api.post('/api/admin/login', { body: { ...body, remember: false }, quiet }))
}

/** Sends the sign-up link again, if an administrator has invited the address. The answer never tells. */
export const askForLink = (email: string) =>
  api.post('/api/admin/registration', { body: { email }, quiet })

/** Who is invited by a sign-up link; 410 once it was used or has expired. */
export const verifyLink = (token: string) =>
  api.post('/api/admin/registration/verify', { body: { token }, quiet })

/** Makes the account; the link is used up. */
export const signUp = (body: Schemas['AdminRegistrationRequest']) =>
  api.post('/api/admin/me', { body, quiet })

/** Sends a link for a new password. The answer never tells whether the address is known. */
export const askForReset = (email: string) =>
  api.post('/api/admin/password/reset-request', { body: { email }, quiet })

/** Whether a reset link still works; uses nothing up. 410 else. */
export const checkReset = (body: { id: string; token: string }) =>
  api.post('/api/admin/password/check', { body, quiet })

/** Sets the new password and ends every session of the account. */
export const resetPassword = (body: Schemas['PasswordReset']) =>
  api.post('/api/admin/password/reset', { body, quiet })
