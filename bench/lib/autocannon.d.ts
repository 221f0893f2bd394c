declare module 'autocannon' {
  type Call = { method?: string; path?: string; headers?: Record<string, string>; body?: string }
  type Client = { setHeaders(headers: Record<string, string>): void }
  type Options = {
    url: string
    connections: number
    duration?: number
    amount?: number
    timeout?: number
    requests: { setupRequest(call: Call): Call }[]
  }
  type Run = Promise<unknown> & {
    on(
      event: 'response',
      heard: (client: Client, status: number, bytes: number, milliseconds: number) => void,
    ): Run
    on(event: 'reqError', heard: (error: Error) => void): Run
  }
  export default function autocannon(options: Options): Run
}
