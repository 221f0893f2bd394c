/** What a page shows of its query. One that is read again after each step is drawn again only when this has changed. */
export const shownOfQuery: ('data' | 'error' | 'isPending' | 'isPlaceholderData')[] = [
  'data',
  'error',
  'isPending',
  'isPlaceholderData',
]
