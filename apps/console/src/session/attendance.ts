/** Whoever has neither typed nor moved the pointer for so long is not at the console. */
const awayMs = 60_000

const signs = ['keydown', 'pointerdown', 'pointermove', 'wheel'] as const

/**
 * Whether somebody is at the console. Lists and badges are read again by themselves, which must not keep an
 * administrator signed in who has left.
 */
export function watchAttendance(): () => boolean {
  let lastSeen = Date.now()
  const see = () => {
    lastSeen = Date.now()
  }
  for (const sign of signs) addEventListener(sign, see, { capture: true, passive: true })
  return () => Date.now() - lastSeen < awayMs
}
