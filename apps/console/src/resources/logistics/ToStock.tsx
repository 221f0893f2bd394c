import { Navigate, useParams } from 'react-router'

/** Leads from a variant's own address to its row of the stock tab. */
export default function ToStock() {
  const { id } = useParams()
  const filter = id ? `?filter=${encodeURIComponent(JSON.stringify({ id: [id] }))}` : ''
  return <Navigate to={`/logistics/stock${filter}`} replace />
}
