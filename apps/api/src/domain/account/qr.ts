import { createRequire } from 'node:module'

type Square = { x: number; y: number; w: number; h: number; color: string }
const pixel = 5

// the part of the PDF library that draws QR codes; it has no types and is CommonJS
const encoder = createRequire(import.meta.url)('pdfmake/js/qrEnc.js') as {
  default: { measure(node: object): unknown }
}

/** A text as a QR code: how many squares a side has, and the dark ones as a path of an SVG. */
export function qrOf(text: string): { size: number; path: string } {
  const node: { qr: string; _canvas: Square[]; _width: number } = {
    qr: text,
    _canvas: [],
    _width: 0,
  }
  encoder.default.measure(node)
  const dark = node._canvas.filter((square) => square.color !== '#fff')
  return {
    size: node._width / pixel,
    path: dark.map(({ x, y }) => `M${x / pixel} ${y / pixel}h1v1h-1z`).join(''),
  }
}
