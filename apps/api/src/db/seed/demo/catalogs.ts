import type { Doctors } from './doctors.ts'
import type { Shelf } from './products.ts'
import type { World } from './world.ts'

type CatalogSeed = { name: string; text: string; products: string; notes?: Record<string, string> }

const platform: CatalogSeed[] = [
  {
    name: 'Essentials',
    text: 'What most people begin with: vitamins, minerals and omega-3.',
    products:
      'magnesium vitamin-d omega-3 algae-omega zinc b-complex vitamin-c multi-women multi-senior iron d3-k2-drops electrolytes selenium b12-lozenge',
    notes: { 'vitamin-d': 'Ask for a blood test before taking more than one a day.' },
  },
  {
    name: 'Digestion & gut',
    text: 'Probiotics, fibre and enzymes.',
    products: 'probiotic-daily probiotic-50 fibre enzymes ginger electrolytes',
  },
  {
    name: 'Sleep & calm',
    text: 'For evenings that quieten down and nights that restore.',
    products: 'magnesium melatonin theanine glycine ashwagandha',
  },
  {
    name: 'Skin: daily care',
    text: 'Clean, moisten, protect: the three steps of every morning and evening.',
    products:
      'gel-cleanser oil-cleanser toner light-lotion barrier-cream night-balm sunscreen-50 tinted-spf hyaluron sheet-mask lip-balm body-urea hand-cream eye-cream',
  },
  {
    name: 'Skin: treatment',
    text: 'Active ingredients for acne, redness, dark marks and lines.',
    products:
      'salicylic-wash azelaic retinal aha-pads niacinamide vitamin-c-serum pigment-serum clay-mask led-mask gua-sha',
    notes: { retinal: 'Begin with two evenings a week.' },
  },
  {
    name: 'Heart, joints & age well',
    text: 'For people from fifty on.',
    products:
      'omega-3 coq10 red-yeast curcumin glucosamine collagen multi-senior d3-k2-drops vitamin-d biotin scalp-shampoo scalp-tonic',
  },
]

const own: (CatalogSeed & { owner: 'demo' | 'colleague' })[] = [
  {
    owner: 'demo',
    name: 'My first choice for skin',
    text: 'The few products I recommend again and again.',
    products: 'gel-cleanser niacinamide azelaic barrier-cream sunscreen-50 omega-3 zinc',
    notes: {
      'barrier-cream': 'Use it generously for the first two weeks.',
      'sunscreen-50': 'Two pumps are enough for face and neck.',
    },
  },
  {
    owner: 'colleague',
    name: 'ご家族の基本セット',
    text: '毎日の健康づくりにおすすめしている製品です。',
    products: 'vitamin-d magnesium omega-3 probiotic-daily multi-women kids-gummy',
    notes: { 'kids-gummy': '4歳からお召し上がりいただけます。' },
  },
]

/** Six platform catalogs by hand, and two that doctors made for themselves. */
export function makeCatalogs(world: World, shelf: Shelf, doctors: Doctors): void {
  const made = platform.map((seed, position) => addCatalog(world, shelf, seed, position, null))
  for (const seed of own) addCatalog(world, shelf, seed, 0, doctors[seed.owner].id)
  const { id: doctorId, approvedAt } = doctors.colleague
  for (const { id: catalogId } of made.filter((_, index) => index !== 5))
    world.add('doctorCatalogs', { doctorId, catalogId, createdAt: approvedAt as Date })
}

/** A catalog that the database fills; made last, so that the chance of everything else stays as it was. */
export function makeCatalogByRule(world: World): void {
  const createdAt = world.at(-40, 10)
  world.make('catalogs', createdAt, {
    kind: 'platform',
    name: 'Sensitive & reactive skin',
    description: 'Everything for skin that is easily upset.',
    rule: {
      match: 'any',
      conditions: [
        { field: 'concern', operator: 'is', value: 'sensitive skin' },
        { field: 'concern', operator: 'is', value: 'redness' },
      ],
    },
    position: platform.length,
  })
}

function addCatalog(
  world: World,
  shelf: Shelf,
  seed: CatalogSeed,
  position: number,
  ownerDoctorId: string | null,
) {
  const createdAt = world.at(ownerDoctorId ? -200 : -380, 10, position)
  const catalog = world.make('catalogs', createdAt, {
    kind: ownerDoctorId ? 'doctor' : 'platform',
    ownerDoctorId,
    shopCollectionId: ownerDoctorId ? null : String(3_300_000_001 + position),
    name: seed.name,
    description: seed.text,
    position,
    updatedAt: ownerDoctorId ? world.at(-20, 11) : world.at(-60, 10, position),
  })
  for (const [place, key] of seed.products.split(' ').entries())
    world.add('catalogItems', {
      catalogId: catalog.id,
      productId: shelf.get(key).id,
      position: place,
      note: seed.notes?.[key] ?? null,
    })
  return catalog
}
