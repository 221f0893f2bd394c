import type { components } from '@officina/openapi/schema'
import type { Ctx, Guard } from '../context.ts'
import { findAccount, logIn, logInByPasskey } from '../entities/account/login.ts'
import { tellNewDevice } from '../entities/account/newDevice.ts'
import { trustDevice } from '../entities/account/trustedDevices.ts'
import { askPasskey } from '../entities/account/webauthn.ts'
import { getMe } from '../entities/me/me.ts'
import { loadActor } from './actors.ts'
import { knownDevice } from './device.ts'
import type { HttpTools } from './handler.ts'
import { passkeyTurn, signInKey, signInTurn } from './limits.ts'
import { signIn, signOut, startSession } from './session.ts'
import { guess, waitTurn } from './throttle.ts'

type Me = {
  doctor: components['schemas']['DoctorMe']
  patient: components['schemas']['PatientMe']
  admin: components['schemas']['AdminMe']
}
type Passkey = components['schemas']['PasskeyAnswer']
type LoginBody = {
  email: string
  password: string
  code?: string
  passkey?: Passkey
  trust_device?: boolean
  remember?: boolean
}

/**
 * Sign-in of a role; already signed in answers the current user. Strangers share one count of wrong guesses per
 * account, wherever they are, and one queue per network; a browser that signed in before has a count of its own.
 */
export async function signInRoute<G extends Guard>(
  ctx: Ctx,
  guard: G,
  body: LoginBody,
  http: HttpTools,
): Promise<Me[G]> {
  const known = http.session?.logins[guard]
  if (known && (await loadActor(ctx, guard, known.accountId)))
    return (await getMe(ctx, guard as 'doctor', known.accountId)) as Me[G]
  const account = await findAccount(ctx, guard, body.email)
  const device = account && knownDevice(ctx, http.device, account.id)
  const count = device
    ? { key: `login-device:${device}:${account.id}` }
    : {
        key: signInKey(guard, body.email),
        turn: signInTurn(ctx),
        // whether there is such an account is found out by the job, so the answer cannot tell
        onPressed: () =>
          ctx.jobs.enqueue(ctx, 'account.underAttack', { role: guard, email: body.email }),
      }
  const { password, code, passkey, remember = false, trust_device: trust } = body
  const factor = { ...(code && { code }), ...(passkey && { passkey }) }
  const browser = { sessionHash: http.session?.hash, trusted: http.trusted }
  const { accountId, hasShown } = await guess(ctx, count, () =>
    logIn(ctx, account, { guard, password, ...factor }, browser),
  )
  if (trust && hasShown)
    http.setTrusted(await trustDevice(ctx, { id: accountId, role: guard }, http.trusted))
  return letIn(ctx, guard, { accountId, hasShown, remember }, http)
}

/** The challenge for a passkey; a browser without a session gets one, which alone may answer. */
export async function askPasskeyRoute(ctx: Ctx, http: HttpTools) {
  await waitTurn(ctx, passkeyTurn(ctx))
  const session = http.session ?? (await startSession(ctx))
  if (!http.session) http.setSession(session)
  return askPasskey(ctx, session.hash)
}

/** Sign-in by a passkey alone; already signed in answers the current user. */
export async function passkeyRoute<G extends Guard>(
  ctx: Ctx,
  guard: G,
  { response, remember = false }: { response: Passkey; remember?: boolean },
  http: HttpTools,
): Promise<Me[G]> {
  const known = http.session?.logins[guard]
  if (known && (await loadActor(ctx, guard, known.accountId)))
    return (await getMe(ctx, guard as 'doctor', known.accountId)) as Me[G]
  const count = { key: `login-passkey:${guard}:${response.id}`, turn: signInTurn(ctx) }
  const { accountId } = await guess(ctx, count, () =>
    logInByPasskey(ctx, guard, response, http.session?.hash),
  )
  return letIn(ctx, guard, { accountId, hasShown: true, remember }, http)
}

async function letIn<G extends Guard>(
  ctx: Ctx,
  guard: G,
  { accountId, hasShown, remember }: { accountId: string; hasShown: boolean; remember: boolean },
  http: HttpTools,
): Promise<Me[G]> {
  if (!knownDevice(ctx, http.device, accountId)) await tellNewDevice(ctx, guard, accountId)
  http.setSession(await signIn(ctx, http.session, { accountId, guard, hasShown }, remember))
  http.rememberDevice(accountId)
  return (await getMe(ctx, guard as 'doctor', accountId)) as Me[G]
}

export async function signOutRoute(ctx: Ctx, guard: Guard, http: HttpTools): Promise<undefined> {
  if (http.session?.logins[guard]) http.setSession(await signOut(ctx, http.session, guard))
  http.clearSiteData()
  return undefined
}
