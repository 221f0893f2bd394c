import { useResourceContext } from 'react-admin'
import { Navigate, useLocation, useParams } from 'react-router'
import { recordPath } from '../resources/recordPath.ts'
import { NEW } from '../schema/CreateLink.tsx'
import { SchemaCreate } from '../schema/SchemaCreate.tsx'
import { SchemaDetail } from '../schema/SchemaDetail.tsx'
import { SchemaList } from '../schema/SchemaList.tsx'
import type { ResourceName } from '../schema/spec.ts'

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
