import { lazyPart } from '@officina/ui/lazyPart'

/** A step of a recipe that is asked about first; its code comes when it is. */
export const RecipeCommand = lazyPart(
  () => import('./RecipeCommandDialog.tsx'),
  'RecipeCommandDialog',
)
