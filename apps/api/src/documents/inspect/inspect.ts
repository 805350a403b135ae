import type { MediaType } from '@kakehashi/domain/documents/files'
import { Refusal } from '../../refusal.ts'
import { findZipEnd } from './zip-end.ts'
import { demandWordDocument } from './docx.ts'
import { isHeic, parseHeic } from './heic.ts'
import { parseJpeg } from './jpeg.ts'
import { demandPdfEnd, PdfReader } from './pdf.ts'
import { parsePng } from './png.ts'
import { TailBuffer } from './tail-buffer.ts'
import type { ByteParser } from './byte-parser.ts'
import { ParserRunner } from './byte-parser.ts'
import { parseWebp } from './webp.ts'

export interface Inspected {
  readonly mediaType: MediaType
  readonly pages?: number | undefined
}

/** Detects the type of a file from its content while it streams. Throws a refusal early. */
export interface Inspection {
  push(chunk: Buffer): void
  end(): Inspected
}

const headSize = 64
const bufferedHeadSize = 64 * 1024
/** Large enough for the zip directory of a document with thousands of parts. */
const tailSize = 256 * 1024

export function startInspection(): Inspection {
  const tail = new TailBuffer(tailSize)
  let head = Buffer.alloc(0)
  let size = 0
  let inspector: FormatInspector | undefined
  const begin = () => {
    inspector = inspectorFor(head)
    inspector.push(head)
    return inspector
  }
  return {
    push(chunk) {
      size += chunk.length
      tail.push(chunk)
      if (inspector) return inspector.push(chunk)
      head = Buffer.concat([head, chunk])
      if (head.length >= headSize) begin()
    },
    end() {
      const whole = inspector ?? begin()
      const archive = findZipEnd(tail.bytes)
      if (whole.mediaType !== word) demandNoArchive(archive)
      return whole.end({ archive, tail: tail.bytes, size })
    },
  }
}

type Whole = { archive: ReturnType<typeof findZipEnd>; tail: Buffer; size: number }

interface FormatInspector {
  readonly mediaType: MediaType
  push(chunk: Buffer): void
  end(whole: Whole): Inspected
}

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

function inspectorFor(head: Buffer): FormatInspector {
  const starts = (text: string, at = 0) => head.toString('latin1', at, at + text.length) === text
  if (starts('%PDF-')) return inspectPdf()
  if (starts('\u00FF\u00D8\u00FF')) return inspectPicture('image/jpeg', parseJpeg())
  if (starts('\u0089PNG\r\n\u001A\n')) return inspectPicture('image/png', parsePng())
  if (starts('RIFF') && starts('WEBP', 8)) return inspectPicture('image/webp', parseWebp())
  if (isHeic(head)) return inspectPicture('image/heic', parseHeic())
  if (starts('PK\u0003\u0004')) return inspectWord()
  throw new Refusal('file-type')
}

function inspectPicture(mediaType: MediaType, parser: ByteParser<void>): FormatInspector {
  const runner = new ParserRunner(parser)
  return {
    mediaType,
    push: (chunk) => runner.push(chunk),
    end() {
      runner.end()
      return { mediaType }
    },
  }
}

function inspectPdf(): FormatInspector {
  const reader = new PdfReader()
  const mediaType = 'application/pdf'
  return {
    mediaType,
    push: (chunk) => reader.push(chunk),
    end({ tail }) {
      demandPdfEnd(tail)
      return { mediaType, pages: reader.pages }
    },
  }
}

function inspectWord(): FormatInspector {
  let head = Buffer.alloc(0)
  return {
    mediaType: word,
    push(chunk) {
      if (head.length < bufferedHeadSize) {
        head = Buffer.concat([head, chunk.subarray(0, bufferedHeadSize - head.length)])
      }
    },
    end({ archive, tail, size }) {
      demandWordDocument(archive, tail, head, size)
      return { mediaType: word }
    },
  }
}

/** Refuses polyglot files, which another program could open as a zip archive. */
function demandNoArchive(archive: Whole['archive']): void {
  if (archive) throw new Refusal('file-mixed')
}
