import type { Fields, Group, ResourceSpec } from './spec.ts'

/** Fields that are never typed in. */
const machineMade = ['id', 'revision', 'created_at', 'updated_at']

/** The groups of a resource with those of `fields` that may be shown; what no group names comes last. */
export function groupsOf(spec: ResourceSpec, fields: Fields): Group[] {
  const names = Object.keys(fields).filter((name) => !machineMade.includes(name))
  const groups = (spec.groups ?? []).map((group) => ({
    ...group,
    fields: group.fields.filter((name) => names.includes(name)),
  }))
  const grouped = new Set(groups.flatMap((group) => group.fields))
  const rest = names.filter((name) => !grouped.has(name))
  const other: Group = { key: 'other', title: 'More', 'x-ja': 'その他', fields: rest }
  return [...groups, other].filter((group) => group.fields.length > 0)
}
