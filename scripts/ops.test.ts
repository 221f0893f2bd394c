import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { Settings } from '../apps/api/src/settings.ts'

// what is run on machines of others names files, commands, settings and packages of this repository

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const settings = new Set(Object.keys(Settings.shape))
const scripts: Record<string, string> = JSON.parse(read('package.json')).scripts
const dockerfile = read('Dockerfile').replaceAll(/ *\\\n */g, ' ')
const wrapper = read('ops/officina')
const commands = new Map(
  [...wrapper.matchAll(/^ {2}([\w:]+)\) program=(\S+) ;;$/gm)].map(
    ([, word = '', program = '']) => [word, program],
  ),
)

describe('ops/officina', () => {
  it('knows the commands of npm that an installation needs, and runs the same program', () => {
    expect(statSync(join(root, 'ops/officina')).mode & 0o111).toBe(0o111)
    for (const [word, program] of commands) {
      expect(existsSync(join(root, `apps/api/src/${program}.ts`)), program).toBe(true)
      if (word !== 'start') expect(scripts[word], word).toContain(`apps/api/src/${program}.ts`)
    }
    const forDevelopers = ['db:generate', 'db:reset']
    const needed = Object.keys(scripts).filter(
      (word) =>
        /^(admin|audit|backup|db|doctor|rekey|restore)(:|$)/.test(word) &&
        !forDevelopers.includes(word),
    )
    expect([...commands.keys()].sort()).toEqual([...needed, 'start'].sort())
  })

  it('names them all where it is asked for another', () => {
    const { status, stderr } = spawnSync(join(root, 'ops/officina'), ['nothing'], {
      encoding: 'utf8',
    })
    expect(status).toBe(1)
    for (const word of commands.keys()) expect(stderr).toContain(word)
  })

  it('takes paths from where it is called', () => {
    const here = mkdtempSync(join(tmpdir(), 'officina-here-'))
    const { status } = spawnSync(join(root, 'ops/officina'), ['backup:key', 'mine.key'], {
      cwd: here,
    })
    const made = readdirSync(here)
    rmSync(here, { recursive: true })
    expect([status, made]).toEqual([0, ['mine.key']])
  })

  it('says in one sentence that nothing has been built', () => {
    const folder = mkdtempSync(join(tmpdir(), 'officina-unbuilt-'))
    mkdirSync(join(folder, 'ops'))
    copyFileSync(join(root, 'ops/officina'), join(folder, 'ops/officina'))
    const { status, stderr } = spawnSync(join(folder, 'ops/officina'), [], { encoding: 'utf8' })
    rmSync(folder, { recursive: true })
    expect([status, stderr]).toEqual([1, expect.stringMatching(/^There is no .*npm run build\n$/)])
  })

  it('starts what npm start builds and starts, with the same flags', async () => {
    const [, file = ''] = /serve\(\['(.+)'\]\)/.exec(read('scripts/start.mjs')) ?? []
    expect(wrapper).toContain(`file="$root/${file}"`)
    expect(dockerfile).toContain(`COPY --from=pages /officina/${dirname(file)} ${dirname(file)}\n`)
    const { SERVER_FLAGS, HEAP_ENV } = await import('./lib/server.mjs')
    for (const flag of SERVER_FLAGS) expect(wrapper).toContain(flag)
    for (const [name, value] of Object.entries(HEAP_ENV))
      expect(wrapper).toMatch(new RegExp(`^export .*\\b${name}=${value}\\b`, 'm'))
  })
})

describe('Dockerfile', () => {
  it('copies what is there and lets through .dockerignore what it copies', () => {
    const allowed = read('.dockerignore')
      .split('\n')
      .filter((line) => line.startsWith('!'))
      .map(
        (line) => new RegExp(`^${line.slice(1).replaceAll('.', '\\.').replaceAll('*', '.*')}(/|$)`),
      )
    const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(
      ([, list = '']) => list.split(' '),
    )
    expect(copied.length).toBeGreaterThan(10)
    for (const path of copied.filter((each) => each !== '.')) {
      expect(existsSync(join(root, path)), path).toBe(true)
      expect(
        allowed.some((pattern) => pattern.test(path)),
        path,
      ).toBe(true)
    }
  })

  it('knows every workspace', () => {
    const { packages } = JSON.parse(read('package-lock.json')) as {
      packages: Record<string, object>
    }
    const workspaces = Object.keys(packages).filter(
      (path) => path && !path.includes('node_modules'),
    )
    for (const path of workspaces) expect(dockerfile).toContain(`${path}/package.json`)
  })

  it('sets what the server reads, and runs as nobody', () => {
    const [, line = ''] = /^ENV (.+)$/m.exec(dockerfile) ?? []
    const names = [...line.matchAll(/(\w+)=/g)].map(([, name = '']) => name)
    for (const name of names.filter((each) => each !== 'NODE_COMPILE_CACHE'))
      expect(settings, name).toContain(name)
    expect(dockerfile).toMatch(/^USER officina$/m)
    expect(dockerfile).toMatch(/^HEALTHCHECK /m)
  })

  it('leaves out packages that are there, and none that is a server’s own', async () => {
    const { unused, builds, fonts } = await import('../ops/slim.mjs')
    const lock = Object.keys(JSON.parse(read('package-lock.json')).packages)
    for (const name of unused)
      expect(
        lock.some((path) => path.includes(`node_modules/${name}`)),
        name,
      ).toBe(true)
    for (const path of builds)
      expect(
        ['node_modules', 'packages/shared/node_modules'].some((folder) =>
          existsSync(join(root, folder, path)),
        ),
        path,
      ).toBe(true)
    for (const font of fonts) expect(read('apps/api/src/pdf/fonts.ts')).toContain(`'${font}'`)
  })
})

