import { setViewerZone } from '@officina/shared/format'

const beginnings: (() => void)[] = [() => setViewerZone(undefined)]

/** For state that outlives components: `begin` puts it back to what it is on a page just loaded. */
export function onNewPage(begin: () => void): void {
  beginnings.push(begin)
}

/** An app begins: nothing of the one before it is left. */
export function beginPage(): void {
  for (const begin of beginnings) begin()
}
