/** Background work. `enqueue` inside a transaction commits or rolls back with it. */
export type Jobs<C> = {
  /** One job, or one for each of several. */
  enqueue(
    ctx: C,
    name: string,
    data: object | object[],
    options?: { singletonKey?: string; startAfter?: Date },
  ): Promise<void>
  start(ports: Omit<C, 'actor' | 'origin' | 'db' | 'tx'>): Promise<void>
  /** Takes no more jobs and gives those that run a moment; the rest goes back to the queue. Still enqueues. */
  pause(): Promise<void>
  stop(): Promise<void>
}
