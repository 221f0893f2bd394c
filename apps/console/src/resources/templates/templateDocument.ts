import type { Locale } from '@officina/shared/locale'
import { lineDocument } from '@officina/ui/recipeDocument.ts'
import { defineMessages } from '@officina/ui/text'
import type { VersionDocument } from '@officina/ui/versionDiff.ts'
import { audienceText } from './audienceText.ts'
import type { Template } from './types.ts'

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
      field('links', template.links.map((link) => `${link.title}: ${link.url}`).join('\n')),
    ],
    lines: template.lines.map((line) => lineDocument(line, locale)),
  }
}

const messages = defineMessages({
  en: {
    title: 'Name',
    goal: 'Goal',
    label: 'Label of recipes',
    days: 'Valid for days',
    audience: 'For',
    review: 'Review due',
    message: 'Message to the patient',
    evidence: 'Evidence',
    links: 'Links',
  },
  ja: {
    title: '名称',
    goal: '目的',
    label: 'レシピの名称',
    days: '有効日数',
    audience: '対象',
    review: '見直し期限',
    message: '患者さんへのメッセージ',
    evidence: '根拠',
    links: 'リンク',
  },
})
