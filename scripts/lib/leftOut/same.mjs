const same = (given) => given

export {
  same as capitalize,
  same as default,
  same as humanize,
  same as inflect,
  same as pluralize,
  same as singularize,
  same as transform,
}
