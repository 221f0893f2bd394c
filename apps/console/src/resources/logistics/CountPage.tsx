import '@officina/openapi/resources/stock-counts'
import { SchemaDetail } from '../../schema/SchemaDetail.tsx'
import { CountPlaces } from './CountPlaces.tsx'
import { CountStatus } from './CountStatus.tsx'
import { countActions } from './countActions.ts'

/** A count: figures are typed without seeing what stock expects, then compared and confirmed. */
export default function CountPage() {
  return (
    <SchemaDetail
      resource="stock-counts"
      subtitle={(count) => <CountStatus status={count.status} />}
      actions={countActions}
      editable={() => false}
      overview={(count) => <CountPlaces count={count} />}
    />
  )
}
