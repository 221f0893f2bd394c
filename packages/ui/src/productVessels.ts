/** A node of a drawing. */
export type SvgNode = {
  tag: string
  attrs: Record<string, string | number>
  children: (SvgNode | string)[]
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

export type Paint = Record<
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
export type Shape = {
  /** Half width of the shadow below. */
  foot: number
  /** Free area of the label: x, y, width, height. */
  label: [x: number, y: number, w: number, h: number]
  draw: (paint: Paint) => SvgNode[]
}

export const vessels: Record<Vessel, Shape> = {
  bottle: {
    foot: 58,
    label: [70, 108, 100, 76],
    draw: (p) => [
      rect(92, 40, 56, 30, 5, p.cap),
      grooves([100, 110, 120, 130, 140], (x) => `M${x} 44V66`, p.capEdge),
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
      grooves([72, 88, 104, 120, 136, 152, 168], (x) => `M${x} 92V110`, p.capEdge),
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
      grooves([61], (y) => `M56 ${y}H184`, p.capEdge),
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
      grooves([96, 108, 120, 132, 144], (x) => `M${x} 180V202`, p.capEdge),
    ],
  },
  sachet: {
    foot: 60,
    label: [72, 88, 96, 84],
    draw: (p) => [
      path('M62 40h116v168H62z', p.glass),
      rect(62, 40, 116, 18, 0, p.edge),
      rect(62, 190, 116, 18, 0, p.edge),
      grooves([44, 49, 54, 194, 199, 204], (y) => `M64 ${y}H176`, p.capEdge),
      path('M62 66l8-4v122l-8 4z', p.light),
    ],
  },
  dropper: {
    foot: 46,
    label: [80, 126, 80, 66],
    draw: (p) => [
      path('M110 58V38c0-14 20-14 20 0v20z', p.capEdge),
      rect(100, 56, 40, 28, 4, p.cap),
      grooves([108, 116, 124, 132], (x) => `M${x} 60V80`, p.capEdge),
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

export function el(
  tag: string,
  attrs: SvgNode['attrs'],
  children: SvgNode['children'] = [],
): SvgNode {
  return { tag, attrs, children }
}

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  rx: number,
  fill: string,
) {
  return el('rect', { x, y, width, height, rx, fill })
}

function path(d: string, fill: string) {
  return el('path', { d, fill })
}

function grooves(places: readonly number[], line: (at: number) => string, stroke: string) {
  return el('path', { d: places.map(line).join(''), stroke, 'stroke-width': 2 })
}
