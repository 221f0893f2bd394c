/** Stands for the shop's name in HTML that is made while building; the server puts the name in its place. */
const brandPlace = '__BRAND_NAME__'

/** The shop's name, as the page's HTML says it. */
export function brandName(): string {
  if (typeof document === 'undefined') return brandPlace
  const said = document.querySelector<HTMLMetaElement>('meta[name="officina-brand-name"]')?.content
  return said && said !== brandPlace ? said : 'Officina'
}
