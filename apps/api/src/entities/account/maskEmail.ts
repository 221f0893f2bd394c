/** `hanako@example.org` as `h•••@example.org`: enough to recognise, not enough to learn. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${[...email].slice(0, 1).join('')}•••${email.slice(at)}`
}

/** The same as `maskedPhone` of lists. */
export const maskPhone = (phone: string): string => `•••• ${phone.slice(-4)}`
