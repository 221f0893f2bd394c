import module from 'node:module'

/**
 * Loaded before a program (`--import`): files of one package find each other without its package.json. Node reads
 * the `exports` there again for each of them: of drizzle-orm they are 180 kB, two thirds of a server's start. And of
 * zod's texts in sixty languages, which its index exports, English alone is read: 3 MB less.
 */
module.registerHooks?.({
  resolve(specifier, context, next) {
    const from = context.parentURL ?? ''
    if (!specifier.startsWith('.') || !from.includes('/node_modules/'))
      return next(specifier, context)
    if (specifier === '../locales/index.js' && from.includes('/zod/'))
      return next('../locales/en.js', context)
    if (!specifier.endsWith('.mjs') && !from.includes('/drizzle-orm/'))
      return next(specifier, context)
    return { url: new URL(specifier, from).href, format: 'module', shortCircuit: true }
  },
})
