/** Builds portal, console and server where their sources differ from those of the last build. */
export function ensureBuilt(options?: { force?: boolean }): Promise<void>
