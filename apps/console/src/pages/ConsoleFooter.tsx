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
  en: { terms: 'Terms of service', privacy: 'Privacy policy' },
  ja: { terms: '利用規約', privacy: 'プライバシーポリシー' },
})
