import '@officina/openapi/resources/stock-counts'
import { useParams } from 'react-router'
import { RecordActions } from '../../schema/Actions.tsx'
import { SchemaDetail } from '../../schema/SchemaDetail.tsx'
import { CountPlaces } from './CountPlaces.tsx'
import { CountStatus } from './CountStatus.tsx'
import { countActions } from './countActions.ts'

/** A count: figures are typed without seeing what stock expects, then compared and confirmed. */
export default function CountPage() {
  const { id = '' } = useParams()
  return (
    <SchemaDetail
      key={id}
      resource="stock-counts"
      id={id}
      subtitle={(count) => <CountStatus status={count.status} />}
      actions={(count) => <RecordActions actions={countActions} record={count} />}
      editable={() => false}
      overview={(count) => <CountPlaces count={count} />}
    />
  )
}
