import type { components } from '@officina/openapi/schema'
import type { Autosave } from '@officina/ui/autosave.ts'
import { lineDraft } from '@officina/ui/lineDraft.ts'
import { draftLineOf, lineInputOf, type WrittenLine } from '@officina/ui/recipeLine.ts'
import { useAutosave } from '@officina/ui/useAutosave.ts'
import { dataProvider } from '../../../providers/dataProvider.ts'

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
    links: links.filter(isWholeLink).map((link) => ({ ...link, url: asciiOf(link.url) })),
    audience_doctor_ids: audience_doctors.map((doctor) => doctor.id),
    lines: lines.map(lineInputOf),
  }
}

type Link = { title: string; url: string }

/** With what no address has as it is, such as にきび, encoded; what is encoded already stays. */
const asciiOf = (url: string): string => encodeURI(url.toWellFormed()).replaceAll('%25', '%')

export const isWholeLink = ({ title, url }: Link): boolean =>
  title.trim() !== '' && URL.canParse(url) && /^https?:\/\//.test(url) && !isTooLong(url)

/** Longer than the contract takes: encoded, a Japanese character is nine. */
export const isTooLong = (url: string): boolean => asciiOf(url).length > 500

/** The place of the link that was refused as `key`, such as `links.1.url`: the server counts those that were sent. */
export function placeOfLink(links: readonly Link[], key: string): number {
  const sent = links.filter(isWholeLink)[Number(key.split('.')[1] ?? 0)]
  return sent ? links.indexOf(sent) : 0
}

/** A draft that saves itself; where it was deleted, `onBegun` hears the id of the one that goes on with it. */
export const useTemplateDraft = (template: Template, onBegun: (id: string) => void) =>
  useAutosave(template, { ...autosave, onBegun })
export type TemplateDraft = ReturnType<typeof useTemplateDraft>

const path = '/api/admin/templates/{templateId}'
const paramsOf = (id: string) => ({ path: { templateId: id } })
const autosave: Autosave<DraftFields, Template> = {
  ...lineDraft<DraftFields, Template>({ fieldsOf, patchOf }),
  // the page does not name them
  changed: undefined,
  keepAs: ({ id }) => `template ${id}`,
  delayMs: 1_000,
  begin: ({ title }) =>
    dataProvider.post('/api/admin/templates', { body: { mode: 'create', title } }),
  read: (id) => dataProvider.get(path, { params: paramsOf(id) }),
  save: (id, revision, fields) =>
    dataProvider.patch(path, { params: paramsOf(id), body: { ...patchOf(fields), revision } }),
}
