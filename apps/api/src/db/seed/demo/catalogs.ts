import type { Doctors } from './doctors.ts'
import type { Shelf } from './products.ts'
import { filled, list, optional, readTable } from './table.ts'
import type { World } from './world.ts'

/** As `data/catalogs.csv` has them; those without an owner are the platform's. A note is `product|words`. */
const readCatalogs = () =>
  readTable('catalogs', (cell) => ({
    owner: cell('owner', optional(filled)),
    name: cell('name', filled),
    text: cell('text', filled),
    products: cell('products', list),
    notes: new Map(cell('notes', list).map((note) => note.split('|') as [string, string])),
  }))

type CatalogSeed = ReturnType<typeof readCatalogs>[number]

/** Six platform catalogs by hand, and two that doctors made for themselves. */
export function makeCatalogs(world: World, shelf: Shelf, doctors: Doctors): void {
  const seeds = readCatalogs()
  const made = seeds
    .filter(({ owner }) => !owner)
    .map((seed, position) => addCatalog(world, shelf, seed, position, null))
  for (const seed of seeds)
    if (seed.owner) addCatalog(world, shelf, seed, 0, doctors.get(seed.owner).id)
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
    position: world.rows.catalogs.filter(({ kind }) => kind === 'platform').length,
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
  for (const [place, key] of seed.products.entries())
    world.add('catalogItems', {
      catalogId: catalog.id,
      productId: shelf.get(key).id,
      position: place,
      note: seed.notes.get(key) ?? null,
    })
  return catalog
}
