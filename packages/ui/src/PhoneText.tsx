import { useHomeCountry, usePhoneRules } from './phones.ts'

/** A phone number to call, as its reader dials it. */
export function PhoneText({ value }: { value: string }) {
  return <a href={telOf(value)}>{useShownPhone(value)}</a>
}

/** The address that calls a number. */
export const telOf = (value: string): string => `tel:${value.replace(/[^+\d]/g, '')}`

/** The number as its reader dials it; as it is stored until the rules are there. */
export function useShownPhone(value: string): string {
  const home = useHomeCountry()
  return usePhoneRules('read')?.shownPhone(value, home) ?? value
}
