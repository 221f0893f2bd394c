import type { Content } from 'pdfmake/interfaces.js'

/**
 * Code 128 of a number, as wide as asked for in points, or narrower where it would be higher than it may; scanners read
 * it from paper and from screens.
 */
export async function barcode(text: string, width: number, height?: number): Promise<Content> {
  const { toSVG } = await import('bwip-js/node')
  const svg = toSVG({ bcid: 'code128', text, height: 9, includetext: false, paddingwidth: 4 })
  return height === undefined ? { svg, width } : { svg, fit: [width, height] }
}
