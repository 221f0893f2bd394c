/** A node of a drawing: rendered by React (ProductImage) or written as text (productSvg). */
export type SvgNode = {
  tag: string
  attrs: Record<string, string | number>
  children: (SvgNode | string)[]
}
export type ProductDrawing = { form?: string | null; brand?: string | null; title: string }

/** The picture of a product as an SVG document: bottle, jar, tube … in the colours of its brand. */
export function productSvg(product: ProductDrawing): string {
  return serialise(productDrawing(product))
}

/** The same drawing as nodes. Root: `<svg viewBox="0 0 240 240" role="img">` with a title. */
export function productDrawing(product: ProductDrawing): SvgNode {
  const hue = hueOf(product.brand || product.title)
  const paint = paintOf(hue)
  const vessel = vessels[vesselOf(product.form ?? '')]
  return el('svg', { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 240 240', role: 'img' }, [
    el('title', {}, [product.title]),
    el('rect', { width: 240, height: 240, fill: paint.ground }),
    el('rect', { y: 204, width: 240, height: 36, fill: paint.shelf }),
    el('ellipse', { cx: 120, cy: 208, rx: vessel.foot, ry: 7, fill: paint.shadow }),
    ...vessel.draw(paint),
    ...label(product, vessel, paint),
  ])
}

/** What a form is kept in: `Softgel capsules` in a bottle, `Cream` in a tube. */
export function vesselOf(form: string): Vessel {
  const plain = form.toLowerCase()
  return forms.find(([, words]) => words.test(plain))?.[0] ?? 'bottle'
}

export type Vessel =
  | 'bottle'
  | 'jar'
  | 'tub'
  | 'tube'
  | 'sachet'
  | 'dropper'
  | 'pump'
  | 'spray'
  | 'box'

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

type Paint = Record<
  | 'ground'
  | 'shelf'
  | 'shadow'
  | 'glass'
  | 'edge'
  | 'light'
  | 'cap'
  | 'capEdge'
  | 'paper'
  | 'ink'
  | 'soft',
  string
>
type Shape = {
  /** Half width of the shadow below. */
  foot: number
  /** Free area of the label: x, y, width, height. */
  label: [x: number, y: number, w: number, h: number]
  draw: (paint: Paint) => SvgNode[]
}

const vessels: Record<Vessel, Shape> = {
  bottle: {
    foot: 58,
    label: [70, 108, 100, 76],
    draw: (p) => [
      rect(92, 40, 56, 30, 5, p.cap),
      ...[100, 110, 120, 130, 140].map((x) => line(x, 44, x, 66, p.capEdge)),
      path(
        'M96 70h48v8c0 6 26 8 26 26v92a12 12 0 0 1-12 12H82a12 12 0 0 1-12-12v-92c0-18 26-20 26-26z',
        p.glass,
      ),
      path('M78 104c0-8 8-12 14-16v112h-6a8 8 0 0 1-8-8z', p.light),
    ],
  },
  jar: {
    foot: 74,
    label: [54, 132, 132, 56],
    draw: (p) => [
      rect(56, 86, 128, 30, 7, p.cap),
      ...[72, 88, 104, 120, 136, 152, 168].map((x) => line(x, 92, x, 110, p.capEdge)),
      path(
        'M62 116h116c6 0 8 4 8 10v66a16 16 0 0 1-16 16H70a16 16 0 0 1-16-16v-66c0-6 2-10 8-10z',
        p.glass,
      ),
      rect(60, 122, 9, 78, 4, p.light),
    ],
  },
  tub: {
    foot: 72,
    label: [54, 98, 132, 86],
    draw: (p) => [
      rect(50, 48, 140, 26, 7, p.cap),
      line(56, 61, 184, 61, p.capEdge),
      rect(54, 74, 132, 134, 12, p.glass),
      rect(60, 82, 9, 118, 4, p.light),
    ],
  },
  tube: {
    foot: 44,
    label: [84, 82, 72, 82],
    draw: (p) => [
      path('M72 40h96l-10 134H82z', p.glass),
      rect(70, 34, 100, 14, 3, p.edge),
      path('M80 54h8l5 112h-6z', p.light),
      path('M84 174h72l-4 34H88z', p.cap),
      ...[96, 108, 120, 132, 144].map((x) => line(x, 180, x, 202, p.capEdge)),
    ],
  },
  sachet: {
    foot: 60,
    label: [72, 88, 96, 84],
    draw: (p) => [
      path('M62 40h116v168H62z', p.glass),
      rect(62, 40, 116, 18, 0, p.edge),
      rect(62, 190, 116, 18, 0, p.edge),
      ...[44, 49, 54, 194, 199, 204].map((y) => line(64, y, 176, y, p.capEdge)),
      path('M62 66l8-4v122l-8 4z', p.light),
    ],
  },
  dropper: {
    foot: 46,
    label: [80, 126, 80, 66],
    draw: (p) => [
      path('M110 58V38c0-14 20-14 20 0v20z', p.capEdge),
      rect(100, 56, 40, 28, 4, p.cap),
      ...[108, 116, 124, 132].map((x) => line(x, 60, x, 80, p.capEdge)),
      path(
        'M106 84h28v6c0 8 26 10 26 26v80a12 12 0 0 1-12 12H92a12 12 0 0 1-12-12v-80c0-16 26-18 26-26z',
        p.glass,
      ),
      path('M86 118c0-6 6-9 10-12v94h-2a8 8 0 0 1-8-8z', p.light),
    ],
  },
  pump: {
    foot: 54,
    label: [72, 108, 96, 80],
    draw: (p) => [
      path('M98 30h44a4 4 0 0 1 4 4v8H82v-2c0-6 8-10 16-10z', p.cap),
      rect(114, 42, 12, 24, 0, p.capEdge),
      rect(98, 64, 44, 18, 4, p.cap),
      path(
        'M92 82h56c14 0 20 8 20 18v96a12 12 0 0 1-12 12H84a12 12 0 0 1-12-12v-96c0-10 6-18 20-18z',
        p.glass,
      ),
      rect(78, 98, 9, 100, 4, p.light),
    ],
  },
  spray: {
    foot: 46,
    label: [80, 106, 80, 84],
    draw: (p) => [
      path('M100 32h38a6 6 0 0 1 6 6v24H100v-8H88V42h12z', p.cap),
      rect(102, 62, 36, 16, 2, p.capEdge),
      path(
        'M98 78h44c12 0 18 8 18 18v100a12 12 0 0 1-12 12H92a12 12 0 0 1-12-12V96c0-10 6-18 18-18z',
        p.glass,
      ),
      rect(86, 94, 8, 106, 4, p.light),
    ],
  },
  box: {
    foot: 72,
    label: [60, 88, 104, 92],
    draw: (p) => [
      path('M52 68h120v140H52z', p.glass),
      path('M172 68l20-14v140l-20 14z', p.edge),
      path('M52 68l20-14h120l-20 14z', p.light),
    ],
  },
}

