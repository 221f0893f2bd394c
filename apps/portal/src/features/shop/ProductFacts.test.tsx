import type { components } from '@officina/openapi/schema'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { ProductFacts } from './ProductFacts.tsx'

type Product = components['schemas']['PatientProduct']

const pack = (id: string, title: string, price: number) => ({ id, title, price })

const product = {
  id: 'p',
  title: 'Zinc',
  brand: 'Northfield',
  form: 'capsule',
  currency: 'USD',
  discount_bp: 1000,
  availability: 'in_stock',
  needs_recipe: false,
  bought_before: false,
  description_html: '',
  label_directions: null,
  warnings: null,
  ingredients: [],
  certifications: [],
  methods: [],
  images: [],
  variants: [pack('small', '30 capsules', 1000), pack('large', '90 capsules', 2500)],
  recipe: null,
} as unknown as Product

const html = (over: object) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ProductFacts product={{ ...product, ...over }} />
    </MemoryRouter>,
  )

it('shows the price of the first pack, or of the one on the recipe, with what is taken off', () => {
  expect(html({})).toMatch(/\$9\.00.*<s>\$10\.00<\/s>.*30 capsules/)
  const recipe = { variant_id: 'large', label: 'Skin', refusal: 'REFILLS_USED', dosage: {} }
  expect(html({ recipe })).toMatch(/\$22\.50.*<s>\$25\.00<\/s>.*90 capsules/)
})

it('says once when the doctor chose another dosage than the label', () => {
  const label_dosage = { time_of_day: ['bedtime'], meal: 'none', duration_days: null }
  const directions = 'Take 1 tablet 30 minutes before bedtime.'
  const shown = (time: string) =>
    html({
      label_dosage,
      label_directions: directions,
      recipe: {
        variant_id: 'large',
        label: 'Sleep',
        refusal: null,
        substitutes: [],
        dosage: { dosage_mode: 'structured', time_of_day: [time], meal: 'none' },
      },
    })
  expect(shown('bedtime')).toMatch(/My dosage.*at bedtime/)
  expect(shown('bedtime')).toContain('Label directions')
  expect(shown('bedtime')).not.toContain('different dosage')
  expect(
    shown('morning').split('Your doctor chose a dosage that differs from the label.'),
  ).toHaveLength(2)
})

it('shows what the shop says that it cost before', () => {
  const variants = [{ ...pack('small', '30 capsules', 1000), compare_at_price: 1400 }]
  expect(html({ variants })).toMatch(/\$9\.00.*<s>\$14\.00<\/s>/)
  expect(html({ variants, discount_bp: 0 })).toMatch(/\$10\.00.*<s>\$14\.00<\/s>/)
})

it('shows every picture when there are several', () => {
  const images = [
    { url: 'https://cdn.shopify.com/1.jpg', alt: 'The bottle' },
    { url: 'https://cdn.shopify.com/2.jpg', alt: '' },
  ]
  const shown = html({ images })
  expect(shown).toContain('<a href="https://cdn.shopify.com/1.jpg"')
  expect(shown).toMatch(/alt="The bottle".*alt="Picture 2"/)
  expect(html({ images: images.slice(0, 1) })).not.toContain('<a href')
})
