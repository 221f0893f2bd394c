/** The frame that the page came with (frame.ts), if it did. */
export const sentFrame =
  globalThis.document?.querySelector<HTMLElement>('#root > .frame') ?? undefined

const keepers = new Set<object>()

/**
 * Shows the frame until the result is called. It goes once nobody keeps it; handed on within one step it stays as it is,
 * because to move or to show it again would have it laid out anew.
 */
export function keepFrame(frame: HTMLElement): () => void {
  const keeper = {}
  keepers.add(keeper)
  frame.hidden = false
  return () => {
    keepers.delete(keeper)
    frame.hidden = keepers.size === 0
    queueMicrotask(() => removeUnkept(frame))
  }
}

export function removeUnkept(frame: HTMLElement): void {
  if (keepers.size === 0) frame.remove()
}
