import { maxLanguageFileEntries } from '@kakehashi/domain/glossary/language-files'
import { SaxesParser } from 'saxes'
import { demand, Refusal } from '../../refusal.ts'
import { collectEntries, type ReadEntry } from './collect-entries.ts'

/** Deeper than any file of a translation tool. */
const mostLevels = 40

/**
 * The entries of a TMX file, or of an XLIFF file of version 1.2 or 2.0. Nothing outside the file is
 * read, and only the five references that XML itself defines are resolved.
 */
export function readLanguageFile(bytes: Uint8Array): ReadEntry[] {
  const collected = collectEntries()
  const parser = new SaxesParser({ xmlns: false, position: true })
  const unreadable = () =>
    new Refusal('language-file-unreadable', {
      values: { detail: { en: `line ${parser.line}`, ja: `${parser.line}行目` } },
    })
  let levels = 0
  parser.on('error', () => {
    throw unreadable()
  })
  parser.on('doctype', (text) => demand(!text.includes('['), 'language-file-entities'))
  parser.on('opentag', ({ name, attributes }) => {
    levels += 1
    if (levels === 1 && name !== 'tmx' && name !== 'xliff') throw unreadable()
    if (levels > mostLevels) throw unreadable()
    collected.open(name, attributes)
  })
  parser.on('closetag', ({ name }) => {
    levels -= 1
    collected.close(name)
    demand(collected.entries.length <= maxLanguageFileEntries, 'language-file-too-long', {
      values: { most: maxLanguageFileEntries },
    })
  })
  parser.on('text', (text) => collected.text(text))
  parser.on('cdata', (text) => collected.text(text))
  parser.write(decode(bytes)).close()
  return collected.entries
}

/** UTF-8, or UTF-16 with its mark, as some tools save it. */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes
  const isBig = first === 0xfe && second === 0xff
  const isLittle = first === 0xff && second === 0xfe
  const encoding = isBig ? 'utf-16be' : isLittle ? 'utf-16le' : 'utf-8'
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    throw new Refusal('language-file-unreadable', {
      values: { detail: { en: 'not in UTF-8', ja: 'UTF-8ではありません' } },
    })
  }
}
