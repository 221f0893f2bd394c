const name = 'hosted-order'

/** The id of the order that this tab took to the shop's own checkout. An id alone: nothing of what is in it. */
export const hostedOrder = (): string | null => sessionStorage.getItem(name)

export const keepHostedOrder = (id: string): void => sessionStorage.setItem(name, id)

export const forgetHostedOrder = (): void => sessionStorage.removeItem(name)
