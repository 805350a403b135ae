import { execFileSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listDraftProblems } from '@kakehashi/domain/paper-templates/draft-problems'
import { paperTemplateIds } from '@kakehashi/domain/paper-templates/template'
import { paperTemplates } from '@kakehashi/domain/paper-templates/templates'
import { contentOf } from '@kakehashi/domain/paper-templates/testing/filled-paper'
import { paperChecklists } from '@kakehashi/domain/paper-templates/testing/paper-checklists'
import { miyazato } from '@kakehashi/domain/sample-papers/miyazato'
import { samplePaper } from '@kakehashi/domain/sample-papers/sample-papers'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { customers } from '../customers.ts'
import { logins } from '../people.ts'
import { drawPdf, drawSvg } from './draw-paper.ts'
import { familyOf } from './families.ts'
import { textsOf } from './original-paper.ts'
import { photograph } from './photograph.ts'

const folder = mkdtempSync(join(tmpdir(), 'kakehashi-originals-'))

/** The text of each page, without spaces and in one width: a register has wide digits. */
function pagesOf(pdf: Buffer): string[] {
  const file = join(folder, 'original.pdf')
  writeFileSync(file, pdf)
  const text = execFileSync('pdftotext', ['-raw', '-enc', 'UTF-8', file, '-'], { encoding: 'utf8' })
  return text.split('\f').slice(0, -1).map(plain)
}

const plain = (text: string) => text.normalize('NFKC').replaceAll(/\s/g, '').toLowerCase()

describe.each(paperTemplateIds)('the original of a %s', (id) => {
  const families = paperChecklists.find(({ template }) => template === id)?.families ?? []
  const papers = [samplePaper(id, miyazato), ...families.map((family) => contentOf(id, family))]

  test('says everything that the template asks for, and SAMPLE on every page', () => {
    expect(papers).toHaveLength(4)
    for (const content of papers) {
      const pages = pagesOf(drawPdf(id, content))
      const said = pages.join('')
      expect(textsOf(id, content).filter((text) => !said.includes(plain(text)))).toEqual([])
      expect(pages.length).toBeGreaterThan(0)
      for (const page of pages) {
        expect(page).toContain('sample見本')
        expect(page).toContain('everyperson,placeandnumberisinvented')
      }
    }
  })

  test('is photographed as an upright JPEG, turned another way each time', async () => {
    const svg = drawSvg(id, samplePaper(id, miyazato))
    const [picture, again] = [await photograph(svg, 7), await photograph(svg, 8)]
    const { format, width, height } = await sharp(picture).metadata()
    expect(format).toBe('jpeg')
    expect(height).toBeGreaterThan(width)
    expect(picture.equals(again)).toBe(false)
  })
})

test('every sample customer has papers that can be handed in', () => {
  for (const customer of [logins.customer, ...customers]) {
    for (const id of paperTemplateIds) {
      const content = samplePaper(id, familyOf(customer))
      expect(listDraftProblems(paperTemplates[id], content)).toEqual([])
    }
  }
})

function familyNamed(first: string, last: string) {
  const found = customers.find((one) => one.firstName === first && one.lastName === last)
  if (!found) throw new Error('no such customer')
  return familyOf(found)
}

test('a couple of customers has one family name, and papers name the customer', () => {
  expect(familyNamed('Naomi', 'Whitaker').american).toMatchObject({
    given: 'James',
    middle: 'Robert',
  })
  expect(familyNamed('Naomi', 'Whitaker').japanese.birthFamily.latin).not.toBe('Whitaker')
  expect(familyNamed('Yuki', 'Higa').japanese).toMatchObject({
    family: { kanji: '比嘉' },
    sex: 'female',
  })
  expect(familyNamed('Marcus', 'Delgado').american.kana.family).toBe('デルガド')
})
