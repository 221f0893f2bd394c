import type { components } from '@officina/openapi/schema'
import { isIssued } from '@officina/shared/recipe'

type Top = components['schemas']['PatientTop']
type Recipe = Top['recipes'][number]
type Told = Top['tasks'][number]
export type Task = Omit<Told, 'kind'> & { kind: Told['kind'] | 'not_ordered' }

/** What the server lists, and before what can wait the recipes that were opened and not ordered. */
export function tasksOf({ tasks, recipes }: Pick<Top, 'tasks' | 'recipes'>): Task[] {
  const notOrdered = recipes.filter(isToOrder).map(
    (recipe): Task => ({
      kind: 'not_ordered',
      id: recipe.id,
      recipe_id: recipe.id,
      label: recipe.label || recipe.title || recipe.number,
    }),
  )
  const isLater = ({ kind }: Told) => later.includes(kind)
  return [...tasks.filter((task) => !isLater(task)), ...notOrdered, ...tasks.filter(isLater)]
}

const later: Told['kind'][] = ['questionnaire_due', 'news_to_acknowledge', 'profile_incomplete']

/** Until it is in the cart, the patient says why it is not bought, or there is some at hand or on its way. */
const isToOrder = (recipe: Recipe): boolean =>
  isIssued(recipe) &&
  !recipe.is_new &&
  recipe.can_order &&
  recipe.ordered_count === 0 &&
  recipe.not_buying === null &&
  recipe.lines.every((line) => line.in_cart === 0 && !line.coming && line.days_left === null)
