import module from 'node:module'

/**
 * Loaded before a program (`--import`): files of drizzle-orm find each other without its package.json. Node reads
 * those 180 kB of exports again for each of them, which is two thirds of a server's start.
 */
module.registerHooks?.({
  resolve(specifier, context, next) {
    if (specifier.startsWith('.') && context.parentURL?.includes('/node_modules/drizzle-orm/'))
      return {
        url: new URL(specifier, context.parentURL).href,
        format: 'module',
        shortCircuit: true,
      }
    return next(specifier, context)
  },
})
