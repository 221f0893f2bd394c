/** Business days within which an application is usually decided, as the page's HTML says. */
export const reviewDays = (): number =>
  Number(document.querySelector<HTMLMetaElement>('meta[name="officina-review-days"]')?.content) || 1
