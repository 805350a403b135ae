import type { MediaType } from '@kakehashi/domain/files'
import { Refusal } from '../../refusal.ts'
import { findArchiveEnd } from './archive-end.ts'
import { demandWordDocument } from './docx.ts'
import { isHeic, walkHeic } from './heic.ts'
import { walkJpeg } from './jpeg.ts'
import { demandPdfEnd, PdfReader } from './pdf.ts'
import { walkPng } from './png.ts'
import { Tail } from './tail.ts'
import type { Walk } from './zip-entries.ts'
import { Walker } from './zip-entries.ts'
import { walkWebp } from './webp.ts'

export interface Inspected {
  readonly mediaType: MediaType
  readonly pages?: number | undefined
}

/** What a file is, judged by its content while it goes by. Throws the refusal as soon as it knows. */
export interface Inspection {
  push(chunk: Buffer): void
  end(): Inspected
}

const headSize = 64
const keptHead = 64 * 1024
/** Also holds the list of contents of a document with thousands of parts. */
const tailSize = 256 * 1024

export function beginInspection(): Inspection {
  const tail = new Tail(tailSize)
  let head = Buffer.alloc(0)
  let size = 0
  let reading: Reading | undefined
  const begin = () => {
    reading = readingOf(head)
    reading.push(head)
    return reading
  }
  return {
    push(chunk) {
      size += chunk.length
      tail.push(chunk)
      if (reading) return reading.push(chunk)
      head = Buffer.concat([head, chunk])
      if (head.length >= headSize) begin()
    },
    end() {
      const whole = reading ?? begin()
      const archive = findArchiveEnd(tail.bytes)
      if (whole.mediaType !== word) demandNoArchive(archive)
      return whole.end({ archive, tail: tail.bytes, size })
    },
  }
}

type Whole = { archive: ReturnType<typeof findArchiveEnd>; tail: Buffer; size: number }

interface Reading {
  readonly mediaType: MediaType
  push(chunk: Buffer): void
  end(whole: Whole): Inspected
}

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

function readingOf(head: Buffer): Reading {
  const starts = (text: string, at = 0) => head.toString('latin1', at, at + text.length) === text
  if (starts('%PDF-')) return readingPdf()
  if (starts('\u00FF\u00D8\u00FF')) return readingPicture('image/jpeg', walkJpeg())
  if (starts('\u0089PNG\r\n\u001A\n')) return readingPicture('image/png', walkPng())
  if (starts('RIFF') && starts('WEBP', 8)) return readingPicture('image/webp', walkWebp())
  if (isHeic(head)) return readingPicture('image/heic', walkHeic())
  if (starts('PK\u0003\u0004')) return readingWord()
  throw new Refusal('file-type')
}

function readingPicture(mediaType: MediaType, walk: Walk<void>): Reading {
  const walker = new Walker(walk)
  return {
    mediaType,
    push: (chunk) => walker.push(chunk),
    end() {
      walker.end()
      return { mediaType }
    },
  }
}

function readingPdf(): Reading {
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

function readingWord(): Reading {
  let head = Buffer.alloc(0)
  return {
    mediaType: word,
    push(chunk) {
      if (head.length < keptHead) {
        head = Buffer.concat([head, chunk.subarray(0, keptHead - head.length)])
      }
    },
    end({ archive, tail, size }) {
      demandWordDocument(archive, tail, head, size)
      return { mediaType: word }
    },
  }
}

/** A picture that is also an archive is neither to whoever opens it next. */
function demandNoArchive(archive: Whole['archive']): void {
  if (archive) throw new Refusal('file-damaged')
}
