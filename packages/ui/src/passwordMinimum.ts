import { type PasswordLengths, readPasswordLengths } from '@officina/shared/passwordLengths'

/** How long a new password of a role has to be at least, as the page's HTML says; the server decides. */
export const passwordMinimum = (role: keyof PasswordLengths): number =>
  readPasswordLengths(
    document.querySelector<HTMLMetaElement>('meta[name="officina-password-lengths"]')?.content,
  )[role]
