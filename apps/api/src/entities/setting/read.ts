import { isDeepStrictEqual } from 'node:util'
import type { components } from '@officina/openapi/schema'
import type { AdminCtx, Ctx } from '../../context.ts'
import { settings } from '../../db/schema/platform.ts'
import { getTableColumns, inArray } from '../../db/sql.ts'
import {
  defaultsHere,
  type SettingKey,
  type ShopSettings,
  settingEntries,
  settingKeys,
  settingsInForce,
} from '../platform/shopSettings.ts'
import { actorName } from '../recordNames.ts'
import {
  type GroupName,
  type GroupViews,
  groupNames,
  keysOf,
  mayRead,
  mayWrite,
  rowKeysOf,
} from './groups.ts'

/** A row of the table with the name of who changed it last. */
type Row = typeof settings.$inferSelect & { by: string | null }
export type Effects = Partial<Record<SettingKey, string>>

const readRows = (ctx: Ctx): Promise<Row[]> =>
  ctx.db
    .select({ ...getTableColumns(settings), by: actorName(settings.changedBy) })
    .from(settings)
    .where(inArray(settings.key, groupNames.flatMap(rowKeysOf)))

/** What is stored now: the rules in force, and the revision of a group, which grows with every change in it. */
export async function readGroup(ctx: Ctx, group: GroupName) {
  const rows = await readRows(ctx)
  const own = rows.filter(({ key }) => rowKeysOf(group).includes(key))
  const latest = own.toSorted((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime())[0]
  return {
    rows: own,
    values: settingsInForce(ctx, rows),
    revision: own.reduce((total, row) => total + row.revision, 0),
    changedAt: latest?.updatedAt ?? null,
    changedBy: latest?.by ?? null,
  }
}
type StoredGroup = Awaited<ReturnType<typeof readGroup>>

export async function getGroup<G extends GroupName>(ctx: Ctx, group: G): Promise<GroupViews[G]> {
  return viewGroup(ctx, group, await readGroup(ctx, group))
}

/** A group as its page shows it; `effects` are of values that are tried. */
export function viewGroup<G extends GroupName>(
  ctx: Ctx,
  group: G,
  stored: StoredGroup,
  effects: Effects = {},
): GroupViews[G] {
  const keys = keysOf(group)
  const notes = keys.map((key) => {
    const row = stored.rows.find((each) => each.key === key)
    return {
      field: settingEntries[key].field,
      changed_at: row?.updatedAt.toISOString() ?? null,
      changed_by: row?.by ?? null,
      effect: effects[key] ?? null,
    }
  })
  const view = {
    id: group,
    ...asFields(keys, stored.values),
    revision: stored.revision,
    updated_at: stored.changedAt?.toISOString() ?? null,
    defaults: asFields(keys, defaultsHere(ctx)),
    notes,
    connected_shop: ctx.config.shopify?.storeDomain ?? null,
  }
  return view as unknown as GroupViews[G]
}

const asFields = (keys: SettingKey[], values: ShopSettings) =>
  Object.fromEntries(keys.map((key) => [settingEntries[key].field, values[key]]))

/** The groups that the administrator may read, with how much differs from the defaults. */
export async function listGroups(ctx: AdminCtx): Promise<components['schemas']['SettingGroup'][]> {
  const rows = await readRows(ctx)
  const values = settingsInForce(ctx, rows)
  const defaults = defaultsHere(ctx)
  const isChanged = (key: SettingKey) => !isDeepStrictEqual(values[key], defaults[key])
  return groupNames
    .filter((group) => mayRead(ctx, group))
    .map((key) => {
      const own = rows.filter((row) => rowKeysOf(key).includes(row.key))
      const latest = own.toSorted((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime())[0]
      return {
        key,
        changed: settingKeys.filter((each) => settingEntries[each].group === key && isChanged(each))
          .length,
        may_edit: mayWrite(ctx, key),
        changed_at: latest?.updatedAt.toISOString() ?? null,
        changed_by: latest?.by ?? null,
      }
    })
}
