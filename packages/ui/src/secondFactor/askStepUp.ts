type Show = (done: (hasProved: boolean) => void) => void
let show: Show | undefined

/** Asks the person at this page to prove again who they are; false where nobody can be asked, or they would rather not. */
export const askStepUp = (): Promise<boolean> =>
  new Promise((resolve) => (show ? show(resolve) : resolve(false)))

/** Says who shows the question. */
export function answerStepUp(by: Show): () => void {
  show = by
  return () => {
    if (show === by) show = undefined
  }
}
