import type { AgreedDocument } from '@officina/shared/legalVersions'
import type { Locale } from '@officina/shared/locale'

/** What an announced version changes against the one in force, a sentence each, and its whole text as Markdown. */
type Announced = { changes: Record<Locale, string[]>; source: Record<Locale, string> }

/** The texts of `announcedVersions`. */
export const announcedTexts: Partial<Record<AgreedDocument, Announced>> = {}
