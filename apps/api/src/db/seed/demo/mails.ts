import type { Locale } from '../../../context.ts'
import { standardDisclosure } from '../../../entities/doctor/disclosure.ts'
import { nameIn } from '../../../entities/names.ts'
import { orderPlacedMail } from '../../../entities/order/mails.ts'
import { itemsOf, sumsOf } from '../../../entities/order/sums.ts'
import { recipeIssued } from '../../../entities/recipe/mails.ts'
import type { Mail } from '../../../mail/content.ts'
import { renderMail } from '../../../mail/layout.ts'
import type { Draft } from './orderDraft.ts'
import type { Patient } from './patients.ts'
import type { Recipe } from './recipes.ts'
import type { World } from './world.ts'

/** The outbox of the last weeks: recipes that were issued and orders that were placed. */
export function makeMails(world: World, recipes: Recipe[], orders: Draft[]): void {
  const since = world.at(-45, 0)
  for (const recipe of recipes)
    if (recipe.row.issuedAt && recipe.row.issuedAt > since)
      addMail(world, {
        patient: recipe.patient,
        at: recipe.row.issuedAt,
        mail: mailOfRecipe(world, recipe),
        dedupeKey: `recipe_issued:${recipe.row.id}`,
      })
  for (const order of orders)
    if (order.row.placedAt > since)
      addMail(world, {
        patient: order.plan.patient,
        at: order.row.placedAt,
        mail: mailOfOrder(world, order),
        dedupeKey: `order_placed:${order.row.id}`,
      })
}

function mailOfRecipe(world: World, { row, lines, patient }: Recipe): Mail {
  const { publicUrl } = world.settings
  const { doctor } = patient
  return recipeIssued({
    patientName: patient,
    doctorName: { lastName: doctor.lastName ?? '', firstName: doctor.firstName ?? '' },
    clinic: doctor.clinicName ?? '',
    label: row.label ?? '',
    number: row.number ?? '',
    expiresOn: row.expiresOn ?? '',
    patientUrl: `${publicUrl}/user/recipes?id=${row.id}`,
    doctorUrl: `${publicUrl}/doctors/patients/${patient.id}/recipes?id=${row.id}`,
    lines: lines.length,
    replaces: (row.version ?? 1) > 1,
    disclosure: standardDisclosure,
  })
}

function mailOfOrder(world: World, { row, lines, plan }: Draft): Mail {
  return orderPlacedMail(world.settings, {
    number: row.number,
    orderId: row.id,
    patientName: nameIn(plan.patient, localeOf(plan.patient)),
    items: itemsOf(lines),
    sums: sumsOf(row, lines, 0),
    total: row.total,
    currency: row.currency,
    cancelUntil: row.cancelUntil,
    timeZone: world.settings.timeZone,
    bankDetails: '',
    paymentMethod: row.paymentMethod,
    placedBy: null,
    disclosure: standardDisclosure,
  })
}

function addMail(
  world: World,
  { patient, at, mail, dedupeKey }: { patient: Patient; at: Date; mail: Mail; dedupeKey: string },
): void {
  const locale = localeOf(patient)
  world.make('mails', at, {
    template: mail.template,
    locale,
    recipient: patient.email ?? '',
    accountId: patient.accountId || null,
    doctorId: patient.doctorId,
    patientId: patient.id,
    ...renderMail(mail.content[locale], locale),
    status: 'sent',
    attempts: 1,
    dedupeKey,
    sentAt: at,
  })
}

const localeOf = (patient: Patient): Locale => patient.language ?? 'en'
