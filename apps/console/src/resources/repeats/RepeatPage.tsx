import '@officina/openapi/resources/repeats'
import { SchemaDetail } from '../../schema/SchemaDetail.tsx'
import { repeatActions } from './actions.ts'

/** A repeat: what is ordered for whom, how it stands, what was agreed to, and who has changed it. */
export default function RepeatPage() {
  return <SchemaDetail resource="repeats" actions={repeatActions} editable={() => false} />
}
