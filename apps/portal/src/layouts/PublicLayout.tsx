import type { Locale } from '@officina/shared/locale'
import { AppShell } from '@officina/ui/AppShell'
import { Footer } from '@officina/ui/Footer'
import { defineMessages, useText } from '@officina/ui/text'
import { Outlet, useLocation } from 'react-router'
import { useHasNotice } from '../features/legal/useHasNotice.ts'
import { pathTo } from '../pathTo.ts'

/** Signed-out and public pages: no header, the page's own card, the footer. */
export function PublicLayout({ children = <Outlet /> }) {
  return (
    <AppShell footer={<PortalFooter />} path={useLocation().pathname}>
      {children}
    </AppShell>
  )
}

/** `onLocale` keeps the language elsewhere than in the browser. */
export function PortalFooter(props: { onLocale?: (locale: Locale) => void }) {
  const t = useText(messages)
  const hasNotice = useHasNotice()
  const isForDoctors = ofDoctors.test(useLocation().pathname)
  return (
    <Footer
      {...props}
      links={[
        { to: pathTo('/terms-of-service'), label: t.terms },
        ...(isForDoctors
          ? [{ to: pathTo('/terms-of-service-doctors'), label: t.doctorTerms }]
          : []),
        { to: pathTo('/privacy-policy'), label: t.privacy },
        { to: pathTo('/returns-policy'), label: t.returns },
        ...(hasNotice ? [{ to: pathTo('/commerce-notice'), label: t.notice }] : []),
      ]}
    />
  )
}

/** Doctors' pages, and the document itself: nobody else agrees to it. */
const ofDoctors = /^\/(doctors(\/|$)|terms-of-service-doctors$|$)/

const messages = defineMessages({
  terms: ['Terms of service', '利用規約'],
  doctorTerms: ['Terms for doctors', '医師向け利用規約'],
  privacy: ['Privacy policy', 'プライバシーポリシー'],
  returns: ['Returns policy', '返品・キャンセルについて'],
  notice: ['Commerce notice (Japan)', '特定商取引法に基づく表記'],
})
