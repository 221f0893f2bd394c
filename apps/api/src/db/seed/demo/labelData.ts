import type { LabelDosage } from '../../schema/product.ts'

/**
 * What the labels of the demonstration direct, by key of the product; amounts in the unit of the pack unless
 * another stands there. It says what `use` in productData.ts says.
 */
export const labels: Record<string, Partial<LabelDosage>> = {
  magnesium: often(1, 1, 'day', {
    most: 3,
    time_of_day: ['evening', 'morning', 'midday', 'afternoon'],
    meal: 'with',
  }),
  'vitamin-d': often(1, 1, 'day', { meal: 'with' }),
  'd3-k2-drops': often([1, 4], 1, 'day'),
  'omega-3': often(2, 1, 'day', { meal: 'with' }),
  'algae-omega': often(1, 1, 'day', { meal: 'with' }),
  iron: often(1, 1, 'day', { meal: 'between' }),
  zinc: often(1, 1, 'day', { meal: 'with' }),
  'vitamin-c': often(1, 1, 'day'),
  'b-complex': often(1, 1, 'day', { time_of_day: ['morning'], meal: 'with' }),
  'b12-lozenge': often(1, 1, 'day'),
  'multi-women': often(2, 1, 'day', { time_of_day: ['morning'], meal: 'with' }),
  'multi-senior': often(2, 1, 'day', { time_of_day: ['morning'], meal: 'with' }),
  prenatal: often(1, 3, 'day', { meal: 'with' }),
  'probiotic-daily': often(1, 1, 'day', { time_of_day: ['morning'], meal: 'with' }),
  'probiotic-50': often(1, 1, 'day', { duration_days: 14 }),
  fibre: often(1, 1, 'day', { most: 2 }),
  enzymes: often(1, 1, 'day', { meal: 'with', most: 3 }),
  ginger: often(1, 1, 'day', { time_of_day: ['evening'], meal: 'before' }),
  melatonin: often(1, 1, 'day', { time_of_day: ['bedtime'] }),
  theanine: often(1, 1, 'day', { time_of_day: ['evening', 'afternoon'] }),
  glycine: often(1, 1, 'day', { time_of_day: ['bedtime'] }),
  ashwagandha: often(1, 2, 'day', { meal: 'with' }),
  curcumin: often(1, 2, 'day', { meal: 'with' }),
  glucosamine: often(1, 3, 'day', { meal: 'with' }),
  collagen: often(1, 1, 'day'),
  'pea-protein': often(1, 1, 'day'),
  coq10: often(1, 1, 'day', { meal: 'with' }),
  'red-yeast': often(1, 1, 'day', { time_of_day: ['evening'] }),
  electrolytes: often(1, 3, 'day', { as_needed: true }),
  'kids-gummy': often(2, 1, 'day'),
  'propolis-spray': often(3, 4, 'day', { as_needed: true }),
  elderberry: often(10, 1, 'day', { most: 2 }),
  selenium: often(1, 1, 'day'),
  biotin: often(1, 1, 'day'),
  'gel-cleanser': often(2, 2, 'day', { ...morningAndEvening(), area: ['face'] }),
  'oil-cleanser': often(3, 1, 'day', { time_of_day: ['evening'], area: ['face'] }),
  'salicylic-wash': often(2, 3, 'week', { most: 7, area: ['face'] }),
  toner: often(3, 1, 'day', { most: 2, area: ['face'] }),
  'vitamin-c-serum': often(4, 1, 'day', { time_of_day: ['morning'], area: ['face'] }),
  niacinamide: often(4, 2, 'day', { ...morningAndEvening(), area: ['face'] }),
  azelaic: often(1, 1, 'day', { most: 2, area: ['face'] }),
  retinal: often(1, 2, 'week', { time_of_day: ['evening'], area: ['face'] }),
  'aha-pads': often(1, 3, 'week', { time_of_day: ['evening'], area: ['face'] }),
  'barrier-cream': often(1, 2, 'day', { ...morningAndEvening(), area: ['face'] }),
  'light-lotion': often([1, 2], 1, 'day', { area: ['face'] }),
  'night-balm': often(1, 1, 'day', { time_of_day: ['evening'], area: ['face'] }),
  'sunscreen-50': often(2, 1, 'day', {
    most: 8,
    time_of_day: ['morning', 'midday', 'afternoon'],
    area: ['face', 'neck'],
  }),
  'tinted-spf': often(2, 1, 'day', { time_of_day: ['morning'], area: ['face'] }),
  'pigment-serum': often(4, 2, 'day', { ...morningAndEvening(), area: ['face'] }),
  hyaluron: often(5, 1, 'day', { most: 2, area: ['face'] }),
  'eye-cream': often(1, 2, 'day', { ...morningAndEvening(), area: ['eyes'] }),
  'sheet-mask': often(1, 1, 'week', { most: 2, area: ['face'] }),
  'clay-mask': often(1, 1, 'week', { area: ['face'] }),
  'lip-balm': { amount_min: 1, as_needed: true, area: ['lips'] },
  'body-urea': often(4, 1, 'day', { area: ['body'] }),
  'hand-cream': { amount_min: 1, as_needed: true, area: ['hands'] },
  'scalp-shampoo': often(2, 3, 'week', { most: 4, area: ['scalp'] }),
  'scalp-tonic': often(6, 1, 'day', { time_of_day: ['evening'], area: ['scalp'] }),
}

function often(
  amount: number | [number, number],
  count: number,
  period: 'day' | 'week',
  { most, ...rest }: Partial<LabelDosage> & { most?: number } = {},
): Partial<LabelDosage> {
  const [min, max = null] = Array.isArray(amount) ? amount : [amount]
  return {
    amount_min: min,
    amount_max: max,
    frequency_count: count,
    frequency_max: most ?? null,
    frequency_period: period,
    ...rest,
  }
}

function morningAndEvening(): Pick<LabelDosage, 'time_of_day'> {
  return { time_of_day: ['morning', 'evening'] }
}
