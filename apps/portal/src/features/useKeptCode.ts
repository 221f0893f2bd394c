import { whenLoaded } from '@officina/client/reporting'
import { defineMessages, useText } from '@officina/ui/text'
import { useEffect, useState } from 'react'
import { toast } from './toast.tsx'

/** Keeps the code of the patients' pages in the browser, and tells when there is a newer one. */
export function useKeptCode(): void {
  const t = useText(messages)
  const [isOld, setOld] = useState(false)
  useEffect(() => keepCode(() => setOld(true)), [])
  useEffect(() => {
    if (isOld)
      toast.info(t.newer, { action: { label: t.reload, onClick: () => location.reload() } })
  }, [isOld, t])
}

/**
 * Lets the browser keep the code of the patients' pages, so that they open at once, and say so without a line.
 * `onNew` runs when a newer version has come while this page is open.
 */
function keepCode(onNew: () => void): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const register = async () => {
    const options = { scope: '/user/', updateViaCache: 'none' } as const
    const registration = await navigator.serviceWorker.register('/sw.js', options)
    registration.addEventListener('updatefound', () => {
      const next = registration.installing
      next?.addEventListener('statechange', () => {
        if (next.state === 'installed' && navigator.serviceWorker.controller) onNew()
      })
    })
  }
  // what the page itself needs comes first; where workers are forbidden all works as before
  const start = () => setTimeout(() => void register().catch(() => undefined), 2_000)
  whenLoaded(start)
}

const messages = defineMessages({
  newer: ['A new version is available.', '新しいバージョンがあります。'],
  reload: ['Reload', '再読み込み'],
})
