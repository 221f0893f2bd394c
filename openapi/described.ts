const known = new Map<string, unknown>()

/** Keeps a description that some page has loaded, so that components find it by its name. */
export function describe<const R extends { name: string }>(resource: R): R {
  known.set(resource.name, resource)
  return resource
}

/** The description of this name, once its file has been loaded. */
export const described = (name: string): unknown => known.get(name)
