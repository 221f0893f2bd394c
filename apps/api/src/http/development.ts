import { readFileSync } from 'node:fs'
import Fastify, { type FastifyInstance } from 'fastify'
import { type Ports, systemCtx } from '../context.ts'
import { type Spec, specFile } from '../contract.ts'
import { mails } from '../db/schema/platform.ts'
import { desc, sql } from '../db/sql.ts'
import { runSweeps } from '../jobs/sweeps.ts'
import { deliverMail } from '../mail/deliver.ts'
import { renderMailbox } from './mailbox.ts'
import { registerTestBank } from './testBank.ts'

/** Outside production only: mailbox page, clock and (if built) API reference. */
export async function registerDevelopment(app: FastifyInstance, ports: Ports): Promise<void> {
  await registerReference(app)
  await registerTestBank(app, ports)
  const recent = (limit: number) =>
    systemCtx(ports)
      .db.select()
      .from(mails)
      .orderBy(desc(mails.createdAt), desc(mails.id))
      .limit(limit)

  app.get('/dev/mailbox', async (request, reply) =>
    reply.type('text/html; charset=utf-8').send(renderMailbox(await recent(200), request.nonce)),
  )
  app.get('/dev/mailbox/mails', async () => ({ data: await recent(200) }))
  app.get<{ Params: { id: string } }>('/dev/mailbox/mails/:id/html', async (request, reply) => {
    const mail = (await recent(1_000)).find((m) => m.id === request.params.id)
    if (!mail) return reply.callNotFound()
    return reply
      .type('text/html; charset=utf-8')
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation",
      )
      .header('x-frame-options', 'SAMEORIGIN')
      .send(mail.html)
  })

  app.get('/dev/clock', async () => ({ data: { now: ports.clock.now().toISOString() } }))
  /** `{ "now": ISO }` or `{ "advance_seconds": n }`; then everything that is due by that time is done. */
  app.post<{ Body: { now?: string; advance_seconds?: number } }>('/dev/clock', async (request) => {
    const { now, advance_seconds: seconds } = request.body ?? {}
    const target = now
      ? new Date(now).getTime()
      : ports.clock.now().getTime() + (seconds ?? 0) * 1_000
    ports.clock.move?.(target - Date.now())
    const ctx = systemCtx(ports)
    await runSweeps(ctx)
    return { data: { now: ports.clock.now().toISOString() } }
  })
  /** `{ "email": … }`: the person counts as one who accepted the legal documents before their last change. */
  app.post<{ Body: { email: string } }>('/dev/terms', async (request) => {
    await systemCtx(ports).db.execute(sql`
      with changed as (update consents c set version = '2026-06-01' from accounts a
        where a.id = c.account_id and a.email = ${request.body.email} returning a.id)
      select pg_notify('officina_sessions', id::text) from changed`)
    return { data: null }
  })
  /** Delivers everything in the outbox at once, for tests that read mails. */
  app.post('/dev/mailbox/flush', async () => {
    const ctx = systemCtx(ports)
    const queued = (await recent(1_000)).filter((mail) => mail.status === 'queued')
    for (const mail of queued) await deliverMail(ctx, { mailId: mail.id })
    return { data: { delivered: queued.length } }
  })
}

/** The API reference with the contract it shows; its own page, so its own policy. */
async function registerReference(app: FastifyInstance): Promise<void> {
  app.get('/docs/openapi.json', async (_request, reply) =>
    reply.type('application/json').send(groupedContract()),
  )
  app.addHook('onSend', async (request, reply, payload) => {
    if (/^\/docs(\/|$|\?)/.test(request.url))
      reply.header('content-security-policy', referencePolicy)
    return payload
  })
  let page: Promise<FastifyInstance> | undefined
  for (const path of ['/docs', '/docs/', '/docs/js/scalar.js'])
    app.get(path, async (request, reply) => {
      page ??= loadReference()
      const { statusCode, headers, rawPayload } = await (await page).inject(request.url)
      const { 'content-type': type, location } = headers
      return reply
        .code(statusCode)
        .headers({ ...(type ? { 'content-type': type } : {}), ...(location ? { location } : {}) })
        .send(rawPayload)
    })
}

/** Its page is 4 MB of text, which nobody holds who does not look at it: a server of its own that is asked in here. */
async function loadReference(): Promise<FastifyInstance> {
  const { default: scalar } = await import('@scalar/fastify-api-reference')
  const page = Fastify()
  await page.register(scalar, {
    routePrefix: '/docs',
    configuration: {
      url: '/docs/openapi.json',
      title: 'Officina API',
      favicon: '/brand/mark.svg',
      telemetry: false,
      withDefaultFonts: false,
      // what would lead to services of its maker
      agent: { disabled: true },
      mcp: { disabled: true },
      showDeveloperTools: 'never',
      hideClientButton: true,
    },
  } as Parameters<typeof scalar>[1])
  return page
}

/** The contract, its calls grouped by role and below that by what they are about. */
function groupedContract() {
  const contract = JSON.parse(readFileSync(specFile, 'utf8')) as Spec
  const tags = new Map<string, { name: string; 'x-displayName': string; role: string }>()
  for (const [path, item] of Object.entries(contract.paths)) {
    const [role = '', area = ''] = path.split('/').slice(2)
    const isOfRole = ['admin', 'doctor', 'patient'].includes(role)
    const tag = isOfRole
      ? { name: `${role} ${area}`, 'x-displayName': area, role }
      : { name: 'everybody', 'x-displayName': 'everybody', role: 'everybody' }
    tags.set(tag.name, tag)
    for (const operation of Object.values(item)) Object.assign(operation, { tags: [tag.name] })
  }
  const groups = Map.groupBy(tags.values(), ({ role }) => role)
  return {
    ...contract,
    tags: [...tags.values()].map(({ role: _, ...tag }) => tag),
    'x-tagGroups': [...groups].map(([name, all]) => ({ name, tags: all.map((tag) => tag.name) })),
  }
}

const referencePolicy =
  "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; frame-ancestors 'none'"
