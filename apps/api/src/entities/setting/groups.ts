import type { components } from '@officina/openapi/schema'
import { settingGroups } from '@officina/openapi/settings'
import type { AdminCtx } from '../../context.ts'
import type { Permission } from '../admin/permissions.ts'
import { forbidden, notFound } from '../errors.ts'
import {
  formerCompany,
  type SettingKey,
  settingEntries,
  settingKeys,
} from '../platform/shopSettings.ts'

type Schemas = components['schemas']

/** What the contract calls a group of settings, as it is read. */
export type GroupViews = {
  company: Schemas['CompanySettings']
  brand: Schemas['BrandSettings']
  mail: Schemas['MailSettings']
  sales: Schemas['SalesSettings']
  recipes: Schemas['RecipeSettings']
  payments: Schemas['PaymentSettings']
  tax: Schemas['TaxSettings']
  commission: Schemas['CommissionSettings']
  application: Schemas['ApplicationSettings']
  reviews: Schemas['ReviewSettings']
  retention: Schemas['RetentionSettings']
  security: Schemas['SecuritySettings']
  delivery: Schemas['DeliverySettings']
}
export type GroupName = keyof GroupViews

export const groupNames = Object.keys(settingGroups) as GroupName[]

/** The keys of a group, in the order of its page. */
export const keysOf = (group: GroupName): SettingKey[] =>
  settingKeys.filter((key) => settingEntries[key].group === group)

/** The same with the row that held several of them in former releases. */
export const rowKeysOf = (group: GroupName): string[] =>
  group === 'company' ? [...keysOf(group), formerCompany] : keysOf(group)

export const mayRead = (ctx: AdminCtx, group: GroupName): boolean =>
  ctx.actor.permissions.includes(settingGroups[group].read as Permission)

export const mayWrite = (ctx: AdminCtx, group: GroupName): boolean =>
  ctx.actor.permissions.includes(settingGroups[group].write as Permission)

/** A group by its name in an address, for an administrator who may read it or the audit log; 403 and 404 else. */
export function readableGroup(ctx: AdminCtx, name: string): GroupName {
  if (!Object.hasOwn(settingGroups, name)) throw notFound()
  const group = name as GroupName
  if (!mayRead(ctx, group) && !ctx.actor.permissions.includes('audit.read')) throw forbidden()
  return group
}
