/// <reference types="vite/client" />
const beginnings: (() => void)[] = []

/**
 * For state that outlives components: `begin` puts it back to what it is on a page just loaded. In a browser that is
 * so by itself; only tests begin an app more than once, and nothing of this is built into the apps.
 */
export function onNewPage(begin: () => void): void {
  if (import.meta.env.MODE === 'test') beginnings.push(begin)
}

/** An app begins: nothing of the one before it is left. */
export function beginPage(): void {
  for (const begin of beginnings) begin()
}
