import type { components } from '@officina/openapi/schema'
import type { Ctx, Guard } from '../context.ts'
import { findAccount, logIn } from '../entities/account/login.ts'
import { getMe } from '../entities/me/me.ts'
import { loadActor } from './actors.ts'
import { knownDevice } from './device.ts'
import type { HttpTools } from './handler.ts'
import { signInKey, signInTurn } from './limits.ts'
import { signIn, signOut } from './session.ts'
import { guess } from './throttle.ts'

type Me = {
  doctor: components['schemas']['DoctorMe']
  patient: components['schemas']['PatientMe']
  admin: components['schemas']['AdminMe']
}
type LoginBody = { email: string; password: string; code?: string; remember?: boolean }

/**
 * Sign-in of a role; already signed in answers the current user. Strangers share one count of wrong guesses per
 * account, wherever they are, and one queue per network; a browser that signed in before has a count of its own.
 */
export async function signInRoute<G extends Guard>(
  ctx: Ctx,
  guard: G,
  body: LoginBody,
  http: HttpTools,
): Promise<{ data: Me[G] }> {
  const known = http.session?.logins[guard]
  if (known && (await loadActor(ctx, guard, known.accountId)))
    return { data: (await getMe(ctx, guard as 'doctor', known.accountId)) as Me[G] }
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
  const { accountId } = await guess(ctx, count, () => logIn(ctx, guard, account, body))
  http.setSession(await signIn(ctx, http.session, { accountId, guard }, body.remember ?? false))
  http.rememberDevice(accountId)
  return { data: (await getMe(ctx, guard as 'doctor', accountId)) as Me[G] }
}

export async function signOutRoute(ctx: Ctx, guard: Guard, http: HttpTools): Promise<undefined> {
  if (http.session?.logins[guard]) http.setSession(await signOut(ctx, http.session, guard))
  http.clearSiteData()
  return undefined
}
