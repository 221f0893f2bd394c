declare module 'pg-copy-streams' {
  import type { Writable } from 'node:stream'
  import type { Submittable } from 'pg'

  /** A stream for `COPY … FROM STDIN`; pass it to `client.query`. */
  export function from(text: string): Writable & Submittable
}
