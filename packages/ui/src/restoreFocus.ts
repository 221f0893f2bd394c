/**
 * Gives the focus a place when what had it is taken away (a row that left the list, a button whose step
 * is done): the dialog that is open, else the page's heading. Answers a function that ends it.
 */
export function restoreFocus(): () => void {
  let last: Element | null = null
  const remember = (event: FocusEvent) => {
    last = event.target as Element
  }
  const mend = () => {
    if (!last || last.isConnected || document.activeElement !== document.body) return
    const place = openDialog() ?? document.querySelector<HTMLElement>('h1')
    if (!place) return
    place.tabIndex = -1
    place.focus({ preventScroll: true })
  }
  const watcher = new MutationObserver(mend)
  document.addEventListener('focusin', remember)
  watcher.observe(document.body, { childList: true, subtree: true })
  return () => {
    document.removeEventListener('focusin', remember)
    watcher.disconnect()
  }
}

/** The one on top; a drawer that is kept for later is not open. */
const openDialog = () =>
  [...document.querySelectorAll<HTMLElement>('[role=dialog]')]
    .filter((dialog) => dialog.checkVisibility?.({ visibilityProperty: true }) ?? true)
    .at(-1)
