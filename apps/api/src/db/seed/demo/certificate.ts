/** A one-page PDF with a line of text per entry (ASCII only); the first line is larger. */
export function certificatePdf(lines: readonly string[]): Buffer {
  const shown = lines.map((line, index) => {
    const safe = line.replace(/[\\()]/g, '\\$&')
    return `BT /F1 ${index === 0 ? 24 : 14} Tf 72 ${700 - index * 40} Td (${safe}) Tj ET`
  })
  const content = ['0.12 0.36 0.28 RG 3 w 40 40 515 762 re S', ...shown].join('\n')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Times-Roman >>',
  ]
  let body = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = body.length
    body += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  return Buffer.from(
    `${body}xref\n0 6\n0000000000 65535 f \n${table}trailer << /Size 6 /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`,
    'latin1',
  )
}
