import fc from 'fast-check'
import { expect, test } from 'vitest'
import { productDrawing, type SvgNode, vesselOf } from './productDrawing.ts'

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
    JSON.stringify(productDrawing({ form: 'capsule', brand, title })).match(/#[0-9A-F]{6}/g)?.[3]
  expect(of('Alba', 'Zinc')).toBe(of(' alba ', 'Iron'))
  expect(of('Alba', 'Zinc')).not.toBe(of('Nocturne', 'Zinc'))
})

test('label text wraps, long text ends in an ellipsis, the title stays whole', () => {
  const title = 'Magnesium bisglycinate with vitamin B6 and taurine for quiet nights, 200 mg'
  const drawing = productDrawing({ form: 'capsule', brand: 'Alba', title })
  expect(wordsIn(drawing, 'title')).toEqual([title])
  expect(wordsIn(drawing).at(-1)).toMatch(/…$/)
  const japanese = productDrawing({ form: 'cream', brand: '髙﨑製薬', title: '薬用保湿クリーム' })
  expect(wordsIn(japanese)[0]).toBe('髙﨑製薬')
})

test('what is drawn small has a line for each line of its label, as wide as its words', () => {
  const product = { form: 'capsule', brand: 'Alba', title: 'Magnesium bisglycinate, 200 mg' }
  const small = productDrawing(product, true)
  expect(wordsIn(small)).toEqual([])
  expect(wordsIn(small, 'title')).toEqual([product.title])
  const lines = small.children.filter((node) => typeof node !== 'string' && node.attrs.opacity)
  expect(lines).toHaveLength(wordsIn(productDrawing(product)).length)
})

test('any text stays on the label, the small one too', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      fc.string(),
      fc.constantFrom('capsule', 'cream', 'serum', 'powder', 'device', 'x'),
      (title, brand, form) => {
        const paper = (node: SvgNode) => node.attrs.fill === '#FBF8F1'
        const nodes = productDrawing({ title, brand, form }, true).children
        const drawn = nodes.filter((node) => typeof node !== 'string')
        const label = drawn.find(paper)?.attrs as Record<'x' | 'y' | 'width' | 'height', number>
        for (const { attrs } of drawn.filter((node) => node.attrs.opacity)) {
          const [x, width] = [Number(attrs.x), Number(attrs.width)]
          expect(x).toBeGreaterThanOrEqual(label.x)
          expect(x + width).toBeLessThanOrEqual(label.x + label.width)
        }
      },
    ),
  )
})

const wordsIn = ({ children }: SvgNode, tag = 'text') =>
  children.flatMap((node) => (typeof node !== 'string' && node.tag === tag ? node.children : []))
