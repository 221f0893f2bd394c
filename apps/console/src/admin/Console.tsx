import { setViewerZone } from '@officina/shared/format'
import { AboveDialogs } from '@officina/ui/AboveDialogs'
import { atFirstSign } from '@officina/ui/atFirstSign.ts'
import { lazyPart } from '@officina/ui/lazyPart'
import { lazyWithRetry } from '@officina/ui/lazyWithRetry'
import { StepUpHost } from '@officina/ui/secondFactor/StepUpHost'
import { useLocale } from '@officina/ui/text'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactElement, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import {
  AuthContext,
  DataProviderContext,
  I18nContext,
  type I18nProvider,
  NotificationContextProvider,
  ResourceContextProvider,
  ResourceDefinitionContext,
  type Store,
  StoreContextProvider,
  UndoableMutationsContextProvider,
  useAuthState,
  useNotificationContext,
  useResourceContext,
  useScrollToTop,
} from 'react-admin'
import { Navigate, Outlet, type RouteObject, useLocation, useParams, useRoutes } from 'react-router'
import { authProvider, permissionFor } from '../providers/authProvider.ts'
import { dataProvider } from '../providers/dataProvider.ts'
import { createI18n } from '../providers/i18n.ts'
import { createQueryClient } from '../providers/queries.ts'
import { shownOfQuery } from '../providers/shownOfQuery.ts'
import { createStore } from '../providers/store.ts'
import type { Definition, Load } from '../resources/definition.ts'
import { NEW, recordPath } from '../resources/recordPath.ts'
import { definitionOf, definitions } from '../resources/registry.ts'
import { SchemaCreate } from '../schema/lazyCreate.ts'
import { findResource, type ResourceName, specOf } from '../schema/spec.ts'
import type { Me } from '../session/me.ts'
import { HOME } from '../session/paths.ts'
import { Boundary, Layout } from './Layout.tsx'
import { MeContext, useMe } from './MeContext.ts'
import { AccessDenied, NotFoundPage } from './statePages.tsx'

/** react-admin with our providers and our look. The router above it owns the base path. */
export default function Console(props: { me: Me }) {
  const locale = useLocale()
  const i18nProvider = useMemo(() => createI18n(locale), [locale])
  const store = useMemo(() => createStore(props.me.id), [props.me.id])
  const [queryClient] = useState(signedInClient)
  // one clock for everybody who works on an order, wherever they sit
  setViewerZone(props.me.time_zone)
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
      <Providers i18nProvider={i18nProvider} store={store} queryClient={queryClient}>
        {props.me.second_factor_missing ? (
          <SecondFactorFirst />
        ) : (
          <Boundary>
            <Pages />
          </Boundary>
        )}
        <StepUpHost
          calls={() =>
            import('@officina/client/secondFactor').then((all) => all.stepUpCalls('admin'))
          }
          hasFactor={props.me.two_factor}
        />
        <Notices />
      </Providers>
    </MeContext>
  )
}

/** Of react-admin's `CoreAdminContext` what is needed below a router, without its wait for the words of a language. */
function Providers(props: {
  i18nProvider: I18nProvider
  store: Store
  queryClient: QueryClient
  children: ReactNode
}) {
  return (
    <AuthContext value={authProvider}>
      <DataProviderContext value={dataProvider}>
        <StoreContextProvider value={props.store}>
          <QueryClientProvider client={props.queryClient}>
            <I18nContext value={props.i18nProvider}>
              <NotificationContextProvider>
                <UndoableMutationsContextProvider>
                  <ResourceDefinitionContext value={registered}>
                    {props.children}
                  </ResourceDefinitionContext>
                </UndoableMutationsContextProvider>
              </NotificationContextProvider>
            </I18nContext>
          </QueryClientProvider>
        </StoreContextProvider>
      </DataProviderContext>
    </AuthContext>
  )
}

/** A query client that knows that somebody has signed in: to ask, and to ask again, draws the whole console anew. */
function signedInClient() {
  const client = createQueryClient()
  client.setQueryDefaults(['auth'], { notifyOnChangeProps: shownOfQuery })
  client.setQueryData(['auth', 'checkAuth', {}], true)
  return client
}

/** The page of the address, in the layout. Whether the session still stands is asked when the window is looked at again. */
function Pages() {
  useAuthState()
  useScrollToTop()
  return <Layout>{useRoutes(pages)}</Layout>
}

/** What is said when something was done; its code comes with the first word. */
function Notices() {
  const { notifications } = useNotificationContext()
  const [wasUsed, setUsed] = useState(false)
  if (notifications.length > 0 && !wasUsed) setUsed(true)
  useEffect(() => atFirstSign(Notification.preload), [])
  if (!wasUsed) return null
  return (
    <AboveDialogs>
      <Notification anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }} sx={aboveActions} />
    </AboveDialogs>
  )
}

