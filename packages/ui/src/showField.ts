/**
 * Leads to a field of the page by its name, in a line to the one of the line that is open; where that shows no such field, to
 * the line. False where there is neither.
 */
export function showField({ line, field }: { line?: string; field: string }): boolean {
  const within = document.querySelector(line === undefined ? 'main' : 'main [data-open]')
  const named = within?.querySelector<HTMLElement>(`[name="${field}"]`)
  const lineItself =
    line === undefined ? null : within?.querySelector<HTMLElement>('[aria-expanded]')
  const found = named ?? lineItself
  // it may stand in a part that is closed
  found?.closest('details')?.setAttribute('open', '')
  found?.scrollIntoView({ block: 'center' })
  found?.focus({ preventScroll: true })
  return Boolean(found)
}
