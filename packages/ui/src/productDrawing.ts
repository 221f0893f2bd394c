import {
  el,
  type Paint,
  rect,
  type Shape,
  type SvgNode,
  type Vessel,
  vessels,
} from './productVessels.ts'

export type { SvgNode, Vessel } from './productVessels.ts'
export type ProductDrawing = { form?: string | null; brand?: string | null; title: string }

/**
 * The picture of a product as an SVG: bottle, jar, tube … in the colours of its brand. Root: `<svg viewBox="0 0 240 240"
 * role="img">` with a title. What is drawn small has lines on its label in place of words that nobody could read:
 * browsers lay out a word of an SVG ten times slower than a shape.
 */
export function productDrawing(product: ProductDrawing, isSmall = false): SvgNode {
  const hue = hueOf(product.brand || product.title)
  const paint = paintOf(hue)
  const vessel = vessels[vesselOf(product.form ?? '')]
  return el('svg', { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 240 240', role: 'img' }, [
    el('title', {}, [product.title]),
    el('rect', { width: 240, height: 240, fill: paint.ground }),
    el('rect', { y: 204, width: 240, height: 36, fill: paint.shelf }),
    el('ellipse', { cx: 120, cy: 208, rx: vessel.foot, ry: 7, fill: paint.shadow }),
    ...vessel.draw(paint),
    ...label(product, vessel, paint, isSmall ? line : text),
  ])
}

/** What a form is kept in: `Softgel capsules` in a bottle, `Cream` in a tube. */
export function vesselOf(form: string): Vessel {
  const plain = form.toLowerCase()
  return forms.find(([, words]) => words.test(plain))?.[0] ?? 'bottle'
}

const forms: readonly [Vessel, RegExp][] = [
  ['dropper', /drop|serum|tincture|essence|ampoule|(^|\W)oil/],
  ['spray', /spray|mist/],
  ['pump', /pump|lotion|cleans|wash|shampoo|conditioner|foam|toner|emulsion|sunscreen|milk/],
  ['sachet', /sachet|stick|packet|sheet|mask|patch/],
  ['tub', /powder|scoop|granul|protein|collagen/],
  ['jar', /jar|balm|butter|pad|scrub|gummy|gummies|night cream/],
  ['tube', /tube|cream|(^|\W)gel(\W|$)|ointment|paste|spf/],
  ['box', /device|tool|kit|box|tea|other|brush|roller|strip|suppositor/],
  ['bottle', /capsule|tablet|softgel|gelcap|lozenge|pill|syrup|liquid|chew/],
]

function label(
  product: ProductDrawing,
  vessel: Shape,
  paint: Paint,
  write: typeof text,
): SvgNode[] {
  const [x, y, w, h] = vessel.label
  const brand = (product.brand ?? '').trim()
  const { size, rows } = fit(product.title, w - 12, h - 24)
  const middle = x + w / 2
  const top = y + 30 + (h - 34 - rows.length * (size + 4)) / 2 + size - 2
  return [
    rect(x, y, w, h, 2, paint.paper),
    el('rect', { x, y, width: w, height: 4, fill: paint.soft }),
    write(middle, y + 19, 9, paint.ink, wrap(brand, w - 8, 9.5, 1)[0] ?? '', 700),
    el('line', { x1: middle - 12, y1: y + 25, x2: middle + 12, y2: y + 25, stroke: paint.soft }),
    ...rows.map((row, index) => write(middle, top + index * (size + 4), size, paint.ink, row, 500)),
  ]
}

// The largest size at which the whole title fits without breaking a word; else the smallest, cut.
function fit(title: string, width: number, height: number): { size: number; rows: string[] } {
  for (const size of [14, 13, 12, 11, 10, 9]) {
    const rows = wrap(title, width, size, 99)
    const longest = Math.max(...title.split(latinBreak).map((word) => widthOf(word, size)))
    if (longest <= width && rows.length * (size + 4) <= height) return { size, rows }
  }
  return { size: 10, rows: wrap(title, width, 10, Math.floor(height / 14)) }
}

const latinBreak = /[\s\u3040-\u30ff\u3400-\u9fff\uff00-\uffef]+/u

/** Breaks a text into at most `most` rows of `width` px; what is left over becomes an ellipsis. */
function wrap(source: string, width: number, size: number, most: number): string[] {
  const rows: string[] = []
  let row = ''
  for (const piece of pieces(source, width, size)) {
    if (row && widthOf((row + piece).trimEnd(), size) > width) {
      rows.push(row.trim())
      row = ''
    }
    row += row ? piece : piece.trimStart()
  }
  if (row.trim()) rows.push(row.trim())
  if (rows.length <= most) return rows
  const last = [...(rows[most - 1] ?? '')]
  while (last.length && widthOf(`${last.join('')}…`, size) > width) last.pop()
  return [...rows.slice(0, most - 1), `${last.join('').trim()}…`]
}

// Latin breaks at spaces, Japanese between characters, a word wider than the label anywhere.
function pieces(source: string, width: number, size: number): string[] {
  const found = source
    .normalize('NFC')
    .match(
      /[\u3040-\u30ff\u3400-\u9fff\uff00-\uffef]|[^\s\u3040-\u30ff\u3400-\u9fff\uff00-\uffef]+\s*|\s+/gu,
    )
  return (found ?? []).flatMap((piece) =>
    widthOf(piece.trim(), size) > width ? [...piece] : [piece],
  )
}

function widthOf(source: string, size: number): number {
  let width = 0
  for (const character of source) width += character.codePointAt(0)! > 0x2e80 ? 1 : 0.56
  return width * size
}

function hueOf(source: string): number {
  let hash = 2166136261
  for (const character of source.normalize('NFKC').toLowerCase().trim()) {
    hash = Math.imul(hash ^ character.codePointAt(0)!, 16777619)
  }
  return (hash >>> 0) % 360
}

function paintOf(hue: number): Paint {
  return {
    ground: '#F4F0E7',
    shelf: '#E7E0D1',
    shadow: '#CFC6B3',
    glass: hsl(hue, 0.3, 0.42),
    edge: hsl(hue, 0.32, 0.34),
    light: hsl(hue, 0.28, 0.55),
    cap: hsl(hue, 0.22, 0.22),
    capEdge: hsl(hue, 0.2, 0.32),
    paper: '#FBF8F1',
    ink: hsl(hue, 0.35, 0.17),
    soft: hsl(hue, 0.3, 0.5),
  }
}

function hsl(hue: number, saturation: number, lightness: number): string {
  const reach = saturation * Math.min(lightness, 1 - lightness)
  const channel = (n: number) => {
    const k = (n + hue / 30) % 12
    const value = lightness - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1))
    return Math.round(255 * value)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(0)}${channel(8)}${channel(4)}`.toUpperCase()
}

function text(x: number, y: number, size: number, fill: string, content: string, weight: number) {
  const font = "system-ui, 'Hiragino Sans', 'Noto Sans JP', 'Noto Sans CJK JP', sans-serif"
  const attrs = { x, y, fill, 'font-size': size, 'font-weight': weight, 'font-family': font }
  return el('text', { ...attrs, 'text-anchor': 'middle', 'aria-hidden': 'true' }, [content])
}

/** As wide and as dark as the words. */
const line: typeof text = (x, y, size, fill, content) => {
  const width = widthOf(content, size)
  const box = { x: x - width / 2, y: y - size * 0.6, width, height: size / 2 }
  return el('rect', { ...box, fill, opacity: 0.6 })
}
