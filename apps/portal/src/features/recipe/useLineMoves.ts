import { useEffect, useRef, useState } from 'react'

/**
 * Moving lines by buttons and by pointer. After a move by a button the focus stays on that button of the
 * same line, or on the other one at the end of the list. `said` is for a status element.
 */
export function useLineMoves(onMove: (from: number, to: number) => void) {
  const list = useRef<HTMLOListElement>(null)
  const refocus = useRef<{ at: number; by: 1 | -1 }>(undefined)
  const [said, setSaid] = useState('')

  useEffect(() => {
    if (!refocus.current) return
    const { at, by } = refocus.current
    refocus.current = undefined
    const buttons = [
      ...(list.current?.children[at]?.querySelectorAll<HTMLButtonElement>('[data-move]') ?? []),
    ].filter((button) => !button.disabled)
    const same = buttons.find((button) => button.dataset.move === `${by}`)
    ;(same ?? buttons[0])?.focus()
  })

  function step(from: number, by: 1 | -1, sentence: string) {
    refocus.current = { at: from + by, by }
    setSaid(sentence)
    onMove(from, from + by)
  }

  /** Follows the pointer from the handle of line `from`: past the middle of a neighbour, they change places. */
  function drag(from: number, event: React.PointerEvent) {
    if (event.button !== 0) return
    event.preventDefault()
    let at = from
    const follow = ({ clientY }: PointerEvent) => {
      const items = list.current?.children
      const [before, after] = [items?.[at - 1], items?.[at + 1]]
      const by =
        after && clientY > middleOf(after) ? 1 : before && clientY < middleOf(before) ? -1 : 0
      if (by === 0) return
      onMove(at, at + by)
      at += by
    }
    const end = new AbortController()
    const options = { signal: end.signal }
    addEventListener('pointermove', follow, options)
    addEventListener('pointerup', () => end.abort(), options)
    addEventListener('pointercancel', () => end.abort(), options)
  }

  return { list, said, step, drag }
}

function middleOf(element: Element): number {
  const { top, height } = element.getBoundingClientRect()
  return top + height / 2
}
