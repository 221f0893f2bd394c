import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { api } from '@officina/client/api'
import { useIsOnline } from '@officina/client/useIsOnline'
import { setViewerZone } from '@officina/shared/format'
import type { Locale } from '@officina/shared/locale'
import { atFirstSign } from '@officina/ui/atFirstSign.ts'
import { errorText } from '@officina/ui/errorText.ts'
import { lazyPart } from '@officina/ui/lazyPart'
import { onNewPage } from '@officina/ui/newPage.ts'
import { StepUpHost } from '@officina/ui/secondFactor/StepUpHost'
import { defineMessages, Space, useText } from '@officina/ui/text'
import { QueryClientProvider } from '@tanstack/react-query'
import { Fragment, type ReactNode, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { useSaved } from '../features/account/useAccount.ts'
import { Toaster, toast } from '../features/toast.tsx'
import { useMe } from '../features/useMe.ts'
import { useOtherLanguage } from '../features/useOtherLanguage.ts'
import { queryClient } from '../queryClient.ts'
import type { Role } from '../session.ts'
import { PortalFooter } from './PublicLayout.tsx'

const AccountDrawer = lazyPart(() => import('../features/account/AccountDrawer.tsx'))
const SecondFactorDialog = lazyPart(() => import('./SecondFactorDialog.tsx'))
const TermsDialog = lazyPart(() => import('./TermsDialog.tsx'))

onNewPage(() => setViewerZone(undefined))

/** What signed-in pages need around them: server data, notices, and the account drawer (`?panel=account`). */
export function Providers({ of, children }: { of: Role; children: ReactNode }) {
  const me = useMe(of)
  const [params] = useSearchParams()
  const outdated = me.outstanding_documents
  setViewerZone(me.own_time_zone ?? undefined)
  useOtherLanguage(() => void queryClient.invalidateQueries())
  useEffect(() => atFirstSign(loadPagesAhead), [])
  return (
    <QueryClientProvider client={queryClient}>
      <Fragment key={me.id}>{children}</Fragment>
      {params.get('panel') === 'account' && <AccountDrawer of={of} />}
      {outdated.length > 0 ? (
        <TermsDialog of={of} documents={outdated} />
      ) : (
        me.second_factor_missing && <SecondFactorDialog of={of} />
      )}
      <StepUpHost
        calls={() => import('@officina/client/secondFactor').then((all) => all.stepUpCalls(of))}
        hasFactor={me.two_factor}
      />
      <Toaster />
    </QueryClientProvider>
  )
}

// without it a page's code loads with its data
const loadPagesAhead = () =>
  void import('./pagesAhead.ts').then((ahead) => ahead.loadPagesAhead()).catch(() => undefined)

/** The language chosen here is also the one of the account: mails come in it. */
export function SignedInFooter({ of: role }: { of: Role }) {
  const saved = useSaved(role)
  async function keep(locale: Locale) {
    try {
      const path = `/api/${role}/account/preferences` as '/api/doctor/account/preferences'
      await saved(await api.patch(path, { body: { locale } }))
    } catch (error) {
      toast.error(errorText(error))
    }
  }
  return <PortalFooter onLocale={(locale) => void keep(locale)} />
}

/** Says that there is no connection, and what becomes of what is done meanwhile. The region is always there, so that it is read out. */
export function OfflineBanner(props: { of: 'doctor' | 'patient' }) {
  const t = useText(messages)
  const isOnline = useIsOnline()
  const region = useRef<HTMLDivElement>(null)
  // the header and what covers the page begin below it, so that it hides no button of theirs
  useEffect(() => {
    const { style } = document.documentElement
    const measure = () => {
      const height = region.current?.offsetHeight ?? 0
      // of the whole page, whose styles are computed anew with it
      if (height > 0) style.setProperty('--banner', `${height}px`)
      else style.removeProperty('--banner')
    }
    const observer = new ResizeObserver(measure)
    if (region.current) observer.observe(region.current)
    return () => {
      observer.disconnect()
      style.removeProperty('--banner')
    }
  }, [])
  return (
    <Box ref={region} role="status" sx={{ position: 'sticky', top: 0, zIndex: 'tooltip' }}>
      {!isOnline && (
        <Alert severity="warning" role="presentation" sx={{ borderRadius: 0 }}>
          {t.offline}
          <Space />
          {t[props.of]}
        </Alert>
      )}
    </Box>
  )
}

const messages = defineMessages({
  offline: [
    'You are offline. This page may be out of date.',
    'オフラインです。表示が最新でない場合があります。',
  ],
  patient: [
    'Changes to your cart are saved when you are back online.',
    'カートの変更は、オンラインに戻ると保存されます。',
  ],
  doctor: ['You can save again when you are back online.', 'オンラインに戻るまで保存できません。'],
})
