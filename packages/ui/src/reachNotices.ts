/**
 * Lets the focus into what stands above an open dialog: from either end of the dialog, and by F6 from everywhere. It
 * goes on within the dialog. Answers what ends it.
 */
export function reachNotices(notices: HTMLElement): () => void {
  const page = document.documentElement
  const enter = (event: Event, at = 0) => {
    const control = [...notices.querySelectorAll('button')].at(at)
    if (!control) return
    event.preventDefault()
    event.stopPropagation()
    control.focus()
  }
  const isWithin = (place: EventTarget | null) => notices.contains(place as Node | null)
  const onFocus = (event: FocusEvent) => {
    const { dataset } = event.target as HTMLElement
    // the dialog listens further out, and would take the focus back
    if (isWithin(event.target)) event.stopPropagation()
    else if (dataset.testid?.startsWith('sentinel') && !isWithin(event.relatedTarget))
      enter(event, dataset.testid === 'sentinelEnd' ? 0 : -1)
  }
  const onKey = (event: KeyboardEvent) => event.key === 'F6' && enter(event)
  page.addEventListener('focusin', onFocus)
  page.addEventListener('keydown', onKey)
  return () => {
    page.removeEventListener('focusin', onFocus)
    page.removeEventListener('keydown', onKey)
  }
}
