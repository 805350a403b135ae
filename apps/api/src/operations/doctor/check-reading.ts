import type { Database } from '../../db/connection.ts'
import { canDrawPdf } from '../../ocr/pdf-pages.ts'
import { findTesseract } from '../../ocr/tesseract.ts'
import { getSetting } from '../../settings/queries.ts'
import { type Finding, finding, ok, warning } from './finding.ts'

const part = 'reading pictures'
const advice =
  'Install tesseract-ocr, tesseract-ocr-jpn and poppler-utils, or switch it off under Rules and protection.'

/** The programs are optional, so they are missed only where an owner has switched it on. */
export function checkReading(db: Database): Promise<Finding[]> {
  return finding(part, 'See what was said about the database.', async () => {
    const isOn = await getSetting(db, 'readPictures')
    const tesseract = await findTesseract()
    if (tesseract.kind === 'installed') {
      if (isOn && !canDrawPdf())
        return [warning(part, 'pdftoppm is missing, so no PDF is looked at', advice)]
      return [ok(part, `${tesseract.version}, ${isOn ? 'on' : 'off'}`)]
    }
    if (!isOn) return [ok(part, 'off; tesseract is not installed')]
    if (tesseract.kind === 'no-languages')
      return [warning(part, `tesseract cannot read ${tesseract.languages.join(', ')}`, advice)]
    return [warning(part, 'it is on, but tesseract is not installed', advice)]
  })
}
