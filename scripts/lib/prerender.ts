import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { firstViewStyles } from '../../packages/ui/src/firstViewStyles.ts'
import { type FrameKind, frameHtml, frameStyles } from '../../packages/ui/src/frame.ts'

type Prerendered = {
  prerendered: string[]
  prerender(path: string, locale: 'en' | 'ja'): string
}

/**
 * Vite plugin: writes what `src/prerender.tsx` renders to `dist/.prerendered/<path>.<language>.html`, so that the
 * server can send these pages with their content in them and they are on screen before their code has come.
 * `build` is Vite's.
 */
export function prerender(
  build: (config: object) => Promise<unknown>,
  alias: { find: RegExp; replacement: string }[],
) {
  let root = ''
  return {
    name: 'prerender',
    apply: 'build' as const,
    configResolved(config: { root: string }) {
      root = config.root
    },
    async closeBundle() {
      const outDir = join(root, '../../node_modules/.cache/officina/prerender')
      await build({
        root,
        configFile: false,
        logLevel: 'error',
        resolve: { alias },
        ssr: { noExternal: true },
        build: {
          ssr: 'src/prerender.tsx',
          outDir,
          emptyOutDir: true,
          target: 'node20',
          rolldownOptions: { onwarn: () => {} },
        },
      })
      const { href } = pathToFileURL(join(outDir, 'prerender.js'))
      const pages: Prerendered = await import(`${href}?${Date.now()}`)
      for (const path of pages.prerendered)
        for (const locale of ['en', 'ja'] as const)
          write(path, locale, pages.prerender(path, locale))
    },
  }

  function write(path: string, locale: string, html: string): void {
    const folder = join(root, 'dist/.prerendered')
    mkdirSync(folder, { recursive: true })
    // without its code a form must not put a password into the address
    const safe = html.replaceAll('<form', '<form method="post"')
    const styles = safe.match(style) ?? []
    // all styles first, for the head: what is painted does not move when the next one is read
    const parts = [together(styles), safe.replaceAll(style, '')]
    writeFileSync(join(folder, `${nameOf(path)}.${locale}.html`), parts.join(contentMark))
  }
}

/** Vite plugin: writes the frames of signed-in pages to `dist/.prerendered/frame-<kind>.html`. */
export function prerenderFrames(...kinds: FrameKind[]) {
  let folder = ''
  return {
    name: 'prerender-frames',
    apply: 'build' as const,
    configResolved(config: { root: string }) {
      folder = join(config.root, 'dist/.prerendered')
    },
    closeBundle() {
      mkdirSync(folder, { recursive: true })
      const styles = `<style nonce="__CSP_NONCE__">${frameStyles}${firstViewStyles}</style>`
      for (const kind of kinds)
        writeFileSync(
          join(folder, `frame-${kind}.html`),
          [styles, frameHtml(kind)].join(contentMark),
        )
    },
  }
}

const style = /<style\b.*?<\/style>/gs

/**
 * The styles of components in one element, which stays where it is when the code has come (`createStyleCache`); Emotion
 * moves the others, once (`data-s`). What moves is read again.
 */
function together(styles: readonly string[]): string {
  const own = styles.map((each) =>
    /^<style data-emotion="o ([^"]+)"[^>]*>(.*)<\/style>$/s.exec(each),
  )
  const ids = own.flatMap((match) => match?.[1] ?? []).join(' ')
  const css = own.map((match) => match?.[2] ?? '').join('')
  const others = styles.filter((_, at) => !own[at])
  const moved = others.join('').replaceAll('<style ', '<style data-s ')
  return `${moved}<style nonce="__CSP_NONCE__" data-sent="${ids}">${css}</style>`
}

/** Between the styles and the content in a prerendered file. */
const contentMark = '<!--content-->'

/** `/doctors/login` → `doctors-login`. */
const nameOf = (path: string) => path.slice(1).replaceAll('/', '-')
