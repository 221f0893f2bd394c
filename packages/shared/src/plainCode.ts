/**
 * A number or code as it is stored: full-width signs made plain, one dash for all that keyboards and spreadsheets
 * make of it, no blanks around.
 */
export const plainCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/[\p{Pd}−─ー]/gu, '-')
    .trim()

/** A text as it fits `shape`: as it was typed, else as a plain code; undefined where neither does. */
export const codeOfShape = (typed: string, shape: RegExp): string | undefined =>
  [typed, plainCode(typed)].find((text) => shape.test(text))

/** An email address as it is stored: full-width signs made plain; what is no plain text then stays as it was typed. */
export const plainEmail = (typed: string): string => codeOfShape(typed, /^[!-~]+$/) ?? typed
