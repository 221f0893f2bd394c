import { recipeEventWords } from '@officina/ui/recipeEvents.ts'
import { defineMessages } from '@officina/ui/text'

/** What happens to a version of a recipe, and why. */
export const eventMessages = defineMessages(recipeEventWords)
