/** What the licence's files may be; the server decides by their first bytes. */
export const licenceFiles = {
  accept: ['image/jpeg', 'image/png', 'application/pdf', 'image/tiff'],
  maxBytes: 10 * 1024 * 1024,
  maxFiles: 5,
}
