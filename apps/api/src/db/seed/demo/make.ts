import type { Config } from '../../../config.ts'
import { makeAdmins } from './admins.ts'
import { makeQuestionnaire } from './answers.ts'
import { makeBankTransfers } from './bankTransfers.ts'
import { makeCards } from './cards.ts'
import { makeCatalogByRule, makeCatalogs } from './catalogs.ts'
import { makeCounts } from './counts.ts'
import { makeDesk } from './desk.ts'
import { makeDiscounts } from './discounts.ts'
import { makeDoctors } from './doctors.ts'
import { makeDoses } from './doses.ts'
import { makeMails } from './mails.ts'
import { makeNews } from './news.ts'
import { makeOrders } from './orders.ts'
import { makeOwnQuestionnaire } from './ownQuestionnaire.ts'
import { makePatients } from './patients.ts'
import { makeProductImports } from './productImports.ts'
import { makeProducts } from './products.ts'
import { makePurchases } from './purchases.ts'
import { makeRecipes } from './recipes.ts'
import { makeRepeats } from './repeats.ts'
import { makeReports } from './reports.ts'
import { makeSettlements } from './settlements.ts'
import { makeStock } from './stock.ts'
import { createWorld, type Rows } from './world.ts'

type Secrets = { passwordHash: string; encrypt: (number: string) => string }

/** The whole demonstration as rows, files, and the last number of every kind. Touches no database. */
export function makeDemo(config: Config, now: Date, { passwordHash, encrypt }: Secrets) {
  const world = createWorld(config, now)
  const admins = makeAdmins(world, passwordHash)
  const doctors = makeDoctors(world, { passwordHash, admins, encrypt })
  const shelf = makeProducts(world)
  makeCatalogs(world, shelf, doctors)
  const patients = makePatients(world, doctors, passwordHash)
  const recipes = makeRecipes(world, { shelf, doctors, patients, admins })
  const orders = makeOrders(world, { shelf, patients, recipes, admins })
  makeDoses(world, recipes)
  makeReports(world, orders)
  makeSettlements(world, { doctors, admins })
  makeQuestionnaire(world, patients)
  makeDesk(world, { shelf, doctors, patients, recipes, admins })
  makeNews(world, admins, shelf)
  makeStock(world, admins)
  makePurchases(world)
  makeCounts(world)
  makeProductImports(world)
  makeMails(world, recipes, orders)
  makeDiscounts(world, shelf, doctors)
  makeCatalogByRule(world)
  makeOwnQuestionnaire(world, patients, admins)
  makeBankTransfers(world)
  makeCards(world, patients.all)
  makeRepeats(world, patients)
  inOrder(world.rows)
  return { rows: world.rows, files: world.files, numbers: lastNumbers(world.rows) }
}

// The audit log numbers its rows itself: they must arrive in the order of time.
function inOrder(rows: Rows): void {
  rows.auditLog.sort((a, b) => a.at.getTime() - b.at.getTime())
}

function lastNumbers(rows: Rows) {
  const last = (list: { number?: string | null }[]) =>
    Math.max(1, ...list.map(({ number }) => Number(number?.slice(-6) ?? 0)))
  return {
    doctor: last(rows.doctors),
    patient: last(rows.patients),
    recipe: last(rows.recipes),
    order: last(rows.orders),
    shipment: last(rows.shipments),
    settlement: last(rows.settlements),
    purchase_order: last(rows.purchaseOrders),
    stock_count: last(rows.stockCounts),
    product_import: last(rows.productImports),
  }
}
