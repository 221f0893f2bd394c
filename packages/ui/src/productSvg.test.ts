import fc from 'fast-check'
import { expect, test } from 'vitest'
import { productSvg, vesselOf } from './productSvg.ts'

test('forms have their vessels', () => {
  const found = [
    'Softgel capsules',
    'Gel',
    'Eye drops',
    'Powder',
    'Sachets',
    'Cleansing foam',
    'Sheet mask',
    'Face oil',
    'Body mist',
    'Device',
    'Night cream jar',
    '',
  ]
  expect(found.map(vesselOf)).toEqual(
    'bottle tube dropper tub sachet pump sachet dropper spray box jar bottle'.split(' '),
  )
})

test('one brand has one colour, another brand another', () => {
  const of = (brand: string, title: string) =>
    productSvg({ form: 'capsule', brand, title }).match(/fill="(#[0-9A-F]{6})"/g)?.[3]
  expect(of('Alba', 'Zinc')).toBe(of(' alba ', 'Iron'))
  expect(of('Alba', 'Zinc')).not.toBe(of('Nocturne', 'Zinc'))
})

test('label text wraps, long text ends in an ellipsis, the title stays whole', () => {
  const title = 'Magnesium bisglycinate with vitamin B6 and taurine for quiet nights, 200 mg'
  const svg = productSvg({ form: 'capsule', brand: 'Alba', title })
  expect(svg).toContain(`<title>${title}</title>`)
  expect(svg).toContain('…</text>')
  expect(productSvg({ form: 'cream', brand: '髙﨑製薬', title: '薬用保湿クリーム' })).toContain(
    '髙﨑製薬',
  )
})

test('any text gives well-formed XML without a way out of it', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      fc.oneof(
        fc.string(),
        fc.constant('"><script>alert(1)</script>'),
        fc.constant(']]>&amp;<!--'),
      ),
      fc.constantFrom('capsule', 'cream', 'serum', 'powder', 'device', 'x'),
      (title, brand, form) => {
        const svg = productSvg({ title, brand, form })
        expect(wellFormed(svg)).toBe(true)
        expect(svg).not.toContain('<script')
      },
    ),
  )
})

// A strict reader of the small XML that we write: balanced tags, quoted attributes, known entities.
function wellFormed(xml: string): boolean {
  const open: string[] = []
  const token = /<(\/?)([a-z]+)((?: [a-zA-Z][\w-]*="[^"<]*")*)(\/?)>|([^<>]+)/gu
  let at = 0
  for (const match of xml.matchAll(token)) {
    if (match.index !== at) return false
    at += match[0].length
    const [, closing, tag, attrs = '', empty, text = ''] = match
    if (/&(?!(amp|lt|gt|quot);)/.test(attrs + text)) return false
    if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/.test(text)) return false
    if (!tag || empty) continue
    if (!closing) open.push(tag)
    else if (open.pop() !== tag) return false
  }
  return at === xml.length && open.length === 0
}
