import { afterAll, afterEach, vi } from 'vitest'

/** Before every file of unit tests: a busy machine answers late, not wrongly. */
if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react')
  const { forgetAllInput } = await import('@officina/ui/keptInput.ts')
  configure({ asyncUtilTimeout: 30_000 })
  afterEach(cleanup)
  // the next file has the same modules, of which none may be on its way when the window closes, with what they keep of
  // what was typed, and the same document
  afterAll(async () => {
    await vi.dynamicImportSettled()
    forgetAllInput()
    document.body.replaceChildren()
    document.documentElement.lang = ''
    localStorage.clear()
    sessionStorage.clear()
  })
}
