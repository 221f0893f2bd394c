/** Names of the fields of a form that were typed into, by what react-hook-form calls dirty. */
export const typedOf = (dirtyFields: object): string[] =>
  Object.keys(dirtyFields).filter((field) => field !== 'revision' && field !== 'updated_at')
