/** Before every file of unit tests: a busy machine answers late, not wrongly. */
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/dom')
  configure({ asyncUtilTimeout: 15_000 })
}
