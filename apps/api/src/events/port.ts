/** Tells every process that records have changed; carries names of kinds, never data. */
export type Events = {
  /** A record of this type (`order`) has changed and the change is committed. */
  tell(type: string): void
  /** Hears types, several at once, and sessions or accounts (their hash or id) that have changed. */
  subscribe(hearer: Hearer): () => void
  /** Ends all subscriptions. */
  close(): void
}
export type Hearer = {
  changed(types: string[]): void
  /** Something has changed by this process: at once, before it is broadcast. */
  told?(): void
  session(hashOrAccountId: string): void
  ended(): void
}
