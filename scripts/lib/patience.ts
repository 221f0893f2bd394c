import { afterAll } from 'vitest'

/** Before every file of unit tests: a busy machine answers late, not wrongly. */
if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: 30_000 })
  // the next file has the same window
  afterAll(() => {
    cleanup()
    document.body.replaceChildren()
    localStorage.clear()
    sessionStorage.clear()
  })
}
