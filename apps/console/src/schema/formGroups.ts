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
  // the only group is what the form is about
  const [title, ja] = groups.length > 0 ? ['More', 'その他'] : [spec.title, spec.title_ja]
  const other: Group = { key: 'other', title, 'x-ja': ja, fields: rest }
  return [...groups, other].filter((group) => group.fields.length > 0)
}
