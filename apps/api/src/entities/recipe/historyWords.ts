import { isNewVersion, recipeEventWords } from '@officina/shared/recipeEvents'
import type { Locale } from '../../context.ts'

const newVersion = { en: 'New version issued', ja: '新しい版を発行' }

/** What happened, in words; a version after the first is issued as a new one. */
export const eventWords = (row: { event: string; version: number }, locale: Locale): string =>
  isNewVersion(row)
    ? newVersion[locale]
    : ((recipeEventWords[locale].events as Record<string, string>)[row.event] ?? row.event)

/** Who did it when there is no name. */
export const roleWords: Record<Locale, Record<string, string>> = {
  en: {
    doctor: 'Doctor',
    patient: 'Patient',
    admin: 'Administrator',
    system: 'Officina',
    visitor: 'Visitor',
  },
  ja: { doctor: '医師', patient: '患者', admin: '管理者', system: 'Officina', visitor: '訪問者' },
}
