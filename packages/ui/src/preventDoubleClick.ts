/**
 * Lets the second click of a double click, and the second tap of a double tap, pass by buttons that send something, so
 * that they never send twice, however fast the first answer was. Answers a function that takes it back.
 */
export function preventDoubleClick(target: Document = document): () => void {
  let isTouch = false
  let last: MouseEvent | undefined
  const notePointer = (event: PointerEvent) => {
    isTouch = event.pointerType === 'touch'
  }
  const stop = (event: MouseEvent) => {
    // browsers count the clicks of a mouse, but not taps; the keyboard's have a count of 0
    const isSecond = event.detail > 1 || (isTouch && event.detail > 0 && follows(event, last))
    last = event
    const button = isSecond && (event.target as Element).closest?.(sending)
    if (!button) return
    event.preventDefault()
    event.stopPropagation()
  }
  target.addEventListener('pointerdown', notePointer, true)
  target.addEventListener('click', stop, true)
  return () => {
    target.removeEventListener('pointerdown', notePointer, true)
    target.removeEventListener('click', stop, true)
  }
}

/** Whether a tap comes right after another one at the same place. */
const follows = (tap: MouseEvent, before: MouseEvent | undefined): boolean =>
  before !== undefined &&
  tap.timeStamp - before.timeStamp < doubleMs &&
  Math.hypot(tap.clientX - before.clientX, tap.clientY - before.clientY) < fingerPx

const doubleMs = 500
const fingerPx = 24
const sending = 'button[type=submit], [data-once]'
