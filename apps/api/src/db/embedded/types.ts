/** An open database: hand `appUrl` to the application, `ownerUrl` to migrations and seeds. */
export type OpenDatabase = {
  ownerUrl: string
  appUrl: string
  /** Whose `ownerUrl` is: of the embedded server, of DATABASE_OWNER_URL, or that of the application itself. */
  owner: 'embedded' | 'given' | 'same'
  /** For people: where the rows are. Holds no password. */
  where: string
  /** Of the embedded database: the folder of its rows. */
  folder?: string
  /**
   * Stops an embedded server and waits for it; does nothing to a server of one's own. Safe to call twice.
   * After `withinMs` (20 s) it is cut short, which the next start recovers from.
   */
  stop(how?: 'fast' | 'immediate', withinMs?: number): Promise<void>
}