/** The next step is at the foot of a dialog or panel, at its right, and must not wait for the notice to go. */
const aboveActions = {
  bottom: { xs: 80, sm: 24 },
  'body:has([aria-modal=true]) &': {
    bottom: { xs: 80, md: 24 },
    left: { sm: 24 },
    transform: { sm: 'none' },
  },
}

const pages: RouteObject[] = [
  { index: true, element: <Navigate to={HOME} replace /> },
  ...definitions.map(pagesOf),
  // where react-admin leads who may not open a record
  { path: 'access-denied', element: <AccessDenied /> },
  { path: '*', element: <NotFoundPage /> },
]

/** react-admin's own parts would register them one by one, and draw everything each time. */
const registered = {
  definitions: Object.fromEntries(definitions.map(({ name }) => [name, { name }])),
  register: () => undefined,
  unregister: () => undefined,
}

function pagesOf(definition: Definition): RouteObject {
  const { name, detailPath, permission } = definition
  const spec = findResource(name)
  const { to } = definition
  const List = to ? Elsewhere : (lazily(definition.list) ?? (spec ? ListPage : undefined))
  const own = lazily(definition.detail) ?? (spec?.get ? DetailPage : undefined)
  const Detail = to?.record ? Elsewhere : own
  const below = detailPath?.startsWith(`${name}/`) ? detailPath.slice(name.length + 1) : undefined
  const routes = (definition.routes ?? []).map(({ path, page }) => ({
    path,
    Page: lazyWithRetry(page),
  }))
  const children = [
    ...routes,
    ...(Detail && below ? [{ path: `${below}/:id`, Page: Detail }] : []),
    ...(Detail ? [{ path: ':id/*', Page: below ? ToDetail : Detail }] : []),
    ...(List
      ? [
          { path: '*', Page: List },
          { path: '', Page: List },
        ]
      : []),
  ]
  return {
    path: name,
    element: (
      <ResourceContextProvider value={name}>
        <Outlet />
      </ResourceContextProvider>
    ),
    children: children.map(({ path, Page }) => ({ path, element: allowed(permission, <Page />) })),
  }
}

function lazily(load: Load | undefined) {
  return load && lazyWithRetry(load)
}

/** Pages made from the spec ask for its permissions themselves; this is for a permission that the definition names. */
function allowed(permission: string | null | undefined, page: ReactElement): ReactElement {
  return permission ? <Allowed permission={permission}>{page}</Allowed> : page
}

function Allowed({ permission, children }: { permission: string; children: ReactElement }) {
  const { permissions } = useMe()
  return permissions.includes(permission) ? children : <AccessDenied />
}

const Notification = lazyPart(() => import('./Notification.ts'))

const SecondFactorFirst = lazyWithRetry(() => import('./SecondFactorFirst.tsx'))

// a page of its own brings what it draws; nor is a list the page of a record
const SchemaList = lazyWithRetry(() => import('../schema/SchemaList.tsx'), 'SchemaList')
const SchemaDetail = lazyWithRetry(() => import('../schema/SchemaDetail.tsx'), 'SchemaDetail')

/** The list of any resource of the spec. */
function ListPage() {
  return <SchemaList resource={useDescribed(SchemaList)} />
}

/** The page of any record of the spec; `new` is the form for one. */
function DetailPage() {
  const resource = useDescribed(SchemaDetail)
  const { id = '' } = useParams()
  return id === NEW ? <SchemaCreate resource={resource} /> : <SchemaDetail resource={resource} />
}

/** The resource of the page: its description is loaded beside the code that draws it. */
function useDescribed(page: { preload: () => void }): ResourceName {
  const resource = useResourceContext() as ResourceName
  page.preload()
  specOf(resource)
  return resource
}

/** Leads to the pages of another resource; who may not read them sees it at once. */
function Elsewhere() {
  const { name, to } = definitionOf(useResourceContext() ?? '') as Definition
  const { id } = useParams()
  if (!to) return <AccessDenied />
  const page = <Navigate to={(id && to.record?.(id)) || to.list} replace />
  return allowed(permissionFor(name, 'list'), page)
}

/** Leads from `/orders/{id}` to `/orders/detail/{id}`, the page's one address. */
function ToDetail() {
  const resource = useResourceContext() as string
  const { id = '' } = useParams()
  const { search } = useLocation()
  return <Navigate to={recordPath(resource, id) + search} replace />
}
