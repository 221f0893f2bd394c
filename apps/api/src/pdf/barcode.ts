import type { Content } from 'pdfmake/interfaces.js'

/** Code 128 of a number, as wide as asked for in points; scanners read it from paper and from screens. */
export async function barcode(text: string, width: number): Promise<Content> {
  const { toSVG } = await import('bwip-js/node')
  const svg = toSVG({ bcid: 'code128', text, height: 9, includetext: false, paddingwidth: 4 })
  return { svg, width }
}
