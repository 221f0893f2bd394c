import { Suspense, useEffect, useState } from 'react'
import { lazyWithRetry } from '../lazyWithRetry.tsx'
import { answerStepUp } from './askStepUp.ts'
import type { StepUpCalls } from './StepUpDialog.tsx'

const StepUpDialog = lazyWithRetry(() => import('./StepUpDialog.tsx'))

/** Where the question of `askStepUp` appears, above whatever is open. */
export function StepUpHost(props: { calls: () => Promise<StepUpCalls>; hasFactor: boolean }) {
  const [done, setDone] = useState<{ tell: (hasProved: boolean) => void }>()
  useEffect(() => answerStepUp((tell) => setDone({ tell })), [])
  if (!done) return null
  return (
    <Suspense fallback={null}>
      <StepUpDialog
        calls={props.calls}
        hasFactor={props.hasFactor}
        onClose={(hasProved) => {
          setDone(undefined)
          done.tell(hasProved)
        }}
      />
    </Suspense>
  )
}
