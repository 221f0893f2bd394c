/** The shortest password that a role may choose, whatever an installation asks for. A setting can only raise it. */
export const shortestPasswords = { patient: 10, doctor: 12, admin: 12 } as const
export type PasswordLengths = Record<keyof typeof shortestPasswords, number>

/** As a page's HTML says it: `10 12 12`. */
export const passwordLengthsText = ({ patient, doctor, admin }: PasswordLengths): string =>
  [patient, doctor, admin].join(' ')

/** What was said, never less than what is built in; HTML that no server has filled in says nothing. */
export function readPasswordLengths(text: string | undefined): PasswordLengths {
  const said = (text ?? '').split(' ').map(Number)
  const at = (role: keyof PasswordLengths, place: number) =>
    Math.max(shortestPasswords[role], said[place] || 0)
  return { patient: at('patient', 0), doctor: at('doctor', 1), admin: at('admin', 2) }
}
