import { named } from '@officina/shared/format'
import type { Locale } from '@officina/shared/locale'
import type { VersionDocument } from '@officina/shared/versionDiff'
import { lineDocument } from '@officina/ui/recipeDocument.ts'
import { defineMessages } from '@officina/ui/text'
import type { Template } from './actions.ts'
import { audienceText } from './audienceText.ts'

/** A template's version as it is compared with another. */
export function documentOfTemplate(template: Template, locale: Locale): VersionDocument {
  const t = messages[locale]
  const field = (key: keyof typeof t, text: string) => ({ key, label: t[key], text })
  return {
    fields: [
      field('title', template.title),
      field('goal', template.goal),
      field('label', template.label),
      field('days', String(template.valid_days)),
      field('audience', audienceText(template, locale)),
      field('review', template.review_on ?? ''),
      field('message', template.message),
      field('evidence', template.evidence_note),
      field('links', template.links.map((link) => named(link.title, link.url, locale)).join('\n')),
    ],
    lines: template.lines.map((line) => lineDocument(line, locale)),
  }
}

const messages = defineMessages({
  title: ['Name', '名称'],
  goal: ['Goal', '目的'],
  label: ['Course name', 'コース名'],
  days: ['Recipe validity (days)', '有効日数'],
  audience: ['Audience', '対象'],
  review: ['Review due', '見直し期限'],
  message: ['Message to the patient', '患者へのメッセージ'],
  evidence: ['Evidence', '根拠'],
  links: ['Links', 'リンク'],
})
