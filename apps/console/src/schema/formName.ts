// apart from the form: pages that show a record ask for its name, and load its code later

/** Under which name the form of a record keeps what is typed; without an id it is the form for a new one. */
export const formName = (
  resource: string,
  id: unknown = 'new',
  only: readonly string[] | undefined = [],
): string => `${resource}/${id} ${only.join()}`
