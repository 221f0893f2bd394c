import { useEffect, useState } from 'react'
import { lazyPart } from '../lazyPart.tsx'
import { answerStepUp } from './askStepUp.ts'
import type { StepUpCalls } from './StepUpDialog.tsx'

const StepUpDialog = lazyPart(() => import('./StepUpDialog.tsx'))

/** Where the question of `askStepUp` appears, above whatever is open. */
export function StepUpHost(props: { calls: () => Promise<StepUpCalls>; hasFactor: boolean }) {
  const [done, setDone] = useState<{ tell: (hasProved: boolean) => void }>()
  useEffect(() => answerStepUp((tell) => setDone({ tell })), [])
  if (!done) return null
  return (
    <StepUpDialog
      calls={props.calls}
      hasFactor={props.hasFactor}
      onClose={(hasProved) => {
        setDone(undefined)
        done.tell(hasProved)
      }}
    />
  )
}
