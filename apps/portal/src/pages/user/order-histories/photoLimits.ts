/** Pictures a patient may send along. */
export const photoLimits = {
  accept: ['image/jpeg', 'image/png'],
  maxBytes: 10 * 1024 * 1024,
  maxFiles: 5,
}
