import { lazyWithRetry } from '@officina/ui/lazyWithRetry'
import { PageSkeleton } from '@officina/ui/skeletons'
import { useLocale } from '@officina/ui/text'
import { useEffect, useMemo, useRef, useState } from 'react'
import { CoreAdminContext, CoreAdminUI, Notification, Resource } from 'react-admin'
import { Navigate, Route } from 'react-router'
import { authProvider } from '../providers/authProvider.ts'
import { dataProvider } from '../providers/dataProvider.ts'
import { createI18n } from '../providers/i18n.ts'
import { createQueryClient } from '../providers/queries.ts'
import { createStore } from '../providers/store.ts'
import type { Definition } from '../resources/definition.ts'
import { definitions } from '../resources/registry.ts'
import { findSpec } from '../schema/spec.ts'
import type { Me } from '../session/me.ts'
import { HOME } from '../session/paths.ts'
import { AccessDenied } from './AccessDenied.tsx'
import { CrashedPage } from './CrashedPage.tsx'
import { Layout } from './Layout.tsx'
import { MeContext } from './MeContext.ts'
import { NotFoundPage } from './NotFoundPage.tsx'
import { DetailPage, ListPage, ToDetail } from './SpecPages.tsx'

/** react-admin with our providers and our look. The router above it owns the base path. */
export default function Console(props: { me: Me }) {
  const locale = useLocale()
  const i18nProvider = useMemo(() => createI18n(locale), [locale])
  const store = useMemo(() => createStore(props.me.id), [props.me.id])
  const [queryClient] = useState(createQueryClient)
  // some words of answers are the server's own, such as those of a history
  const spoken = useRef(locale)
  useEffect(() => {
    if (spoken.current === locale) return
    spoken.current = locale
    void queryClient.invalidateQueries()
  }, [locale, queryClient])
  useEffect(() => {
    if (props.me.second_factor_missing) return
    // what this browser remembers will do until then
    store.load().catch(() => undefined)
    const flush = () => void store.flush()
    document.addEventListener('visibilitychange', flush)
    return () => {
      document.removeEventListener('visibilitychange', flush)
      flush()
    }
  }, [store, props.me.second_factor_missing])
  return (
    <MeContext value={props.me}>
      <CoreAdminContext
        dataProvider={dataProvider}
        authProvider={authProvider}
        i18nProvider={i18nProvider}
        store={store}
        queryClient={queryClient}
      >
        {props.me.second_factor_missing ? (
          <SecondFactorFirst />
        ) : (
          <CoreAdminUI
            requireAuth
            disableTelemetry
            title="Officina"
            layout={Layout}
            loading={Loading}
            catchAll={NotFoundPage}
            accessDenied={AccessDenied}
            error={CrashedPage}
            dashboard={Home}
          >
            {definitions.map(resourceOf)}
          </CoreAdminUI>
        )}
        <Notification anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }} />
      </CoreAdminContext>
    </MeContext>
  )
}

function resourceOf(definition: Definition) {
  const { name, detailPath } = definition
  const spec = findSpec(name)
  const List = definition.list ?? (spec ? ListPage : undefined)
  const Detail = definition.detail ?? (spec?.get ? DetailPage : undefined)
  const below = detailPath?.startsWith(`${name}/`) ? detailPath.slice(name.length + 1) : undefined
  return (
    <Resource
      key={name}
      name={name}
      {...(List ? { list: <List /> } : {})}
      {...(Detail ? { edit: below ? <ToDetail /> : <Detail /> } : {})}
    >
      {definition.routes?.map((route) => (
        <Route key={route.path} path={route.path} element={<route.page />} />
      ))}
      {below && Detail && <Route path={`${below}/:id`} element={<Detail />} />}
    </Resource>
  )
}

const SecondFactorFirst = lazyWithRetry(() => import('./SecondFactorFirst.tsx'))

const Loading = () => <PageSkeleton />

const Home = () => <Navigate to={HOME} replace />
