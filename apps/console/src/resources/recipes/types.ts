import type { RecordOf } from '../../schema/spec.ts'

export type Recipe = RecordOf<'recipes'>

/** What every dialog of a recipe is given. */
export type RecipeDialogProps = { recipe: Recipe; onClose: () => void }
