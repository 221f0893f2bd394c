import { localStorageStore, type Store } from 'react-admin'

const version = '1'

/** Columns, sorts and pages of one administrator. Signing out does not forget them. */
export function createStore(adminId: string): Store {
  return { ...localStorageStore(version, `officina.${adminId}`), reset: () => undefined }
}
