/**
 * Gives the focus a place when what had it is taken away (a row that left the list, a button whose step
 * is done): the fieldset that it was in, else the dialog that is open, else the page's heading. What was only disabled
 * while its call was on the way gets it back. Answers a function that ends it.
 */
export function restoreFocus(): () => void {
  let last = document.activeElement
  let fields = last?.closest('fieldset') ?? null
  let disabled: Element | null = null
  const remember = (event: FocusEvent) => {
    const target = event.target as Element
    // a dialog takes the focus itself while its button is disabled
    if (target !== disabled && target.contains(disabled)) return
    last = target
    fields = last.closest('fieldset')
    disabled = null
  }
  const mend = (changes: MutationRecord[]) => {
    for (const { type, target } of changes) {
      if (type !== 'attributes' || target !== last) continue
      if (last.matches(':disabled')) disabled = last
      else if (disabled === last && document.activeElement?.contains(last))
        (last as HTMLElement).focus({ preventScroll: true })
    }
    if (!last || last.isConnected || document.activeElement !== document.body) return
    const place =
      (fields?.isConnected ? fields : undefined) ??
      openDialog() ??
      document.querySelector<HTMLElement>('h1')
    if (!place) return
    place.tabIndex = -1
    place.focus({ preventScroll: true })
  }
  const watcher = new MutationObserver(mend)
  // seen before a notice keeps it from the dialog
  document.addEventListener('focusin', remember, true)
  watcher.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['disabled'],
  })
  return () => {
    document.removeEventListener('focusin', remember, true)
    watcher.disconnect()
  }
}

/** The one on top; a drawer that is kept for later is not open. */
const openDialog = () =>
  [...document.querySelectorAll<HTMLElement>('[role=dialog]')]
    .filter((dialog) => dialog.checkVisibility?.({ visibilityProperty: true }) ?? true)
    .at(-1)
