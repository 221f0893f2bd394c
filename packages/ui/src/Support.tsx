import { defineMessages, useText } from './text.tsx'

/** Where help is found; nothing where the operator has named no address. */
export function Support() {
  const t = useText(messages)
  const address = document.querySelector<HTMLMetaElement>(
    'meta[name="officina-support-email"]',
  )?.content
  if (!address?.includes('@')) return null
  return (
    <span>
      {t.help}
      <a href={`mailto:${address}`}>{address}</a>
    </span>
  )
}

const messages = defineMessages({
  help: ['Help: ', 'お問い合わせ：'],
})
