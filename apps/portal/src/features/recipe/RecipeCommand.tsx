import { lazyWithRetry } from '@officina/ui/lazyWithRetry'
import { Suspense } from 'react'
import type { RecipeCommandProps } from './RecipeCommandDialog.tsx'

const Dialog = lazyWithRetry(() => import('./RecipeCommandDialog.tsx'), 'RecipeCommandDialog')

/** A step of a recipe that is asked about first; its code comes when it is. */
export const RecipeCommand = (props: RecipeCommandProps) => (
  <Suspense>
    <Dialog {...props} />
  </Suspense>
)
