import { lazyWithRetry } from '@officina/ui/lazyWithRetry'
import { useResourceContext } from 'react-admin'
import { Navigate, useLocation, useParams } from 'react-router'
import { NEW, recordPath } from '../resources/recordPath.ts'
import { SchemaCreate } from '../schema/lazyCreate.ts'
import { SchemaList } from '../schema/SchemaList.tsx'
import type { ResourceName } from '../schema/spec.ts'

// a list is on screen before the code of records and forms is wanted
const SchemaDetail = lazyWithRetry(() =>
  import('../schema/SchemaDetail.tsx').then((module) => ({ default: module.SchemaDetail })),
)

/** The list of any resource of the spec. */
export function ListPage() {
  return <SchemaList resource={useResourceContext() as ResourceName} />
}

/** The page of any record of the spec; `new` is the form for one. */
export function DetailPage() {
  const resource = useResourceContext() as ResourceName
  const { id = '' } = useParams()
  return id === NEW ? (
    <SchemaCreate resource={resource} />
  ) : (
    <SchemaDetail resource={resource} id={id} />
  )
}

/** Leads from `/orders/{id}` to `/orders/detail/{id}`, the page's one address. */
export function ToDetail() {
  const resource = useResourceContext() as string
  const { id = '' } = useParams()
  const { search } = useLocation()
  return <Navigate to={recordPath(resource, id) + search} replace />
}
