import { api } from '@officina/client/api'
import { plainCode } from '@officina/shared/plainCode'
import { postalFits } from '@officina/shared/postal'
import { useEffect, useRef, useState } from 'react'

type PlacePart = 'region' | 'city' | 'line1'
type Place = Partial<Record<PlacePart, string>>
type Values = Record<PlacePart | 'country' | 'postal_code', string>

/**
 * Fills prefecture or state, city and town in from the postal code. What was typed by hand stays: where the
 * code says something else, `offer` holds it until `take` is called. Without an answer nothing happens.
 */
export function usePostal(values: Values, set: (part: PlacePart, value: string) => void) {
  const { country, postal_code } = values
  const code = plainCode(postal_code)
  const asked = useRef(`${country} ${code}`)
  // what stands in the fields because of a code, not of a hand
  const filled = useRef<Place>({})
  const latest = useRef({ values, set })
  latest.current = { values, set }
  const [offer, setOffer] = useState<Place>()

  useEffect(() => {
    const question = `${country} ${code}`
    if (question === asked.current || !known.includes(country) || !postalFits(country, code)) return
    asked.current = question
    setOffer(undefined)
    void placeOf(country, code).then((place) => {
      if (asked.current !== question) return
      const { values, set } = latest.current
      const others: Place = {}
      for (const [part, value] of Object.entries(place) as [PlacePart, string][]) {
        const now = values[part].trim()
        if (now === value) continue
        if (now === '' || now === filled.current[part]) {
          filled.current[part] = value
          set(part, value)
        } else if (part !== 'line1') others[part] = value
      }
      if (Object.keys(others).length > 0) setOffer(others)
    })
  }, [country, code])

  return {
    offer,
    /** Whether the town that a code has filled in still waits for the number of the house. */
    isTownAlone: () => values.line1 !== '' && values.line1.trim() === filled.current.line1,
    take() {
      for (const [part, value] of Object.entries(offer ?? {}) as [PlacePart, string][]) {
        filled.current[part] = value
        set(part, value)
      }
      setOffer(undefined)
    },
  }
}

/** Where postal codes are looked up. */
const known = ['JP', 'US']

async function placeOf(country: string, code: string): Promise<Place> {
  try {
    const { region, city, town } = await api.get('/api/patient/postal-place', {
      params: { query: { country, code } },
    })
    return {
      ...(region ? { region } : {}),
      ...(city ? { city } : {}),
      ...(town ? { line1: town } : {}),
    }
  } catch {
    // an address can be typed without help
    return {}
  }
}
