import { api } from '@officina/client/api'
import { loginPathOf } from '@officina/client/guard'
import { forgetAllInput } from '@officina/ui/keptInput.ts'
import { queryClient } from '../queryClient.ts'
import { forgetMe, type Role } from '../session.ts'

/** Signs out and starts afresh: a full load, so nothing of the last user stays in memory. */
export async function signOut(role: Role): Promise<void> {
  await api.request('POST', `/api/${role}/logout`).catch(() => undefined)
  forgetMe()
  forgetAllInput()
  queryClient.clear()
  channel?.postMessage({ signedOut: role })
  location.assign(loginPathOf(role))
}

/** Other tabs of the same browser follow at once. */
const channel =
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('officina')
channel?.addEventListener('message', (event: MessageEvent<{ signedOut?: Role }>) => {
  const role = event.data.signedOut
  const area = role === 'patient' ? /^\/user(\/|$)/ : /^\/(doctors(\/|$)|$)/
  if (role && area.test(location.pathname)) location.assign(loginPathOf(role))
})
