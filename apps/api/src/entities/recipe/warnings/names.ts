/** Whether a name holds the allergy as a whole word, or anywhere in scripts without blanks. */
export function meets(name: string, allergy: string): boolean {
  const [inside, wanted] = [plain(name), plain(allergy)]
  if (wanted.length < 2) return inside === wanted
  if (!/^[\p{Script=Latin}\d ]+$/u.test(wanted)) return inside.includes(wanted)
  return ` ${inside} `.includes(` ${wanted} `) || ` ${inside} `.includes(` ${wanted}s `)
}

const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
