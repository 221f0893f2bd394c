import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

/** A thread of its own: asks `/healthz` every 10 ms until it is told to stop, then tells the waiting times. */

const everyMs = 10
const agent = new Agent({ keepAlive: true, maxSockets: 1 })
const latencies: number[] = []
let running = true
parentPort?.once('message', () => {
  running = false
})

while (running) {
  const begun = performance.now()
  await ask()
  const took = performance.now() - begun
  latencies.push(took)
  await sleep(Math.max(0, everyMs - took))
}
parentPort?.postMessage(latencies)
agent.destroy()

function ask(): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(`${workerData.url}/healthz`, { agent }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`/healthz answered ${answer.statusCode}.`))
      answer.resume().once('end', resolve)
    })
    sent.once('error', reject).end()
  })
}
