/** What the server searches for: at most 100 characters, none that cannot be typed. */
export function searchText(typed: string | undefined): string {
  return (typed ?? '').replace(/\p{Cc}/gu, '').slice(0, 100)
}
