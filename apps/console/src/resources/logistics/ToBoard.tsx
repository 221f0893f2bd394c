import { Navigate, useParams } from 'react-router'

/** Leads from a parcel's own address to the board, with the parcel open. */
export default function ToBoard() {
  const { id } = useParams()
  return <Navigate to={id ? `/logistics?parcel=${encodeURIComponent(id)}` : '/logistics'} replace />
}
