import { recipeEventWords } from '@officina/shared/recipeEvents'
import { defineMessages } from '@officina/ui/text'

/** What happens to a version of a recipe, and why. */
export const eventMessages = defineMessages(recipeEventWords)
