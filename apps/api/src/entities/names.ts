import { formatName } from '@officina/shared/format'
import type { Locale } from '../context.ts'

export type Named = { lastName: string; firstName: string }

/** `Ana Brown`, `山田 花子`: as the script of the name wants it. */
export const nameIn = (person: Named, locale: Locale): string =>
  formatName({ last_name: person.lastName, first_name: person.firstName }, locale)
