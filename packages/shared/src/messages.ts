import type { Locale } from './locale.ts'

type Pair = readonly [en: string, ja: string]
type Pairs = { [key: string]: Pair | ((...args: never[]) => Pair) | Pairs }
type Words<P> = {
  [K in keyof P]: P[K] extends Pair
    ? string
    : P[K] extends (...args: infer A) => Pair
      ? (...args: A) => string
      : Words<P[K]>
}

/**
 * The words of one page or component: `title: ['Cart', 'カート']`, with values in them
 * `lines: (n: number) => [`${n} lines`, `${n}件`]`, and groups of both. A language left out is a type error.
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineMessages<P extends Pairs>(pairs: P): Record<Locale, Words<P>> {
  return { en: sideOf(pairs, 0) as Words<P>, ja: sideOf(pairs, 1) as Words<P> }
}

/** Sentences one after another, in Japanese without a blank; what is empty is left out. */
export const sentences = (
  said: readonly (string | false | null | undefined)[],
  locale: Locale,
): string => said.filter(Boolean).join(locale === 'ja' ? '' : ' ')

function sideOf(pairs: Pairs, side: 0 | 1): object {
  const words: Record<string, unknown> = {}
  for (const [key, each] of Object.entries(pairs))
    words[key] =
      typeof each === 'function'
        ? (...args: never[]) => each(...args)[side]
        : Array.isArray(each)
          ? (each as Pair)[side]
          : sideOf(each as Pairs, side)
  return words
}
