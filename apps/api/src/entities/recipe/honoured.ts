import { type SQL, type SQLWrapper, sql } from '../../db/sql.ts'

/** Whether patients may order from the recipes of a doctor, a row of `doctors`: a suspension may have put an end to that. */
export const isHonoured = (doctor: SQLWrapper): SQL<boolean> =>
  sql<boolean>`(${doctor}.status = 'approved' or ${doctor}.honour_recipes_when_suspended)`
