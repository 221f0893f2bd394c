import { encode } from 'uqr'

/** A text as a QR code: how many squares a side has, and the dark ones as a path of an SVG. */
export function qrOf(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { border: 0 })
  const squares = data.flatMap((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')),
  )
  return { size, path: squares.join('') }
}
