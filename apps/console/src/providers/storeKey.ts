/** Names what an administrator's choices are kept under in this browser. */
export const storeName = (adminId: string): string => `officina.${adminId}`

/** The same as react-admin's store calls one of them. */
export const storeKey = (adminId: string, name: string): string =>
  `RaStore${storeName(adminId)}.${name}`
