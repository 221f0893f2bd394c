type Bundle = Record<string, { type: string; name?: string | undefined; code?: string }>

/**
 * Vite plugin: V8 compiles all of the chunks of these names while they arrive, beside the page's own thread. Of what a
 * page begins with, more than half is called at once, and compiled at its first call it holds up the page. The comment
 * counts in the first line alone, where Vite writes the names of what is loaded later.
 */
export const compiledWhole = (names: RegExp) => ({
  name: 'compiled-whole',
  apply: 'build' as const,
  generateBundle: {
    order: 'post' as const,
    handler(_options: unknown, bundle: Bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk' && names.test(chunk.name ?? ''))
          chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`
    },
  },
})
