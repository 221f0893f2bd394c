import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, createServer as createTcpServer, type Socket } from 'node:net'

/** A server at a free port of this machine; closing it ends its connections too. */
export async function startHttpServer(answer: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close(): Promise<void> {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** One at a free port of this machine that takes connections and says nothing. */
export async function startSilentServer() {
  const sockets: Socket[] = []
  const server = createTcpServer((socket) => void sockets.push(socket.on('error', () => {})))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** How many connections it has taken. */
    taken: () => sockets.length,
    close(): void {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
