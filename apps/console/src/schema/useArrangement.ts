import { errorText } from '@officina/ui/errorText.ts'
import { type DragEvent, useEffect, useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import { useReadAgain } from './useUndo.tsx'

/** Items of a record in an order that is changed by dragging, or by their `[data-move]` buttons. Each change is saved at once. */
export function useArrangement<T>(props: {
  resource: string
  items: readonly T[]
  keyOf: (item: T) => string
  /** Sends all items in their new order; what is left out is removed. */
  send?: (items: readonly T[]) => Promise<unknown>
  /** Sends one item that was moved, and its new place among them. */
  place?: (item: T, to: number) => Promise<unknown>
}) {
  const { items, keyOf } = props
  const notify = useNotify()
  const readAgain = useReadAgain()
  const list = useRef<HTMLUListElement>(null)
  const refocus = useRef<{ key: string; by: 1 | -1; before: readonly T[] }>(undefined)
  const [pending, setPending] = useState(false)

  // the button that was pressed stays in focus with its item, or the other one at the end of the list
  useEffect(() => {
    // the new order is shown a moment after it has been read
    if (pending || !refocus.current || refocus.current.before === items) return
    const { key, by } = refocus.current
    refocus.current = undefined
    const at = items.findIndex((item) => keyOf(item) === key)
    const row = list.current?.children[at]
    const buttons = [...(row?.querySelectorAll<HTMLButtonElement>('[data-move]') ?? [])]
    const enabled = buttons.filter((button) => !button.disabled)
    ;(enabled.find((button) => button.dataset.move === `${by}`) ?? enabled[0])?.focus()
  }, [pending, items, keyOf])

  const save = async (next: readonly T[]) => {
    await props.send?.(next)
    await readAgain(props.resource)
  }
  /** Somebody who was faster is not overruled. What became of it is said once the list can be changed again. */
  const change = async (send: () => Promise<unknown>, done: string) => {
    if (pending) return
    setPending(true)
    let refusal: string | undefined
    try {
      await send()
    } catch (error) {
      refocus.current = undefined
      refusal = errorText(error)
    }
    await readAgain(props.resource)
    setPending(false)
    notify(refusal ?? done, { type: refusal ? 'error' : 'success' })
  }
  const arrange = (next: readonly T[], done: string) => change(async () => props.send?.(next), done)
  const move = (from: number, to: number, done: string) => {
    const item = items[from]
    if (item === undefined || from === to || to < 0 || to >= items.length) return
    if (Math.abs(from - to) === 1)
      refocus.current = { key: keyOf(item), by: to > from ? 1 : -1, before: items }
    const { place } = props
    if (place) return void change(() => place(item, to), done)
    const others = items.filter((_, at) => at !== from)
    void arrange([...others.slice(0, to), item, ...others.slice(to)], done)
  }
  const [dragged, setDragged] = useState<number>()
  /** Spread on an item that is dragged, and that another is dropped on. */
  const dragOf = (at: number, done: string) => ({
    onDragStart: () => setDragged(at),
    onDragEnd: () => setDragged(undefined),
    onDragOver: (event: DragEvent) => dragged !== undefined && event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      if (dragged !== undefined) move(dragged, at, done)
    },
  })
  return { list, arrange, change, move, save, pending, dragged, dragOf }
}
