import { formatName } from '@officina/shared/format'
import type { Locale } from '../context.ts'
import type { Pair } from '../mail/content.ts'

export type Named = { lastName: string; firstName: string }

/** `Ana Brown`, `山田 花子`: as the script of the name wants it. */
export const nameIn = (person: Named, locale: Locale): string =>
  formatName({ last_name: person.lastName, first_name: person.firstName }, locale)

/** The heading of a mail: to whom, and what about; in Japanese the name alone will do. */
export const toPerson = (person: Named, [en, ja]: Pair): Pair => [
  `${nameIn(person, 'en')}, ${en}`,
  `${nameIn(person, 'ja')} 様${ja && `、${ja}`}`,
]
