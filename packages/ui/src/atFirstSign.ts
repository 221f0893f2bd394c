const signs = ['pointermove', 'pointerdown', 'keydown'] as const

/** Loads once somebody moves, touches or types: what the page does without until it is used, and then at once. */
export function atFirstSign(load: () => void): () => void {
  const stop = () => {
    for (const sign of signs) removeEventListener(sign, begin)
  }
  function begin() {
    stop()
    load()
  }
  for (const sign of signs) addEventListener(sign, begin, { passive: true })
  return stop
}
