/** A PDF of these objects, the first of which is the catalog. */
export function assemblePdf(objects: readonly string[]): Buffer {
  let file = '%PDF-1.7\n'
  const offsets = objects.map((object, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const start = file.length
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  file += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\n`
  return Buffer.from(`${file}startxref\n${start}\n%%EOF\n`, 'latin1')
}
