/**
 * The same port, whose calls pass by `see`: it runs the call, and `end` hears how it went once it is answered; of
 * what is answered at once it hears nothing.
 */
export function watched<T extends object>(
  of: T,
  see: (call: string, run: (end: (error?: unknown) => void) => unknown) => unknown,
): T {
  return new Proxy(of, {
    get(target, key, receiver) {
      const value: unknown = Reflect.get(target, key, receiver)
      if (typeof value !== 'function' || typeof key !== 'string') return value
      return (...given: unknown[]) =>
        see(key, (end) => {
          const answer: unknown = value.apply(target, given)
          if (answer instanceof Promise)
            answer.then(
              () => end(),
              (error) => end(error ?? new Error('no reason given')),
            )
          return answer
        })
    },
  })
}
