import { constants, deflateRawSync } from 'node:zlib'
import { Zip, ZipPassThrough } from 'fflate'
import type { Table } from './table.ts'
import { rowText, sheetEnd, sheetStart, workbookParts } from './xlsx-parts.ts'

/** Packed by Node: fflate's own deflate leaves several times as much memory to be collected. */
class DeflatedEntry extends ZipPassThrough {
  override compression = 8

  protected override process(bytes: Uint8Array, isLast: boolean): void {
    const finishFlush = isLast ? constants.Z_FINISH : constants.Z_SYNC_FLUSH
    this.ondata(null, deflateRawSync(bytes, { finishFlush }), isLast)
  }
}

/** A workbook with one sheet. Each page of rows is packed and handed on before the next is read. */
export async function* toXlsx(table: Table): AsyncGenerator<Buffer> {
  let packed: Uint8Array[] = []
  let failure: Error | undefined
  const zip = new Zip((error, bytes) => {
    if (error) failure ??= error
    else packed.push(bytes)
  })
  const take = () => {
    if (failure) throw failure
    const bytes = Buffer.concat(packed)
    packed = []
    return bytes
  }
  const add = (path: string) => {
    const entry = new DeflatedEntry(path)
    zip.add(entry)
    return (text: string, isLast = false) => entry.push(Buffer.from(text), isLast)
  }
  for (const [path, text] of Object.entries(workbookParts(table.name))) add(path)(text, true)
  const write = add('xl/worksheets/sheet1.xml')
  write(sheetStart(table))
  for await (const rows of table.pages) {
    write(rows.map((cells) => rowText(table.columns, cells)).join(''))
    const bytes = take()
    if (bytes.length > 0) yield bytes
  }
  write(sheetEnd, true)
  zip.end()
  yield take()
}
