/**
 * Pauses of the app that only spare the server or the eye (a search, an autosave, a preview) take a tenth of their
 * time; longer ones, such as how long a notice stays, keep theirs.
 */
const longest = 2_000
const real = globalThis.setTimeout

Object.defineProperty(globalThis, 'setTimeout', {
  configurable: true,
  writable: true,
  value: (work: () => void, ms = 0, ...args: unknown[]) =>
    real(work, ms <= longest ? ms / 10 : ms, ...args),
})
