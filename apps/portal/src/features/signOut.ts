import type { ApiError } from '@officina/client/api'
import { loginPathOf } from '@officina/client/guard'
import { endAtServer } from '@officina/client/signOut'
import { forgetAllInput } from '@officina/ui/keptInput.ts'
import { signOutWords } from '@officina/ui/signOutWords.ts'
import { queryClient } from '../queryClient.ts'
import {
  askAgain,
  forgetMe,
  forgetOthers,
  hasSessionEnded,
  hearTabs,
  type Role,
  tellTabs,
} from '../session.ts'
import { toast } from './toast.tsx'

/** Signs out and leaves. While the session may stand at the server, the page stays and `say` is told so. */
export async function signOut(
  role: Role,
  say: (text: string) => void = (text) => toast.error(text),
): Promise<void> {
  try {
    await endAtServer(role, () => hasSessionEnded(role))
  } catch (error) {
    if (!(error as ApiError).handled) say(words().still)
    return
  }
  tellTabs({ signedOut: role })
  leave(role)
}

/** Starts afresh: a full load, so nothing of the last user stays in memory, and nothing typed holds the page back. */
function leave(role: Role): void {
  forgetMe()
  forgetAllInput()
  queryClient.clear()
  location.assign(loginPathOf(role))
}

const areas = { patient: /^\/user(\/|$)/, doctor: /^\/(doctors(\/|$)|$)/ }

// a sign-out in another tab ends this one at once, and so does the sign-in of somebody else
hearTabs((news) => {
  const role = 'signedOut' in news ? news.signedOut : news.signedIn
  if (!areas[role].test(location.pathname)) askAgain(role)
  else if ('signedOut' in news || forgetOthers(role, news.id)) leave(role)
})

const words = () => signOutWords[globalThis.document?.documentElement.lang === 'ja' ? 'ja' : 'en']
