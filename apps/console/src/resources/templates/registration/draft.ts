import type { components } from '@officina/openapi/schema'
import { draftLineOf, lineInputOf, type WrittenLine } from '@officina/ui/recipeLine.ts'

type Schemas = components['schemas']
export type Template = Schemas['AdminTemplate']
type Line = Schemas['RecipeLine']
export type ProductSummary = Schemas['ProductSummary']

/** A line while it is written, in the contract's types. */
export type DraftLine = Omit<WrittenLine, 'product' | 'substitute_packs'> &
  Omit<Required<Schemas['RecipeLineInput']>, 'id'> &
  Pick<Line, 'product' | 'substitute_packs'>

export type DraftFields = Pick<
  Template,
  | 'title'
  | 'goal'
  | 'label'
  | 'message'
  | 'valid_days'
  | 'catalog_id'
  | 'evidence_note'
  | 'links'
  | 'audience'
  | 'audience_specialities'
  | 'audience_doctors'
  | 'review_on'
> & { lines: DraftLine[] }

export const fieldsOf = (template: Template): DraftFields => ({
  title: template.title,
  goal: template.goal,
  label: template.label,
  message: template.message,
  valid_days: template.valid_days,
  catalog_id: template.catalog_id,
  evidence_note: template.evidence_note,
  links: template.links,
  audience: template.audience,
  audience_specialities: template.audience_specialities,
  audience_doctors: template.audience_doctors,
  review_on: template.review_on,
  lines: template.lines.map(draftLineOf),
})

/** The body of the save, without the revision. Links wait until they are whole. */
export function patchOf(fields: DraftFields): Omit<Schemas['AdminTemplatePatch'], 'revision'> {
  const { audience_doctors, lines, links, ...rest } = fields
  return {
    ...rest,
    links: links.filter(isWholeLink),
    audience_doctor_ids: audience_doctors.map((doctor) => doctor.id),
    lines: lines.map(lineInputOf),
  }
}

export const isWholeLink = (link: { title: string; url: string }): boolean =>
  link.title.trim() !== '' && URL.canParse(link.url) && /^https?:\/\//.test(link.url)

/** New lines get the ids that the server gave them; what was typed since stays. */
export function withServerIds(now: DraftFields, sent: DraftFields, saved: Template): DraftFields {
  const known = new Map(sent.lines.map((line, index) => [line.key, saved.lines[index]?.id]))
  return {
    ...now,
    lines: now.lines.map((line) => ({ ...line, id: known.get(line.key) ?? line.id })),
  }
}
