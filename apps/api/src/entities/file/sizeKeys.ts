import { type PictureSize, pictureSides } from '../../pictures/port.ts'

export type StoredPicture = { key: string; contentType: string }

/** What is kept in three sizes; pictures from before have one, as JPG or PNG. */
export const inSizes = 'image/webp'
/** The sizes that stand beside the file of the full one. */
export const smallerSizes = (Object.keys(pictureSides) as PictureSize[]).filter(
  (size) => size !== 'full',
)

export const sizeKey = (key: string, size: PictureSize): string =>
  size === 'full' ? key : key.replace(/(\.\w+)$/, `-${size}$1`)

/** The file of a picture in one size, or in the only one it has. */
export const keyOf = ({ key, contentType }: StoredPicture, size: PictureSize): string =>
  contentType === inSizes ? sizeKey(key, size) : key

/** The files of a picture, in all sizes it has. */
export const keysOf = ({ key, contentType }: StoredPicture): { key: string }[] =>
  contentType === inSizes
    ? [{ key }, ...smallerSizes.map((size) => ({ key: sizeKey(key, size) }))]
    : [{ key }]
