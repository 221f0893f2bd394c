/**
 * Lets the second click of a double click pass by buttons that send something, so that it never sends
 * twice, however fast the first answer was. Answers a function that takes it back.
 */
export function preventDoubleClick(target: Document = document): () => void {
  const stop = (event: MouseEvent) => {
    const button = event.detail > 1 && (event.target as Element).closest?.(sending)
    if (!button) return
    event.preventDefault()
    event.stopPropagation()
  }
  target.addEventListener('click', stop, true)
  return () => target.removeEventListener('click', stop, true)
}

const sending = 'button[type=submit], [data-once]'
