/**
 * Tolerable upper intake levels (UL) of an average day, the one place where they stand. Every figure was
 * read in one of the `sources`; what could not be read there is left out:
 * - NAM gives no UL for vitamins K, B1, B2, B12, pantothenic acid, biotin and carotenoids (beta-carotene
 *   included), chromium, potassium, silicon. Sodium has a chronic-disease level instead of a UL.
 * - nickel and vanadium have a UL, but are no ingredients of what is sold here.
 * - EFSA's figures for children are here only where each age band was read; for zinc, selenium, vitamin A,
 *   folic acid and nicotinic acid only adults. Of vitamin B6 the opinion's summary gives a range for
 *   1–6 and 7–17 years: its lower end stands for all of it.
 * - neither source has figures of its own for women or men.
 * A pair is [from this age in years, amount]; null: none determined, such an age is not judged.
 */
export type Band = readonly [from: number, amount: number | null]

export type UpperLevel = {
  /** Codes of ingredients that count together. */
  codes: readonly string[]
  unit: 'mg' | 'µg'
  source: keyof typeof sources
  /** What counts: all intake (food comes on top of what is counted here), or what is added to food. */
  scope: 'all' | 'supplements'
  ages: readonly Band[]
  /** Where pregnancy or lactation differ; null: none determined. Else the age counts. */
  pregnancy?: readonly Band[] | null
  lactation?: readonly Band[] | null
}

export const sources = {
  nam: {
    name: 'NAM',
    title:
      'National Academies (IOM), Dietary Reference Intakes: Tolerable Upper Intake Levels, summary tables (2011)',
    url: 'https://doi.org/10.17226/13050',
  },
  efsa: {
    name: 'EFSA',
    title: 'EFSA, Overview on Tolerable Upper Intake Levels (2018), read in PMC7231601, table 5',
    url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC7231601/table/tbl5',
  },
  efsaB6: {
    name: 'EFSA',
    title: 'EFSA, Scientific opinion on the tolerable upper intake level for vitamin B6 (2023)',
    url: 'https://doi.org/10.2903/j.efsa.2023.8006',
  },
  efsaSelenium: {
    name: 'EFSA',
    title: 'EFSA, Scientific opinion on the tolerable upper intake level for selenium (2023)',
    url: 'https://doi.org/10.2903/j.efsa.2023.7704',
  },
} as const

const vitaminA = ['vitamin_a', 'retinol', 'retinyl_palmitate', 'retinyl_acetate']
const vitaminC = ['vitamin_c', 'ascorbic_acid']
const vitaminD = ['vitamin_d', 'vitamin_d2', 'vitamin_d3', 'cholecalciferol', 'ergocalciferol']
const vitaminE = ['vitamin_e', 'alpha_tocopherol', 'd_alpha_tocopherol', 'dl_alpha_tocopherol']
const nicotinamide = ['nicotinamide', 'niacinamide']
const niacin = ['niacin', 'vitamin_b3', 'nicotinic_acid', ...nicotinamide]
const vitaminB6 = ['vitamin_b6', 'pyridoxine', 'p5p', 'pyridoxal_5_phosphate']
const folate = ['folate', 'folic_acid', 'methylfolate', '5_mthf']

/** Substances that go by several codes, for adding up. */
export const substances: readonly (readonly string[])[] = [
  vitaminA,
  vitaminC,
  vitaminD,
  vitaminE,
  niacin,
  vitaminB6,
  folate,
]

