import { addDays, dateIn } from '@officina/shared/dates/days'
import { legalVersions } from '@officina/shared/legalVersions'
import type { ActionOf } from '../../../entities/auditActions.ts'
import type { Why } from '../../../entities/recipe/events.ts'
import type { Admins } from './admins.ts'
import type { Doctors } from './doctors.ts'
import type { Patient, Patients } from './patients.ts'
import { addAudit } from './people.ts'
import type { Shelf } from './products.ts'
import {
  type CourseSeed,
  type RecipeSeed,
  readCourses,
  readRecipes,
  setSeeds,
} from './recipeData.ts'
import { addLine, type Line } from './recipeLines.ts'
import { daysAfter, hoursAfter, type Row, type World } from './world.ts'

export type Recipe = { row: Row<'recipes'>; lines: Line[]; patient: Patient; seed: RecipeSeed }

type Cast = { shelf: Shelf; doctors: Doctors; patients: Patients; admins: Admins }
type CourseOf = (key: string) => CourseSeed

/** Recipes of patients in every status, doctors' own sets and the templates of the platform. */
export function makeRecipes(world: World, cast: Cast): Recipe[] {
  const courseOf = readCourses()
  const seeds = readRecipes()
  const numbers = numberSeries(world, seeds)
  const made: Recipe[] = []
  for (const [index, seed] of seeds.entries()) {
    const number = numbers[index] ?? null
    const course = courseOf(seed.course)
    made.push(makeRecipe(world, cast, { seed, course, index, number, before: made.at(-1) }))
  }
  makeSets(world, cast, courseOf, made)
  return made
}

/** A series gets its number when its first version is issued; all its versions carry it. */
function numberSeries(world: World, seeds: RecipeSeed[]): (string | null)[] {
  let series = -1
  const seriesOf = seeds.map((seed) => (seed.next ? series : ++series))
  const firstIssues = seeds
    .map((seed, index) => ({ seed, series: seriesOf[index] ?? 0 }))
    .filter(({ seed }) => !seed.next && seed.status !== 'draft')
    .sort((a, b) => a.seed.day - b.seed.day)
  return seriesOf.map((mine) => {
    const place = firstIssues.findIndex((each) => each.series === mine)
    const first = firstIssues[place]
    if (!first) return null
    return `R-${world.date(first.seed.day).slice(0, 4)}-${String(place + 1).padStart(6, '0')}`
  })
}

type Making = {
  seed: RecipeSeed
  course: CourseSeed
  index: number
  number: string | null
  before: Recipe | undefined
}

function makeRecipe(world: World, cast: Cast, making: Making): Recipe {
  const { seed, course, index, number, before } = making
  const patient = cast.patients.get(seed.patient)
  const { doctor } = patient
  const language = patient.language === 'ja' ? 'ja' : 'en'
  const issued = seed.status !== 'draft'
  const writtenAt = world.at(seed.day, 10, index)
  const issuedAt = world.at(seed.day, 11, index)
  const id = world.id(writtenAt)
  const previous = seed.next ? before : undefined
  const startsOn = dateIn(issuedAt, world.settings.timeZone)
  const { validDays } = seed
  const seen = issued && !seed.unseen && seed.status !== 'entered_in_error'
  const row = world.add('recipes', {
    id,
    kind: 'patient',
    number: issued || previous ? number : null,
    seriesId: previous?.row.seriesId ?? id,
    version: (previous?.row.version ?? 0) + 1,
    doctorId: doctor.id,
    patientId: patient.id,
    sourceRecipeId: previous?.row.id ?? null,
    label: course.label[language],
    title: course.title[language],
    status: seed.status,
    message: course.message[language],
    internalNote: seed.note,
    startsOn,
    expiresOn: issued ? addDays(startsOn, validDays) : null,
    validDays,
    issuedAt: issued ? issuedAt : null,
    viewedAt: seen ? hoursAfter(issuedAt, 6 + (index % 30)) : null,
    heldBy: seed.heldBy ?? null,
    holdReason: seed.heldBy ? (seed.reason ?? null) : null,
    warningsOverridden: seed.overridden,
    disclosureVersion: issued ? legalVersions.disclosure : null,
    createdAt: writtenAt,
    updatedAt: issued ? issuedAt : world.at(seed.day, 17),
    revision: issued ? 2 : 4,
  })
  const lines = course.lines.map((line, position) =>
    addLine(world, cast.shelf, {
      seed: line,
      recipe: { id, doctorId: doctor.id, at: writtenAt },
      position,
      language,
      issued,
    }),
  )
  const recipe: Recipe = { row, lines, patient, seed }
  if (previous && issued) previous.row.supersededBy = id
  tellLife(world, cast.admins, recipe)
  return recipe
}

