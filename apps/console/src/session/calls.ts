import type { components } from '@officina/openapi/schema'
import { rememberMe } from './me.ts'

type Schemas = components['schemas']

export type Invitation = Schemas['AdminRegistration']

const quiet = true

// the client's code comes with the first call, so that the sign-in page stays small
const loadApi = async () => (await import('@officina/client/api')).api

type Factor = { code?: string; passkey?: Schemas['PasskeyAnswer'] }

/** Wrong credentials are a 422 on `email`; SECOND_FACTOR_NEEDED asks for a code or a passkey. */
export async function signIn({
  code,
  passkey,
  trust_device,
  ...input
}: { email: string; password: string; trust_device?: boolean } & Factor): Promise<void> {
  const factor = passkey ? { passkey } : code ? { code } : {}
  const body = { ...input, ...factor, ...(trust_device && { trust_device }), remember: false }
  const api = await loadApi()
  await enter(await api.post('/api/admin/login', { body, quiet }))
}

/** Another back end than ours may sign in without telling whom, or what they may do: then it is asked. */
async function enter(answer: unknown): Promise<void> {
  const me = answer as Partial<Schemas['AdminMe']> | undefined
  const isWhole = me?.id && me.permissions
  const api = await loadApi()
  rememberMe(isWhole ? (me as Schemas['AdminMe']) : await api.get('/api/admin/me', { quiet }))
}

/** What the passkey signs in place of a code. */
export async function passkeyFactor(): Promise<Factor> {
  const { askPasskey } = await import('@officina/client/passkeys')
  return { passkey: await askPasskey('admin') }
}

/** Signs in by a passkey alone. */
export async function signInByPasskey(): Promise<void> {
  const calls = await import('@officina/client/passkeys')
  await enter(await calls.signInByPasskey('admin', false))
}

/** Sends the sign-up link again, if an administrator has invited the address. The answer never tells. */
export const askForLink = async (email: string) =>
  (await loadApi()).post('/api/admin/registration', { body: { email }, quiet })

/** Who is invited by a sign-up link; 410 once it was used or has expired. */
export const verifyLink = async (token: string) =>
  (await loadApi()).post('/api/admin/registration/verify', { body: { token }, quiet })

/** Makes the account; the link is used up. */
export const signUp = async (body: Schemas['AdminRegistrationRequest']) =>
  (await loadApi()).post('/api/admin/me', { body, quiet })

/** Sends a link for a new password. The answer never tells whether the address is known. */
export const askForReset = async (email: string) =>
  (await loadApi()).post('/api/admin/password/reset-request', { body: { email }, quiet })

/** Whether a reset link still works; uses nothing up. 410 else. */
export const checkReset = async (body: { id: string; token: string }) =>
  (await loadApi()).post('/api/admin/password/check', { body, quiet })

/** Sets the new password and ends every session of the account. */
export const resetPassword = async (body: Schemas['PasswordReset']) =>
  (await loadApi()).post('/api/admin/password/reset', { body, quiet })
