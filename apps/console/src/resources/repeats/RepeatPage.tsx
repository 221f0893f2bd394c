import '@officina/openapi/resources/repeats'
import { useParams } from 'react-router'
import { RecordActions } from '../../schema/Actions.tsx'
import { SchemaDetail } from '../../schema/SchemaDetail.tsx'
import { repeatActions } from './actions.ts'

/** A repeat: what is ordered for whom, how it stands, what was agreed to, and who has changed it. */
export default function RepeatPage() {
  const { id = '' } = useParams()
  return (
    <SchemaDetail
      key={id}
      resource="repeats"
      id={id}
      actions={(repeat) => <RecordActions actions={repeatActions} record={repeat} />}
      editable={() => false}
    />
  )
}
