import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { plainCode } from './plainCode.ts'

/**
 * A phone number as it is stored: `+819012345678` (E.164). What is typed without + belongs to `country` (ISO 3166).
 * Undefined when it is no number there; as typed when neither + nor a country says where it belongs.
 */
export function plainPhone(typed: string, country?: string | null): string | undefined {
  const text = plainCode(typed)
  if (!country && !text.startsWith('+')) return text
  const number = parsePhoneNumberFromString(text, country ? regionOf(country) : undefined)
  // an extension would be lost
  return number?.isValid() && !number.ext ? number.number : undefined
}

/** As people read it: in the form of its country at home, with the country's code elsewhere; else as it was typed. */
export function shownPhone(stored: string, home?: string | null): string {
  const number = stored.startsWith('+') ? parsePhoneNumberFromString(stored) : undefined
  if (!number?.isValid()) return stored
  return number.country && number.country === home
    ? number.formatNational()
    : number.formatInternational()
}

type Region = Extract<Parameters<typeof parsePhoneNumberFromString>[1], string>
const regionOf = (country: string) => country as Region
