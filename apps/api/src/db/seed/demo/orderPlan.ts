import { dateIn, dayMs } from '@officina/shared/dates/days'
import { running } from '@officina/shared/recipe'
import { ordersLeft, refusalOf } from '../../../entities/recipe/orderable.ts'
import { favourites, type Outcome, scenes, shoppers } from './orderData.ts'
import type { Patient, Patients } from './patients.ts'
import type { DemoProduct, DemoVariant, Shelf } from './products.ts'
import type { Line } from './recipeLines.ts'
import { addEvent, type Recipe } from './recipes.ts'
import type { World } from './world.ts'

export type Item = {
  product: DemoProduct
  variant: DemoVariant
  quantity: number
  recipe?: Recipe
  line?: Line
}
export type OrderPlan = {
  patient: Patient
  placedAt: Date
  outcome: Outcome
  items: Item[]
  pay: 'invoice' | 'bank_transfer' | 'card'
  priority: boolean
}

const WANTED = 128

type Cast = { shelf: Shelf; patients: Patients; recipes: Recipe[] }

/** Who orders what and when, in the order of time: from recipes, the scenes, and fillers of the year. */
export function planOrders(world: World, cast: Cast): OrderPlan[] {
  const plans = [
    ...cast.recipes.flatMap((recipe) => planRecipe(world, recipe)),
    ...scenes.map((scene, index) => planScene(world, cast, scene, index)),
  ]
  const fillers = WANTED - plans.length
  for (let i = 0; i < fillers; i++) plans.push(planFiller(world, cast, i, fillers))
  return plans.sort((a, b) => a.placedAt.getTime() - b.placedAt.getTime())
}

/** Orders from a recipe, as often as its rules allow and its seed says; a completed one ends with the last. */
function planRecipe(world: World, recipe: Recipe): OrderPlan[] {
  const { seed } = recipe
  const first = seed.day + 2
  const last = (seed.until ?? -1) - 1
  const step = Math.max(1, Math.floor((last - first) / Math.max(1, seed.orders)))
  const plans: OrderPlan[] = []
  for (let day = first; day <= last && plans.length < seed.orders; day += 1) {
    if (day < first + plans.length * step) continue
    const placedAt = world.at(day, 8, world.random.int(0, 59))
    const items = itemsOf(world, recipe, placedAt)
    if (items.length === 0) continue
    countOrder(recipe, items, placedAt)
    plans.push({
      patient: recipe.patient,
      placedAt,
      outcome: day > -3 ? 'to_pick' : day > -5 ? 'packed' : day > -9 ? 'in_transit' : 'delivered',
      items,
      pay: world.random.chance(0.3) ? 'invoice' : plans.length % 2 ? 'bank_transfer' : 'card',
      priority: false,
    })
  }
  if (seed.status === 'completed') complete(world, recipe)
  return plans
}

function itemsOf(world: World, { row, lines, ...recipe }: Recipe, placedAt: Date): Item[] {
  const { timeZone } = world.settings
  const facts = {
    ...running,
    expiresOn: row.expiresOn ?? null,
    doctorStatus: 'approved',
    honoured: true,
  }
  return lines
    .filter((line) => !line.optional || world.random.chance(0.6))
    .filter(({ product }) => isSold(product, placedAt))
    .filter((line) => {
      const today = dateIn(placedAt, timeZone)
      return !refusalOf(lineFacts(line), facts, today, timeZone, line.quantity)
    })
    .map((line) => ({
      product: line.product,
      variant: line.variant,
      quantity: line.quantity,
      recipe: { row, lines, ...recipe },
      line,
    }))
}

const lineFacts = (line: Line) => ({
  quantity: line.quantity,
  refillsAllowed: line.refillsAllowed ?? 3,
  minDaysBetween: line.minDaysBetween ?? 0,
  timesOrdered: line.timesOrdered ?? 0,
  earlyAfter: null,
  lastOrderedAt: line.lastOrderedAt ?? null,
  state: line.state ?? 'active',
})

function countOrder(recipe: Recipe, items: Item[], placedAt: Date): void {
  for (const { line } of items) {
    if (!line) continue
    line.timesOrdered = (line.timesOrdered ?? 0) + 1
    line.lastOrderedAt = placedAt
  }
  recipe.row.firstOrderedAt ??= placedAt
  recipe.row.lastOrderedAt = placedAt
  if (recipe.seed.until === undefined) recipe.row.updatedAt = placedAt
}

function complete(world: World, { row, lines }: Recipe): void {
  const needed = lines.filter((line) => !line.optional)
  if (needed.some((line) => ordersLeft(lineFacts(line)) > 0))
    throw new Error(`${row.number} cannot be completed: refills are left`)
  const at = row.lastOrderedAt as Date
  row.endedAt = at
  row.updatedAt = at
  addEvent(world, row, 'completed', at, null)
}

const isSold = (product: DemoProduct, at: Date): boolean =>
  product.availability === 'in_stock' ||
  (product.availability === 'discontinued' && at < (product.removedAt as Date))

function planScene(
  world: World,
  { shelf, patients }: Cast,
  [day, patient, outcome, more = {}]: (typeof scenes)[number],
  index: number,
): OrderPlan {
  const named = more.products?.split(' ')
  return {
    patient: patients.get(patient),
    placedAt: world.at(day, 8, index),
    outcome,
    items: (named ?? pickSome(world, index)).map((key, place) => itemOf(world, shelf, key, place)),
    pay: more.pay ?? 'bank_transfer',
    priority: more.priority ?? false,
  }
}

function planFiller(world: World, { shelf, patients }: Cast, index: number, of: number): OrderPlan {
  const day = -358 + Math.floor((index * 345) / of)
  const able = shoppers
    .map((key) => patients.get(key))
    .filter(
      (patient) =>
        patient.registeredAt &&
        patient.registeredAt < world.at(day - 1, 0) &&
        isOpen(world, patient, day),
    )
  const patient = able[(index * 7) % Math.max(1, able.length)] ?? patients.get('ana')
  const joined = (patient.registeredAt as Date).getTime()
  const earliest = Math.ceil((joined - world.midnight.getTime()) / dayMs) + 1
  return {
    patient,
    placedAt: world.at(Math.max(day, earliest), world.random.int(9, 20), world.random.int(0, 59)),
    outcome: 'delivered',
    items: pickSome(world, index).map((key, place) => itemOf(world, shelf, key, place)),
    pay: world.random.chance(0.35) ? 'invoice' : index % 2 ? 'bank_transfer' : 'card',
    priority: world.random.chance(0.12),
  }
}

/** Before the day on which the account was closed to them. */
const isOpen = (world: World, patient: Patient, day: number): boolean =>
  patient.status === 'active' || world.at(day + 40, 0) < (patient.updatedAt as Date)

function pickSome(world: World, index: number): string[] {
  const count = 1 + ((index + world.random.int(0, 2)) % 3)
  const start = world.random.int(0, favourites.length - 1)
  return Array.from(
    { length: count },
    (_, place) => favourites[(start + place * 11) % favourites.length] ?? 'zinc',
  )
}

function itemOf(world: World, shelf: Shelf, key: string, place: number): Item {
  const product = shelf.get(key)
  const variant = product.variants[0]
  if (!variant) throw new Error(`no pack of ${key}`)
  return { product, variant, quantity: place === 0 ? world.random.int(1, 2) : 1 }
}
