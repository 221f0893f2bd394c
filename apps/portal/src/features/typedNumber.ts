/** Empty counts as 0; anything that is no number goes to the server as it is and comes back as an error. */
export const typedNumber = (text: string): number => {
  const number = Number(text.normalize('NFKC').trim() || 0)
  return Number.isFinite(number) ? number : (text as unknown as number)
}
