/** Whether a password contains the account's address, or what stands before the @ when that has four letters or more. */
export function containsEmail(password: string, email: string): boolean {
  const [plain, address] = [fold(password), fold(email.trim())]
  const name = address.split('@')[0] ?? ''
  return address !== '' && (plain.includes(address) || (name.length >= 4 && plain.includes(name)))
}

const fold = (text: string) => text.normalize('NFKC').toLowerCase()
