/** Lets the browser paint and answer to typing before what follows; unlike a timer it is not slowed down in a tab at the back. */
export const nextTask = () =>
  new Promise<void>((go) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      go()
    }
    port2.postMessage(undefined)
  })
