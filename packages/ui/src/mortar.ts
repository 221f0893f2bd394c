/** Pestle leaning out of a bowl on a foot, in a box of 32 by 32. */
export const mortarPath =
  'M21.6 2.6a2.4 2.4 0 0 1 3.9 2.8L20.9 12h-4.1zM4 13.5h24a1 1 0 0 1 1 1.2C28 21 24.6 24.4 20.5 25.6V27H23a1.5 1.5 0 0 1 0 3H9a1.5 1.5 0 0 1 0-3h2.5v-1.4C7.4 24.4 4 21 3 14.7a1 1 0 0 1 1-1.2z'
