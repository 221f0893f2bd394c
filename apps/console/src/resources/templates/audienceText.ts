import { listed } from '@officina/shared/format'
import '@officina/openapi/resources/doctors'
import type { Locale } from '@officina/shared/locale'
import { defineMessages } from '@officina/ui/text'
import { specOf } from '../../schema/spec.ts'
import { valueLabel } from '../../schema/words.ts'
import type { Template } from './actions.ts'

/** Whom a template is for: "All doctors", "Dermatology, nutrition", "Hanako Yamada". */
export function audienceText(
  template: Pick<Template, 'audience' | 'audience_specialities' | 'audience_doctors'>,
  locale: Locale,
): string {
  const t = messages[locale]
  if (template.audience === 'all') return t.all
  const names =
    template.audience === 'doctors'
      ? template.audience_doctors.map((doctor) => doctor.name)
      : template.audience_specialities.map((each) => specialityWord(each, locale))
  return listed(names, locale) || t.nobody
}

/** A speciality in words, as the doctors' page says it. */
export function specialityWord(value: string, locale: Locale): string {
  const field = specOf('doctors').fields.speciality
  return field ? valueLabel(field, value, locale) : value
}

const messages = defineMessages({
  all: ['For all doctors', 'すべての医師が対象'],
  nobody: ['No audience yet', '対象が未設定です'],
})