function label(product: ProductDrawing, vessel: Shape, paint: Paint): SvgNode[] {
  const [x, y, w, h] = vessel.label
  const brand = (product.brand ?? '').trim()
  const size = w < 90 ? 11 : 13
  const rows = wrap(product.title, w - 14, size, Math.floor((h - 24) / (size + 4)))
  const middle = x + w / 2
  const top = y + 30 + (h - 34 - rows.length * (size + 4)) / 2 + size - 2
  return [
    rect(x, y, w, h, 2, paint.paper),
    el('rect', { x, y, width: w, height: 4, fill: paint.soft }),
    text(middle, y + 19, 9, paint.ink, wrap(brand, w - 8, 9.5, 1)[0] ?? '', 700),
    el('line', { x1: middle - 12, y1: y + 25, x2: middle + 12, y2: y + 25, stroke: paint.soft }),
    ...rows.map((row, index) => text(middle, top + index * (size + 4), size, paint.ink, row, 500)),
  ]
}

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

// Hex, since not every reader of SVG (thumbnails, PDF) knows hsl().
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

function el(tag: string, attrs: SvgNode['attrs'], children: SvgNode['children'] = []): SvgNode {
  return { tag, attrs, children }
}

function rect(x: number, y: number, width: number, height: number, rx: number, fill: string) {
  return el('rect', { x, y, width, height, rx, fill })
}

function path(d: string, fill: string) {
  return el('path', { d, fill })
}

function line(x1: number, y1: number, x2: number, y2: number, stroke: string) {
  return el('line', { x1, y1, x2, y2, stroke, 'stroke-width': 2 })
}

function text(x: number, y: number, size: number, fill: string, content: string, weight: number) {
  const font = "system-ui, 'Hiragino Sans', 'Noto Sans JP', 'Noto Sans CJK JP', sans-serif"
  const attrs = { x, y, fill, 'font-size': size, 'font-weight': weight, 'font-family': font }
  return el('text', { ...attrs, 'text-anchor': 'middle', 'aria-hidden': 'true' }, [content])
}

function serialise(node: SvgNode | string): string {
  if (typeof node === 'string') return escapeXml(node)
  const attrs = Object.entries(node.attrs)
    .map(([name, value]) => ` ${name}="${escapeXml(String(value))}"`)
    .join('')
  const inner = node.children.map(serialise).join('')
  return inner ? `<${node.tag}${attrs}>${inner}</${node.tag}>` : `<${node.tag}${attrs}/>`
}

// Control characters are not allowed in XML at all, not even escaped.
function escapeXml(source: string): string {
  return source
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
