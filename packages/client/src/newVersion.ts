import { useEffect, useState } from 'react'
import { pageSettings } from './pageSettings.ts'

const RELOADED_AT = 'officina.newVersion'
const PAUSE_MS = 60_000

/**
 * Whether the page runs code of an older version: some of its code does not come (`isCodeMissing`) although the server
 * answers. The page is then loaded anew by itself, at most once a minute and never while something typed would be lost;
 * where it is not, the page offers it.
 */
export function useNewVersion(isCodeMissing: boolean): boolean {
  const [isNew, setNew] = useState(false)
  useEffect(() => {
    if (!isCodeMissing) return undefined
    let isShown = true
    void isServerThere().then((isThere) => {
      if (!isThere || !isShown) return
      if (pageSettings.mayReload?.() && mayReloadAgain()) globalThis.location.reload()
      else setNew(true)
    })
    return () => {
      isShown = false
    }
  }, [isCodeMissing])
  return isNew && isCodeMissing
}

/** Any answer counts: a session that has ended is one too. */
async function isServerThere(): Promise<boolean> {
  try {
    const { api } = await import('./api.ts')
    await api.request('GET', '/api/doctor/me', { quiet: true })
    return true
  } catch (error) {
    const { code, status } = error as { code?: string; status?: number }
    return code !== 'NETWORK' && status !== 502 && status !== 503 && status !== 504
  }
}

/** Without a memory, code that is missing in the new version too would reload the page without end. */
function mayReloadAgain(): boolean {
  try {
    const last = Number(sessionStorage.getItem(RELOADED_AT) ?? Number.NEGATIVE_INFINITY)
    if (Math.abs(Date.now() - last) < PAUSE_MS) return false
    sessionStorage.setItem(RELOADED_AT, String(Date.now()))
    return true
  } catch {
    return false
  }
}
