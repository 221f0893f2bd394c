export const viewport = { width: 1280, height: 720 }

/** Width, height and motion of the window; anything else of a query does not match. */
export function mediaMatches(query: string): boolean {
  return query.split(',').some((each) => {
    const [, not, features = ''] = /^\s*(not\b)?(.*)$/.exec(each) ?? []
    const matches = features.split(/\band\b/).every((part) => {
      const [, edge, axis, pixels] = /\((min|max)-(width|height):\s*([\d.]+)px\)/.exec(part) ?? []
      if (axis) {
        const size = viewport[axis as 'width']
        return edge === 'min' ? size >= Number(pixels) : size <= Number(pixels)
      }
      return /prefers-reduced-motion: ?reduce|hover: ?hover|pointer: ?fine|^\s*(screen|all|@media)?\s*(screen|all)?\s*$/.test(
        part,
      )
    })
    return matches !== Boolean(not)
  })
}
