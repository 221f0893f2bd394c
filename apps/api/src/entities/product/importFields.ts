/** Columns of a product that a file can change; the status is moved. */
export const productFields: readonly string[] =
  `title brand category form usage_kind description_html description_markdown ingredients
  label_directions label_dosage warnings certifications tags concerns allergens tax_class recipe_only heat_sensitive
  commission_override_bp availability successor_id status_reason`.split(/\s+/)

/** Columns of a pack that a file can change. */
export const packFields: readonly string[] =
  `title price compare_at_price units_per_pack unit servings_per_pack weight_g restock_on barcode cost
  backorder_allowed max_per_order`.split(/\s+/)
