import type { components } from '@officina/openapi/schema'
import type { Ctx, Guard } from '../context.ts'
import { logIn } from '../domain/account/login.ts'
import { getMe } from '../domain/account/me.ts'
import { loadActor } from './actors.ts'
import type { HttpTools } from './handler.ts'
import { signInLimits } from './limits.ts'
import { signIn, signOut } from './session.ts'
import { assertBelow, clear, hit } from './throttle.ts'

type Me = {
  doctor: components['schemas']['DoctorMe']
  patient: components['schemas']['PatientMe']
  admin: components['schemas']['AdminMe']
}
type LoginBody = { email: string; password: string; code?: string; remember?: boolean }

/** Sign-in of a role: throttled by account and address and by address alone; already signed in answers the current user. */
export async function signInRoute<G extends Guard>(
  ctx: Ctx,
  guard: G,
  body: LoginBody,
  http: HttpTools,
): Promise<{ data: Me[G] }> {
  const known = http.session?.logins[guard]
  if (known && (await loadActor(ctx, guard, known.accountId)))
    return { data: (await getMe(ctx, guard as 'doctor', known.accountId)) as Me[G] }
  const limits = signInLimits(ctx, guard, body.email)
  await assertBelow(ctx, limits)
  const { accountId } = await logIn(ctx, guard, body).catch(async (error) => {
    // being asked for the code is no failure
    if (error?.code !== 'SECOND_FACTOR_NEEDED') await hit(ctx, limits)
    throw error
  })
  await clear(ctx, limits[0]?.key ?? '')
  http.setSession(await signIn(ctx, http.session, { accountId, guard }, body.remember ?? false))
  return { data: (await getMe(ctx, guard as 'doctor', accountId)) as Me[G] }
}

export async function signOutRoute(ctx: Ctx, guard: Guard, http: HttpTools): Promise<undefined> {
  if (http.session?.logins[guard]) http.setSession(await signOut(ctx, http.session, guard))
  http.clearSiteData()
  return undefined
}
