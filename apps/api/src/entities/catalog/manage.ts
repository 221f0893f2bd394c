import type { components } from '@officina/openapi/schema'
import { type AdminActor, type AdminCtx, inTransaction, type TxCtx } from '../../context.ts'
import { catalogs } from '../../db/schema/product.ts'
import { and, eq, ne, sql } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import type { Read } from '../entity.ts'
import { conflict, invalid, type Texts } from '../errors.ts'
import { catalog, holdName, type LockedCatalog } from './entity.ts'
import { isHosted, shopKeeps } from './hosted.ts'
import { keepOrder } from './products.ts'
import { assertRule } from './rule.ts'

type New = components['schemas']['AdminCatalogNew']
type Update = components['schemas']['AdminCatalogUpdate']

const needs = [
  (tx: TxCtx, row: { shopCollectionId: string | null }) => {
    if (isHosted(tx, row)) throw shopKeeps()
  },
]

/** A platform catalog, last in the order in which doctors and patients meet them. Answers its id. */
export function createPlatformCatalog(ctx: AdminCtx, input: New): Promise<string> {
  return inTransaction(ctx, async (tx) => {
    const { rule = null, description = '', doctor_access: doctorAccess, visibility } = input
    const name = input.name.trim()
    await assertFreeName(tx, name)
    if (rule) await assertRule(tx, rule, null)
    const id = newId()
    const now = tx.clock.now()
    const [row] = await tx.db
      .insert(catalogs)
      .values({
        id,
        kind: 'platform',
        name,
        description,
        rule,
        doctorAccess,
        visibility,
        position: sql`(select coalesce(max(c.position) + 1, 0) from catalogs c where c.kind = 'platform')`,
        createdAt: now,
        updatedAt: now,
      })
      .returning()
    if (row) await catalog.inserted(tx, row).log({ action: 'create', after: { name, rule } })
    return id
  })
}

/** Changes what was sent; a rule refills the catalog, and without one its products stay to be chosen by hand. */
export const updatePlatformCatalog = catalog.command(
  'update',
  { needs },
  async (tx: TxCtx<AdminActor>, row, input: Update): Promise<void> => {
    const { revision: _, name = row.name, description, rule, visibility } = input
    const { doctor_access: doctorAccess = row.doctorAccess } = input
    if (name.trim() !== row.name) await assertFreeName(tx, name.trim(), row.id)
    if (rule) await assertRule(tx, rule, row.rule)
    if (doctorAccess === 'chosen') {
      const why = await onlyOpen(tx, row)
      if (why) throw invalid('doctor_access', 'ONLY_CATALOG', why)
    }
    const isByHand = rule === null && row.rule !== null
    const next = { ...row, name: name.trim(), doctorAccess }
    if (rule !== undefined) next.rule = rule
    if (visibility) next.visibility = visibility
    await row.save(
      { name: next.name, description, rule, visibility, doctorAccess },
      { before: factsOf(row), after: factsOf(next) },
    )
    if (isByHand) await keepOrder(tx, row.id)
  },
)

type Facts = Pick<LockedCatalog, 'name' | 'rule' | 'doctorAccess' | 'visibility'>
const factsOf = ({ name, rule, doctorAccess: doctor_access, visibility }: Facts) => ({
  name,
  rule,
  doctor_access,
  visibility,
})

/** Nobody but the office sees it any more. */
export const archivePlatformCatalog = catalog.command(
  'archive',
  { needs },
  async (tx: TxCtx<AdminActor>, row, _: Read): Promise<void> => {
    await assertNotOnlyOne(tx, row)
    const why = await onlyOpen(tx, row)
    if (why) throw conflict('ONLY_CATALOG', why)
    await row.move('archived')
  },
)

export const restorePlatformCatalog = catalog.command(
  'restore',
  { needs },
  async (tx: TxCtx<AdminActor>, row, _: Read): Promise<void> => {
    await assertFreeName(tx, row.name, row.id)
    await row.move('active')
  },
)

/** Imports find a catalog by its name. 422 at `name` */
async function assertFreeName(tx: TxCtx, name: string, but?: string): Promise<void> {
  await holdName(tx, name)
  const taken = and(
    eq(catalogs.kind, 'platform'),
    eq(catalogs.status, 'active'),
    eq(catalogs.name, name),
    but ? ne(catalogs.id, but) : undefined,
  )
  if ((await tx.db.$count(catalogs, taken)) > 0)
    throw invalid('name', 'NAME_TAKEN', {
      en: `There is already a catalog named “${name}”. Choose another name.`,
      ja: `「${name}」という名称のカタログがすでにあります。別の名称を入力してください。`,
    })
}

/** Why it has to stay for all doctors: those who were given no catalogs would see none. */
async function onlyOpen(tx: TxCtx, row: LockedCatalog): Promise<Texts | undefined> {
  const { id, doctorAccess } = row
  if (doctorAccess === 'chosen') return undefined
  const { rows } = await tx.db.execute<{ n: number }>(sql`
    select count(*)::int as n from doctors d
    where d.status in ('approved', 'suspended')
      and not exists (select 1 from doctor_catalogs given where given.doctor_id = d.id)
      and not exists (select 1 from catalogs c
        where c.kind = 'platform' and c.status = 'active' and c.doctor_access = 'all' and c.id <> ${id})`)
  const n = rows[0]?.n ?? 0
  if (n === 0) return undefined
  return {
    en: `This is the only catalog open to all doctors, and ${n === 1 ? '1 doctor has' : `${n} doctors have`} no other. Open another catalog to all doctors first.`,
    ja: `すべての医師に公開されている唯一のカタログです。個別の指定がない医師が${n}名いるため、先に別のカタログをすべての医師に公開してください。`,
  }
}

/** A doctor with no other catalog could recommend nothing. 409 ONLY_CATALOG */
async function assertNotOnlyOne(tx: TxCtx, { id }: LockedCatalog): Promise<void> {
  const { rows } = await tx.db.execute<{ n: number }>(sql`
    select count(*)::int as n from doctor_catalogs given join doctors d on d.id = given.doctor_id
    where given.catalog_id = ${id} and d.status in ('approved', 'suspended') and not exists (
      select 1 from doctor_catalogs other join catalogs c on c.id = other.catalog_id
      where other.doctor_id = given.doctor_id and c.id <> ${id} and c.status = 'active')`)
  const n = rows[0]?.n ?? 0
  if (n > 0)
    throw conflict('ONLY_CATALOG', {
      en: `${n === 1 ? '1 doctor has' : `${n} doctors have`} only this catalog and could not recommend anything without it. Give them another one first.`,
      ja: `このカタログのみを指定された医師が${n}名います。アーカイブすると商品を選べなくなるため、先に別のカタログを指定してください。`,
    })
}
