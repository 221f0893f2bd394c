import { api } from '@officina/client/api'
import type { components } from '@officina/openapi/schema'
import { useEffect, useState } from 'react'

export type PayLink = components['schemas']['PayLink']
/** Back from the provider's page: after paying, without, or not from there. */
export type Back = 'done' | 'open' | null

/** Every 3 seconds, for half a minute: most payments are known at once, the others are told by mail. */
const EVERY_MS = 3_000
const TIMES = 10

/** The link as the provider has it, for whoever has just paid. */
export function useConfirmed(token: string | undefined, first: PayLink, back: Back) {
  const [link, setLink] = useState(first)
  const [tries, setTries] = useState(0)
  const isConfirming =
    back === 'done' && link.state === 'open' && link.failure === null && tries < TIMES
  useEffect(() => setLink(first), [first])
  useEffect(() => {
    if (!isConfirming) return
    const timer = setTimeout(() => {
      api
        .post('/api/patient/pay-link/read', { body: { token, returned: true } })
        .then(setLink, () => {})
        .finally(() => setTries(tries + 1))
    }, EVERY_MS)
    return () => clearTimeout(timer)
  }, [isConfirming, tries, token])
  return { link, isConfirming }
}
