import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { DomainError } from '../entities/errors.ts'
import { watched } from './watched.ts'

type Result = 'ok' | 'refused' | 'failed'

/**
 * What a process counts of itself. Every label is a name of the program (an operation of the contract, a job, a
 * status): nothing that anybody typed, no id, no address.
 */
export type Measures = {
  registry: Registry
  begun(): void
  answered(answer: { operation: string; status: number; seconds?: number }): void
  /** Runs a job of the background, which is counted and timed. */
  job(queue: string, work: () => Promise<void>): Promise<void>
  /** The same port, whose calls are counted and timed. */
  watch<T extends object>(port: string, of: T): T
}

const requestSeconds = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const jobSeconds = [0.05, 0.25, 1, 5, 30, 120]

export function createMeasures(): Measures {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const inFlight = new Gauge({
    name: 'officina_http_requests_in_flight',
    help: 'Requests that are being answered',
    registers,
  })
  const requests = new Counter({
    name: 'officina_http_requests_total',
    help: 'Requests by operation of the contract and status',
    labelNames: ['operation', 'status'],
    registers,
  })
  const durations = new Histogram({
    name: 'officina_http_request_duration_seconds',
    help: 'Time from the request to the end of its answer, without lines of live updates',
    labelNames: ['operation'],
    buckets: requestSeconds,
    registers,
  })
  const jobs = new Histogram({
    name: 'officina_job_duration_seconds',
    help: 'Work in the background, by queue and result',
    labelNames: ['queue', 'result'],
    buckets: jobSeconds,
    registers,
  })
  const calls = new Histogram({
    name: 'officina_port_call_duration_seconds',
    help: 'Calls of mail server, storefront, payment provider and file store',
    labelNames: ['port', 'call', 'result'],
    buckets: requestSeconds,
    registers,
  })
  return {
    registry,
    begun: () => inFlight.inc(),
    answered({ operation, status, seconds }) {
      inFlight.dec()
      requests.inc({ operation, status })
      if (seconds !== undefined) durations.observe({ operation }, seconds)
    },
    async job(queue, work) {
      const began = performance.now()
      const end = (result: Result) =>
        jobs.observe({ queue, result }, (performance.now() - began) / 1000)
      try {
        await work()
      } catch (error) {
        end(resultOf(error))
        throw error
      }
      end('ok')
    },
    watch: (port, of) =>
      watched(of, (call, run) => {
        const began = performance.now()
        return run((error) => {
          const result = error === undefined ? 'ok' : resultOf(error)
          calls.observe({ port, call, result }, (performance.now() - began) / 1000)
        })
      }),
  }
}

/** What a rule of the shop refuses is no fault of anybody. */
const resultOf = (error: unknown): Result =>
  error instanceof DomainError && error.kind !== 'unavailable' ? 'refused' : 'failed'
