/** A number in plain digits. Anything else, and nothing, goes to the server as it is and comes back as an error. */
export const typedNumber = (text: string): number => {
  const plain = text.normalize('NFKC').trim()
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : (text as unknown as number)
}