/** Events and audit rows of what happened to the version, and its end. */
function tellLife(world: World, admins: Admins, { row, patient, seed }: Recipe): void {
  const { doctor } = patient
  const issuedAt = row.issuedAt
  audit('create', row.createdAt as Date, null, 'draft', 'doctor')
  if (!issuedAt || seed.status === 'draft') return
  audit('issue', issuedAt, 'draft', 'issued', 'doctor')
  event('issued', issuedAt, 'doctor')
  if (row.viewedAt) event('viewed', row.viewedAt, 'patient')
  if (seed.until === undefined || seed.status === 'completed') return
  const at = seed.status === 'superseded' ? world.at(seed.until, 11, 5) : world.at(seed.until, 4)
  const byHand = ['cancelled', 'on_hold', 'entered_in_error'].includes(seed.status)
  const when = byHand ? world.at(seed.until, 16, 20) : at
  const who = byHand ? (seed.heldBy ?? 'doctor') : null
  audit(
    seed.status === 'superseded' ? 'supersede' : seed.status,
    when,
    'issued',
    seed.status,
    who,
    seed.reason,
  )
  event(seed.status, when, who, { code: seed.reasonCode, text: seed.reason ?? null })
  row.updatedAt = when
  row.revision = 3
  if (seed.status === 'on_hold') return
  row.endedAt = when
  row.endReasonCode = seed.reasonCode ?? null
  row.endReasonText = seed.reason ?? null

  function actorOf(who: 'doctor' | 'admin' | 'patient' | null) {
    return who === 'doctor' ? doctor : who === 'admin' ? admins.clinical : who ? patient : null
  }
  function audit(
    verb: ActionOf<'recipe'>,
    when: Date,
    before: string | null,
    after: string,
    who: 'doctor' | 'admin' | null,
    reason?: string,
  ) {
    addAudit(world, {
      at: when,
      action: `recipe.${verb}`,
      objectId: row.id,
      actor: actorOf(who),
      doctorId: row.doctorId ?? null,
      patientId: row.patientId ?? null,
      before: before ? { status: before } : null,
      after: { status: after },
      reason: reason ?? null,
    })
  }
  function event(
    name: string,
    when: Date,
    who: 'doctor' | 'admin' | 'patient' | null,
    why: Why = {},
  ) {
    addEvent(world, row, name, when, actorOf(who), why)
  }
}

/** A line of the history that doctor and patient see. */
export function addEvent(
  world: World,
  recipe: Row<'recipes'>,
  event: string,
  at: Date,
  actor: { role: string; accountId: string } | null,
  why: Why = {},
): void {
  world.add('recipeEvents', {
    id: world.id(at),
    recipeId: recipe.id,
    seriesId: recipe.seriesId,
    doctorId: recipe.doctorId ?? null,
    patientId: recipe.patientId ?? null,
    version: recipe.version,
    event,
    actorRole: actor?.role ?? 'system',
    actorId: actor?.accountId ?? null,
    reasonCode: why.code ?? null,
    reason: why.text ?? null,
    at,
  })
}

function makeSets(
  world: World,
  { shelf, doctors, admins }: Cast,
  courseOf: CourseOf,
  made: Recipe[],
): void {
  let previous: Row<'recipes'> | undefined
  for (const [index, [owner, courseKey, status, day, template]] of setSeeds.entries()) {
    const doctor = owner ? doctors.get(owner) : null
    const language = doctor?.lastNameKana && doctor.key !== 'demo' ? 'ja' : 'en'
    const course = courseOf(courseKey)
    const createdAt = world.at(day, 13, index)
    const id = world.id(createdAt)
    const ended = status === 'archived' || status === 'retired'
    const before = template?.next ? previous : undefined
    const row = world.add('recipes', {
      id,
      kind: template ? 'template' : 'my',
      seriesId: before?.seriesId ?? id,
      version: (before?.version ?? 0) + 1,
      doctorId: doctor?.id ?? null,
      label: course.label[language],
      title: template?.name ?? course.title[language],
      status,
      message: course.message[language],
      validDays: 180,
      issuedAt: template && status !== 'draft' ? daysAfter(createdAt, 1) : null,
      endedAt: ended ? daysAfter(createdAt, 100) : null,
      templateMeta: template
        ? {
            name: template.name,
            goal: template.goal,
            evidence_note: '',
            links: [],
            audience: 'all',
            review_on: world.date(120 + index),
            updated_by: admins.content.accountId,
          }
        : {},
      createdAt,
      updatedAt: ended ? daysAfter(createdAt, 100) : daysAfter(createdAt, 3),
    })
    if (before) before.supersededBy = id
    previous = row
    for (const recipe of made.filter((each) => each.seed.course === courseKey)) {
      const isFromIt = template
        ? status !== 'draft' && !recipe.row.sourceTemplateId
        : recipe.patient.doctor === doctor
      if (isFromIt && recipe.seed.day > day)
        Object.assign(recipe.row, { sourceTemplateId: id, sourceTemplateVersion: row.version })
    }
    for (const [position, line] of course.lines.entries())
      addLine(world, shelf, {
        seed: line,
        recipe: { id, doctorId: doctor?.id ?? null, at: createdAt },
        position,
        language,
        issued: false,
      })
    addAudit(world, {
      at: createdAt,
      action: template ? 'template.create' : 'my_recipe.create',
      objectType: template ? 'template' : 'recipe',
      objectId: id,
      actor: doctor ?? admins.content,
      doctorId: doctor?.id ?? null,
      after: { status },
    })
  }
}
