import { setViewerZone } from '@officina/shared/format'
import { AboveDialogs } from '@officina/ui/AboveDialogs'
import { brandName } from '@officina/ui/brandName.ts'
import { lazyWithRetry } from '@officina/ui/lazyWithRetry'
import { PageSkeleton } from '@officina/ui/PageSkeleton'
import { StepUpHost } from '@officina/ui/secondFactor/StepUpHost'
import { useLocale } from '@officina/ui/text'
import { type ReactElement, useEffect, useMemo, useRef, useState } from 'react'
import {
  CoreAdminContext,
  CoreAdminUI,
  Notification,
  Resource,
  ResourceDefinitionContext,
  useResourceContext,
} from 'react-admin'
import { Navigate, Route, useLocation, useParams } from 'react-router'
import { authProvider, permissionFor } from '../providers/authProvider.ts'
import { dataProvider } from '../providers/dataProvider.ts'
import { createI18n } from '../providers/i18n.ts'
import { createQueryClient } from '../providers/queries.ts'
import { shownOfQuery } from '../providers/shownOfQuery.ts'
import { createStore } from '../providers/store.ts'
import type { Definition } from '../resources/definition.ts'
import { NEW, recordPath } from '../resources/recordPath.ts'
import { definitionOf, definitions } from '../resources/registry.ts'
import { SchemaCreate } from '../schema/lazyCreate.ts'
import { findResource, type ResourceName, specOf } from '../schema/spec.ts'
import type { Me } from '../session/me.ts'
import { HOME } from '../session/paths.ts'
import { Layout } from './Layout.tsx'
import { MeContext, useMe } from './MeContext.ts'
import { AccessDenied, CrashedPage, NotFoundPage } from './statePages.tsx'

/** react-admin with our providers and our look. The router above it owns the base path. */
export default function Console(props: { me: Me }) {
  const locale = useLocale()
  const i18nProvider = useMemo(() => createI18n(locale), [locale])
  const store = useMemo(() => createStore(props.me.id), [props.me.id])
  const [queryClient] = useState(() => knowing(props.me))
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
          <ResourceDefinitionContext value={registered}>
            <CoreAdminUI
              requireAuth
              disableTelemetry
              title={brandName()}
              layout={Layout}
              loading={Loading}
              catchAll={NotFoundPage}
              accessDenied={AccessDenied}
              error={CrashedPage}
              dashboard={Home}
            >
              {resources}
            </CoreAdminUI>
          </ResourceDefinitionContext>
        )}
        <StepUpHost
          calls={() =>
            import('@officina/client/secondFactor').then((all) => all.stepUpCalls('admin'))
          }
          hasFactor={props.me.two_factor}
        />
        <AboveDialogs>
          <Notification anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }} />
        </AboveDialogs>
      </CoreAdminContext>
    </MeContext>
  )
}

/** A query client that knows who has signed in: to ask, and to ask again, draws the whole console anew. */
function knowing(me: Me) {
  const client = createQueryClient()
  client.setQueryDefaults(['auth'], { notifyOnChangeProps: shownOfQuery })
  client.setQueryData(['auth', 'checkAuth', {}], true)
  client.setQueryData(['auth', 'getPermissions', {}], me.permissions)
  return client
}

const resources = definitions.map(resourceOf)

/** They are all known from the start; react-admin registers one by one, and draws everything each time. */
const registered = {
  definitions: Object.fromEntries(
    resources.map(({ props }) => [props.name, Resource.registerResource(props)]),
  ),
  register: () => undefined,
  unregister: () => undefined,
}

function resourceOf(definition: Definition) {
  const { name, detailPath, permission } = definition
  const spec = findResource(name)
  const { to } = definition
  const List = to ? Elsewhere : (definition.list ?? (spec ? ListPage : undefined))
  const own = definition.detail ?? (spec?.get ? DetailPage : undefined)
  const Detail = to?.record ? Elsewhere : own
  const below = detailPath?.startsWith(`${name}/`) ? detailPath.slice(name.length + 1) : undefined
  return (
    <Resource
      key={name}
      name={name}
      {...(List ? { list: allowed(permission, <List />) } : {})}
      {...(Detail ? { edit: below ? <ToDetail /> : allowed(permission, <Detail />) } : {})}
    >
      {definition.routes?.map((route) => (
        <Route key={route.path} path={route.path} element={allowed(permission, <route.page />)} />
      ))}
      {below && Detail && <Route path={`${below}/:id`} element={allowed(permission, <Detail />)} />}
    </Resource>
  )
}

/** Pages made from the spec ask for its permissions themselves; this is for a permission that the definition names. */
function allowed(permission: string | null | undefined, page: ReactElement): ReactElement {
  return permission ? <Allowed permission={permission}>{page}</Allowed> : page
}

function Allowed({ permission, children }: { permission: string; children: ReactElement }) {
  const { permissions } = useMe()
  return permissions.includes(permission) ? children : <AccessDenied />
}

const SecondFactorFirst = lazyWithRetry(() => import('./SecondFactorFirst.tsx'))

const Loading = () => <PageSkeleton />

const Home = () => <Navigate to={HOME} replace />

// a page of its own brings what it draws; nor is a list the page of a record
const SchemaList = lazyWithRetry(() =>
  import('../schema/SchemaList.tsx').then((module) => ({
    default: module.SchemaList<ResourceName>,
  })),
)
const SchemaDetail = lazyWithRetry(() =>
  import('../schema/SchemaDetail.tsx').then((module) => ({ default: module.SchemaDetail })),
)

/** The list of any resource of the spec. */
function ListPage() {
  return <SchemaList resource={useDescribed(SchemaList)} />
}

/** The page of any record of the spec; `new` is the form for one. */
function DetailPage() {
  const resource = useDescribed(SchemaDetail)
  const { id = '' } = useParams()
  return id === NEW ? (
    <SchemaCreate resource={resource} />
  ) : (
    <SchemaDetail resource={resource} id={id} />
  )
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
