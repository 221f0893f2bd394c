/** What is read anew after a recipe was issued, changed, reminded of or ended. */
export const changedByRecipe = [
  '/api/doctor/recipes',
  '/api/doctor/patients',
  '/api/doctor/top',
] as const
