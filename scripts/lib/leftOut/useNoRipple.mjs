const nothing = () => undefined
const none = { shouldMount: false, ref: null, start: nothing, stop: nothing, pulsate: nothing }

export default () => none
