import type { Beginning, Recipe } from './draft.ts'

/** A recipe of which nothing is stored yet; its id is empty until something is written. */
export function blankRecipe(beginning: Beginning): Recipe {
  const now = new Date().toISOString()
  return {
    ...nothing,
    patient: beginning.patient,
    catalog_id: beginning.catalog_id,
    valid_days: beginning.valid_days,
    disclosure: beginning.disclosure,
    notices: beginning.notices,
    totals: { subtotal: 0, optional: 0, discount: 0, total: 0, ...beginning.totals },
    created_at: now,
    updated_at: now,
  }
}

const nothing = {
  id: '',
  number: null,
  series_id: '',
  version: 1,
  label: '',
  title: '',
  status: 'draft',
  source_recipe_id: null,
  source_template_id: null,
  message: '',
  internal_note: '',
  starts_on: null,
  expires_on: null,
  issued_at: null,
  viewed_at: null,
  first_ordered_at: null,
  last_ordered_at: null,
  ended_at: null,
  end_reason_code: null,
  end_reason_text: null,
  held_by: null,
  hold_reason: null,
  superseded_by: null,
  supersedes: null,
  reminded_at: null,
  attachments: [],
  lines: [],
  warnings: [],
  warnings_overridden: [],
  ingredient_totals: [],
  actions: [],
  events: [],
  revision: 1,
} satisfies Partial<Recipe>
