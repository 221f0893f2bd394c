import { Navigate, useParams } from 'react-router'

/** The templates' pages are below recipes. */
export default function ToTemplates() {
  const { '*': rest, id } = useParams()
  const below = id ?? rest
  return <Navigate to={below ? `/recipes/templates/${below}` : '/recipes/templates'} replace />
}
