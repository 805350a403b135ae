import { deflateSync } from 'node:zlib'

interface PdfOptions {
  readonly version?: string
  readonly pages?: number
  /** Writes objects into a compressed object stream, as most programs do since PDF 1.5. */
  readonly isPacked?: boolean
  readonly lineEnd?: string
  /** Further entries of the catalog, as raw text. */
  readonly catalog?: string
  readonly trailer?: string
  readonly text?: string
  readonly after?: string
  /** Number of incompressible bytes to add. */
  readonly filling?: number
  /** Adds the first object of a linearised PDF. */
  readonly isLinearised?: boolean
}

/** A valid PDF with the features that a test needs. */
export function makePdf(options: PdfOptions = {}): Buffer {
  const { version = '1.7', pages = 1, lineEnd = '\n', catalog = '', text = 'Hello' } = options
  const content = `BT /F1 12 Tf 72 720 Td (${text}) Tj ET`
  const kids = Array.from({ length: pages }, (_, index) => index + 4)
  const dictionaries = [
    `<</Type /Catalog /Pages 2 0 R ${catalog}>>`,
    `<</Type /Pages /Count ${pages} /Kids [${kids.map((id) => `${id} 0 R`).join(' ')}]>>`,
    null,
    ...kids.map(() => '<</Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 3 0 R>>'),
  ]
  const parts: Buffer[] = []
  const offsets = new Map<number, number>()
  let size = 0
  const add = (bytes: Buffer | string) => {
    const part = Buffer.from(bytes as string, 'latin1')
    parts.push(part)
    size += part.length
  }
  const addObject = (id: number, dictionary: string, stream?: Buffer) => {
    offsets.set(id, size)
    add(`${id} 0 obj${lineEnd}${dictionary}${lineEnd}`)
    if (stream) {
      add(`stream\n`)
      parts.push(stream)
      size += stream.length
      add(`${lineEnd}endstream${lineEnd}`)
    }
    add(`endobj${lineEnd}`)
  }

  add(`%PDF-${version}${lineEnd}%\u00e2\u00e3\u00cf\u00d3${lineEnd}`)
  const next = dictionaries.length + 1
  if (options.isLinearised) addObject(next + 2, '<</Linearized 1 /L 9999 /N 1 /O 4 /E 999>>')
  addObject(3, `<</Length ${content.length}>>`, Buffer.from(content, 'latin1'))
  if (options.filling) {
    const filling = Buffer.alloc(options.filling)
    for (let at = 0; at < filling.length; at += 1) filling[at] = (at * 2_654_435_761) >>> 24
    addObject(next + 3, `<</Length ${filling.length}>>`, filling)
  }
  if (options.isPacked) {
    const listed = dictionaries.flatMap((one, index) => (one ? [[index + 1, one] as const] : []))
    let at = 0
    const head = listed.map(([id, one]) => {
      const place = `${id} ${at}`
      at += one.length + 1
      return place
    })
    const first = `${head.join(' ')} `
    const packed = deflateSync(`${first}${listed.map(([, one]) => one).join(' ')}`)
    const facts = `/N ${listed.length} /First ${first.length} /Length ${packed.length}`
    addObject(next, `<</Type /ObjStm /Filter /FlateDecode ${facts}>>`, packed)
    const table = deflateSync(Buffer.alloc(8 * (next + 2)))
    const start = size
    const root = `/Root 1 0 R ${options.trailer ?? ''}`
    addObject(
      next + 1,
      `<</Type /XRef /W [1 4 2] /Size ${next + 2} /Filter /FlateDecode ${root}>>`,
      table,
    )
    add(`startxref${lineEnd}${start}${lineEnd}%%EOF${options.after ?? lineEnd}`)
  } else {
    dictionaries.forEach((one, index) => one && addObject(index + 1, one))
    const start = size
    add(`xref${lineEnd}0 ${next}${lineEnd}0000000000 65535 f \n`)
    for (let id = 1; id < next; id += 1) {
      add(`${String(offsets.get(id) ?? 0).padStart(10, '0')} 00000 n \n`)
    }
    add(`trailer${lineEnd}<</Size ${next} /Root 1 0 R ${options.trailer ?? ''}>>${lineEnd}`)
    add(`startxref${lineEnd}${start}${lineEnd}%%EOF${options.after ?? lineEnd}`)
  }
  return Buffer.concat(parts)
}
