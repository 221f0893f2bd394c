import { signOutWords } from '@officina/ui/signOutWords.ts'
import { useText } from '@officina/ui/text'
import { useState } from 'react'
import { useLogout } from 'react-admin'
import { LOGIN } from '../session/paths.ts'

/** Signs out; `problem` says that it has failed and the session stands. */
export function useSignOut() {
  const t = useText(signOutWords)
  const logout = useLogout()
  const [hasFailed, setFailed] = useState(false)
  async function signOut(): Promise<void> {
    setFailed(false)
    await logout({}, LOGIN, false).catch((error) => setFailed(!error.handled))
  }
  return { signOut, problem: hasFailed ? t.still : undefined }
}
