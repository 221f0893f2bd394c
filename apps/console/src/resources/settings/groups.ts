import type { components } from '@officina/openapi/schema'
import { settingGroups } from '@officina/openapi/settings'
import type { ResourceSpec } from '../../schema/spec.ts'

export type GroupName = components['schemas']['SettingGroup']['key']
type Pair = readonly [en: string, ja: string]
/** A group as the contract describes it. */
export type SettingGroup = {
  text: Pair
  read: string
  write: string
  /** Where each setting takes effect. */
  usedBy: Readonly<Record<string, Pair>>
  /** Where Shopify decides a setting instead, in its administration. */
  shopify: Readonly<Record<string, Pair>>
  spec: ResourceSpec
}

export const groupNames = Object.keys(settingGroups) as GroupName[]

export const groupOf = (name: string): SettingGroup | undefined =>
  Object.hasOwn(settingGroups, name)
    ? (settingGroups[name as GroupName] as unknown as SettingGroup)
    : undefined