describe('compose.yaml', () => {
  const { services, volumes, networks } = parse(read('compose.yaml'), { merge: true })
  const interpolated = [...read('compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name)

  it('asks for what its example explains, and for nothing else', () => {
    const given = [...read('ops/compose.env.example').matchAll(/^(\w+)=/gm)].map(([, name]) => name)
    expect([...new Set(interpolated)].sort()).toEqual(given.sort())
  })

  it('passes settings that the server reads, and the owner’s password to migrations alone', () => {
    for (const name of ['migrate', 'officina'])
      for (const setting of Object.keys(services[name].environment))
        expect(settings).toContain(setting)
    for (const [, setting = ''] of read('ops/officina.env.example').matchAll(/^(\w+)=/gm))
      expect(settings, setting).toContain(setting)
    expect(services.officina.environment.DATABASE_OWNER_URL).toBe('')
    // said on purpose: the start calls a connection that says nothing of it unsafe (boot/table.ts)
    expect(services.officina.environment.DATABASE_URL).toMatch(/@database\/\w+\?sslmode=disable$/)
    expect(commands.has(services.migrate.command[0])).toBe(true)
  })

  it('reaches the bucket of a backup that is restored', () => {
    expect(services.migrate.networks).toContain('web')
    expect(networks.web?.internal).toBeUndefined()
  })

  it('is asked for nothing before its settings are filled in', () => {
    const [first = ''] = read('docs/install.md').split('Fill in both files')
    expect(first).not.toMatch(/^docker compose/m)
    const [, image] = /^docker build -t (\w+) \.$/m.exec(first) ?? []
    expect(services.officina.image).toBe(`${image}:latest`)
  })

  it('writes to volumes alone, and only the proxy is open', () => {
    for (const name of ['migrate', 'officina', 'proxy'])
      expect(services[name].read_only, name).toBe(true)
    const open = Object.keys(services).filter((name) => services[name].ports)
    expect(open).toEqual(['proxy'])
    const used = Object.values(services as Record<string, { volumes?: string[] }>)
      .flatMap((service) => service.volumes ?? [])
      .map((volume) => volume.split(':')[0])
      .filter((source) => !source?.startsWith('./'))
    expect([...new Set(used)].sort()).toEqual(Object.keys(volumes).sort())
    expect(networks.rows.internal).toBe(true)
    for (const [, path = ''] of read('compose.yaml').matchAll(/- (\.\/\S+?):/g))
      expect(existsSync(join(root, path)), path).toBe(true)
    const variables = [...read('ops/Caddyfile').matchAll(/\{\$(\w+)/g)].map(([, name]) => name)
    expect(Object.keys(services.proxy.environment).sort()).toEqual(variables.sort())
  })
})

describe('ops/officina.service', () => {
  const unit = read('ops/officina.service')
  it('never gives up a server whose database comes late', () => {
    const [head = '', service = ''] = unit.split('[Service]')
    expect(head).toMatch(/^StartLimitIntervalSec=0$/m)
    expect(service).toMatch(/^RestartMaxDelaySec=30$/m)
  })

  it('starts what is there, with settings that the server reads', () => {
    const [, program = '', word = ''] = /^ExecStart=\/opt\/officina\/(\S+) (\w+)$/m.exec(unit) ?? []
    expect(existsSync(join(root, program))).toBe(true)
    expect(commands.has(word)).toBe(true)
    const [, line = ''] = /^Environment=(.+)$/m.exec(unit) ?? []
    for (const [, name = ''] of line.matchAll(/(\w+)=/g))
      expect([...settings, 'NODE_COMPILE_CACHE'], name).toContain(name)
  })
})

it('an upgrade leaves the running version whole until it has stopped', () => {
  const [, upgrades = ''] = read('docs/operations.md').split('\n## Upgrades\n')
  const steps = [
    ...['cd /opt/officina-next ', 'npm ci ', 'officina-next/ops/officina db:check'],
    ...['systemctl stop officina', 'mv -T /opt/officina ', 'systemctl start officina'],
  ]
  const places = steps.map((step) => upgrades.indexOf(step))
  expect(places.every((place) => place >= 0)).toBe(true)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})

it('every setting is explained in .env.example', () => {
  for (const setting of settings)
    expect(read('.env.example')).toMatch(new RegExp(`^# ${setting}=`, 'm'))
})
