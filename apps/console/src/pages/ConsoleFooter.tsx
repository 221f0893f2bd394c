import { Footer } from '@officina/ui/Footer'
import { defineMessages, useText } from '@officina/ui/text'

export function ConsoleFooter() {
  const t = useText(messages)
  return (
    <Footer
      links={[
        { to: '/terms-of-service', label: t.terms },
        { to: '/privacy-policy', label: t.privacy },
      ]}
    />
  )
}

const messages = defineMessages({
  terms: ['Terms of service', '利用規約'],
  privacy: ['Privacy policy', 'プライバシーポリシー'],
})
