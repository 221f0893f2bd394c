import type { components } from '@officina/openapi/schema'
import { dayMs } from '@officina/shared/dates/days'
import { isIssued } from '@officina/shared/recipe'
import type { PatientCtx } from '../../context.ts'
import { sql } from '../../db/sql.ts'
import { zoneOfPatient } from '../account/zone.ts'
import { patientDays } from '../day/days.ts'
import { doctor as doctorEntity } from '../doctor/entity.ts'
import { linkOfferTasks } from '../invitation/linkOffers.ts'
import { nameIn } from '../names.ts'
import { countUnreadNews, listToAcknowledge } from '../news/reader.ts'
import { wordColumn } from '../order/deliveryWindow.ts'
import { receivedOf } from '../order/received.ts'
import { profileTask } from '../patient/profileTask.ts'
import { ofPatient } from '../practices.ts'
import { openAnswers } from '../questionnaire/list.ts'
import { currentRecipes } from '../recipe/forPatient.ts'
import { repeatTasks } from '../repeat/tasks.ts'

type Top = components['schemas']['PatientTop']
type Task = Top['tasks'][number]

/** Doctor card, tasks, valid recipes and current deliveries. */
export async function getPatientTop(ctx: PatientCtx): Promise<Top> {
  const doctor = await doctorEntity.get(ctx, ctx.actor.doctorId)
  const recipes = await currentRecipes(ctx)
  return {
    doctor: {
      name: nameIn(doctor, ctx.origin.locale),
      clinic_name: doctor.clinicName,
      clinic_phone: doctor.clinicPhone,
      website: doctor.website,
    },
    tasks: [
      ...(await linkOfferTasks(ctx)),
      ...newRecipes(recipes),
      ...(await paymentTasks(ctx)),
      ...(await repeatTasks(ctx)),
      ...(await deliveryProblems(ctx)),
      ...refillsDue(recipes),
      ...(await questionnaireTasks(ctx)),
      ...(await newsTasks(ctx)),
      ...(await profileTask(ctx)),
    ],
    unread_news: await countUnreadNews(ctx),
    recipes,
    days: await patientDays(ctx, recipes, await zoneOfPatient(ctx)),
    deliveries: await currentDeliveries(ctx),
  }
}

const newRecipes = (recipes: Top['recipes']): Task[] =>
  recipes
    .filter((recipe) => recipe.is_new && isIssued(recipe))
    .map((recipe) => ({
      kind: 'new_recipe',
      id: recipe.id,
      recipe_id: recipe.id,
      label: recipe.label || recipe.title || recipe.number,
    }))

const refillsDue = (recipes: Top['recipes']): Task[] =>
  recipes.flatMap((recipe) =>
    recipe.lines
      .filter((line) => line.refill_due)
      .map(
        (line): Task => ({
          kind: 'refill_due',
          id: line.id,
          recipe_id: recipe.id,
          label: line.product.title,
          days_left: line.days_left,
        }),
      ),
  )

async function paymentTasks(ctx: PatientCtx): Promise<Task[]> {
  const result = await ctx.db.execute<{ id: string; number: string; due: number }>(sql`
    select o.id, o.number, o.total - ${receivedOf(sql`o.id`)} as due from orders o
    where ${ofPatient(sql`o`, ctx.actor)} and ${wordColumn} = 'payment_needed'
    order by o.placed_at limit 10`)
  return result.rows.map((row) => ({
    kind: 'payment_needed',
    id: row.id,
    order_id: row.id,
    label: row.number,
    amount: row.due,
  }))
}

async function deliveryProblems(ctx: PatientCtx): Promise<Task[]> {
  const result = await ctx.db.execute<{ id: string; order_id: string; number: string }>(sql`
    select s.id, o.id as order_id, o.number from shipments s join orders o on o.id = s.order_id
    where ${ofPatient(sql`o`, ctx.actor)} and s.status = 'exception' order by s.updated_at limit 10`)
  return result.rows.map((row) => ({
    kind: 'delivery_problem',
    id: row.id,
    order_id: row.order_id,
    label: row.number,
  }))
}

async function questionnaireTasks(ctx: PatientCtx): Promise<Task[]> {
  const open = await openAnswers(ctx)
  return open.map(({ id, title, dueOn, status }) => ({
    kind: 'questionnaire_due',
    id,
    answer_id: id,
    label: title,
    due_on: dueOn,
    started: status === 'in_progress',
  }))
}

async function newsTasks(ctx: PatientCtx): Promise<Task[]> {
  return (await listToAcknowledge(ctx)).map((item) => ({
    kind: 'news_to_acknowledge',
    id: item.id,
    news_id: item.id,
    label: item.title,
  }))
}

/** Orders under way, and those delivered in the last week, by their furthest parcel. */
async function currentDeliveries(ctx: PatientCtx): Promise<Top['deliveries']> {
  const since = new Date(ctx.clock.now().getTime() - 7 * dayMs).toISOString()
  const result = await ctx.db.execute<Top['deliveries'][number]>(sql`
    select o.id as order_id, o.number, o.placed_at,
      case when o.fulfilment_state in ('delivered', 'partially_returned', 'returned') then 'delivered'
        when o.fulfilment_state in ('shipped', 'partially_shipped') then 'shipped'
        when parcel.status = 'packed' then 'packed' else 'ordered' end as step,
      parcel.carrier, parcel.tracking_no, parcel.tracking_url,
      (select coalesce(json_agg(l.snapshot->>'title' order by l.position), '[]'::json)
        from order_lines l where l.order_id = o.id) as items
    from orders o left join lateral (
      select s.* from shipments s where s.order_id = o.id and s.status <> 'cancelled'
      order by s.shipped_at desc nulls last, s.created_at desc limit 1
    ) parcel on true
    where ${ofPatient(sql`o`, ctx.actor)} and o.order_state in ('open', 'completed')
      and (o.fulfilment_state not in ('delivered', 'partially_returned', 'returned')
        or o.delivered_at >= ${since})
    order by o.placed_at desc, o.id desc limit 5`)
  return result.rows.map((row) => ({
    ...row,
    placed_at: new Date(row.placed_at).toISOString(),
  }))
}