export const upperLevels: readonly UpperLevel[] = [
  // preformed vitamin A only: carotenoids have codes of their own
  nam(vitaminA, 'µg', 'all', [0, 600], [4, 900], [9, 1_700], [14, 2_800], [19, 3_000]),
  nam(vitaminC, 'mg', 'all', [0, null], [1, 400], [4, 650], [9, 1_200], [14, 1_800], [19, 2_000]),
  nam(vitaminD, 'µg', 'all', [0, 25], [0.5, 38], [1, 63], [4, 75], [9, 100]),
  // any supplemental form of alpha-tocopherol
  nam(
    vitaminE,
    'mg',
    'supplements',
    [0, null],
    [1, 200],
    [4, 300],
    [9, 600],
    [14, 800],
    [19, 1_000],
  ),
  nam(niacin, 'mg', 'supplements', [0, null], [1, 10], [4, 15], [9, 20], [14, 30], [19, 35]),
  nam(vitaminB6, 'mg', 'all', [0, null], [1, 30], [4, 40], [9, 60], [14, 80], [19, 100]),
  // synthetic forms; what is natural in food does not count
  nam(folate, 'µg', 'supplements', [0, null], [1, 300], [4, 400], [9, 600], [14, 800], [19, 1_000]),
  nam(['choline'], 'mg', 'all', [0, null], [1, 1_000], [9, 2_000], [14, 3_000], [19, 3_500]),
  nam(['boron'], 'mg', 'all', [0, null], [1, 3], [4, 6], [9, 11], [14, 17], [19, 20]),
  nam(
    ['calcium'],
    'mg',
    'all',
    [0, 1_000],
    [0.5, 1_500],
    [1, 2_500],
    [9, 3_000],
    [19, 2_500],
    [51, 2_000],
  ),
  nam(
    ['copper'],
    'µg',
    'all',
    [0, null],
    [1, 1_000],
    [4, 3_000],
    [9, 5_000],
    [14, 8_000],
    [19, 10_000],
  ),
  nam(['fluoride'], 'mg', 'all', [0, 0.7], [0.5, 0.9], [1, 1.3], [4, 2.2], [9, 10]),
  nam(['iodine'], 'µg', 'all', [0, null], [1, 200], [4, 300], [9, 600], [14, 900], [19, 1_100]),
  nam(['iron'], 'mg', 'all', [0, 40], [14, 45]),
  // magnesium from supplements and medicines only
  nam(['magnesium'], 'mg', 'supplements', [0, null], [1, 65], [4, 110], [9, 350]),
  nam(['manganese'], 'mg', 'all', [0, null], [1, 2], [4, 3], [9, 6], [14, 9], [19, 11]),
  nam(
    ['molybdenum'],
    'µg',
    'all',
    [0, null],
    [1, 300],
    [4, 600],
    [9, 1_100],
    [14, 1_700],
    [19, 2_000],
  ),
  {
    ...nam(['phosphorus'], 'mg', 'all', [0, null], [1, 3_000], [9, 4_000], [71, 3_000]),
    pregnancy: [[0, 3_500]],
  },
  nam(['selenium'], 'µg', 'all', [0, 45], [0.5, 60], [1, 90], [4, 150], [9, 280], [14, 400]),
  nam(['zinc'], 'mg', 'all', [0, 4], [0.5, 5], [1, 7], [4, 12], [9, 23], [14, 34], [19, 40]),

  efsa(vitaminA, 'µg', 'all', [0, null], [18, 3_000]),
  efsa(
    vitaminE,
    'mg',
    'all',
    [0, null],
    [1, 100],
    [4, 120],
    [7, 160],
    [11, 220],
    [15, 260],
    [18, 300],
  ),
  // a product that says no more than "niacin" is judged by NAM's figure alone
  efsa(['nicotinic_acid'], 'mg', 'supplements', [0, null], [18, 10]),
  {
    ...efsa(nicotinamide, 'mg', 'supplements', [0, null], [18, 900]),
    pregnancy: null,
    lactation: null,
  },
  { ...efsa(vitaminB6, 'mg', 'all', [0, null], [1, 3.2], [7, 6.1], [18, 12]), source: 'efsaB6' },
  efsa(folate, 'µg', 'supplements', [0, null], [18, 1_000]),
  efsa(['boron'], 'mg', 'all', [0, null], [1, 3], [4, 4], [7, 5], [11, 7], [15, 9], [18, 10]),
  efsa(['calcium'], 'mg', 'all', [0, null], [18, 2_500]),
  {
    ...efsa(['copper'], 'mg', 'all', [0, null], [1, 1], [4, 2], [7, 3], [11, 4], [18, 5]),
    pregnancy: null,
    lactation: null,
  },
  efsa(
    ['iodine'],
    'µg',
    'all',
    [0, null],
    [1, 200],
    [4, 250],
    [7, 300],
    [11, 450],
    [15, 500],
    [18, 600],
  ),
  efsa(['magnesium'], 'mg', 'supplements', [0, null], [4, 250]),
  efsa(
    ['molybdenum'],
    'µg',
    'all',
    [0, null],
    [1, 100],
    [4, 200],
    [7, 250],
    [11, 400],
    [15, 500],
    [18, 600],
  ),
  { ...efsa(['selenium'], 'µg', 'all', [0, null], [18, 255]), source: 'efsaSelenium' },
  efsa(['zinc'], 'mg', 'all', [0, null], [18, 25]),
]

type Args = [
  codes: readonly string[],
  unit: 'mg' | 'µg',
  scope: UpperLevel['scope'],
  ...ages: Band[],
]

function nam(...[codes, unit, scope, ...ages]: Args): UpperLevel {
  return { codes, unit, scope, ages, source: 'nam' }
}

function efsa(...[codes, unit, scope, ...ages]: Args): UpperLevel {
  return { codes, unit, scope, ages, source: 'efsa' }
}
