import type { ComponentType } from 'react'

export type Words = { en: string; ja: string }
/** Brings the code of a page. */
export type Load = () => Promise<{ default: ComponentType }>

/**
 * What a folder in resources/ adds to a resource, in its `definition.ts`. Everything but `name` may be left
 * out: list, detail and form then come from the spec.
 */
export type Definition = {
  /** First segment of the path and react-admin's name of the resource. */
  name: string
  /** Word in the menu; else the spec's label. */
  label?: Words
  icon?: ComponentType
  /** Place in the menu, from the top. `false`: not in the menu. */
  menu?: number | false
  /** Permission that opens it; else the spec's for the list. */
  permission?: string
  /** Number beside the menu's word, by the counts of `GET /api/admin/counts`. */
  badge?: (counts: Record<string, Record<string, number> | undefined>) => number
  /** Another resource shows it: where its own addresses lead. */
  to?: { list: string; record?: (id: string) => string }
  /** Pages in place of those made from the spec, whose code comes when they are opened. */
  list?: Load
  detail?: Load
  /** Pages below the resource that come before its detail (`recipes/templates`). */
  routes?: readonly { path: string; page: Load }[]
  /** Where a record lives, when it is not `/{name}/{id}` (`orders/detail`). */
  detailPath?: string
  /** Where a new one is begun, when it is not at `/{name}/new`. */
  createPath?: string
}

/** Checks a definition and keeps its type. */
export const defineResource = (definition: Definition): Definition => definition

/** Sum of the counts of some states. */
export const sumOf = (
  counts: Record<string, number> | undefined,
  states: readonly string[],
): number => states.reduce((sum, state) => sum + (counts?.[state] ?? 0), 0)
