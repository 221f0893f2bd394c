/** The frame that the page came with (frame.ts), if it did. */
export const sentFrame = globalThis.document?.querySelector('#root > .frame') ?? null
