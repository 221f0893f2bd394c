import { type ChangeEvent, useEffect, useRef } from 'react'

/**
 * The box of a row, drawn by the table's styles: a list has up to a hundred of them, and they are all drawn again
 * when all rows are chosen.
 */
export function RowCheckbox(props: {
  label: string
  checked: boolean
  /** Some of the rows are chosen. */
  isPartly?: boolean
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
}) {
  const box = useRef<HTMLInputElement>(null)
  const isPartly = Boolean(props.isPartly)
  useEffect(() => {
    if (box.current) box.current.indeterminate = isPartly
  }, [isPartly])
  return (
    <input
      ref={box}
      type="checkbox"
      className="row-box"
      aria-label={props.label}
      checked={props.checked}
      onChange={props.onChange}
    />
  )
}
