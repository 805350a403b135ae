import type { PaperTemplateId } from '@kakehashi/domain/paper-templates/template'
import { paperTemplates } from '@kakehashi/domain/paper-templates/templates'
import { targetOf } from '@kakehashi/domain/paper-templates/template'
import { expect, test } from 'vitest'
import { duration } from '../src/clock.ts'
import { orderNumbersOf } from './order-numbers.ts'
import { draftsOf } from './sample-request.ts'
import { simulateYear } from './simulate-year.ts'

const now = new Date('2026-11-14T18:30:00Z')
const year = simulateYear(now)
const recent = year.filter(({ actions: [first] }) => {
  return first && now.getTime() - first.at.getTime() < 90 * duration.day
})

/** What is ordered under which service; a residence record can come with any of them. */
const fitting: Readonly<Record<string, readonly PaperTemplateId[]>> = {
  'Marriage Affidavit': ['marriage-affidavit', 'single-status-affidavit'],
  'Konin-Todoke Marriage Form': ['us-birth-certificate'],
  'Marriage Certificate': ['marriage-acceptance', 'residence-record'],
  'Birth Certificate': ['us-birth-certificate', 'birth-registration', 'residence-record'],
  'Family Register (Koseki)': ['family-register', 'family-register-extract', 'residence-record'],
  "Driver's License": ['drivers-licence', 'residence-record'],
}

const originals = recent.flatMap(({ request, files }) =>
  files.flatMap(({ content }) => (content.kind === 'original' ? [{ request, ...content }] : [])),
)

test('the papers of an order are of its service and about its customer', () => {
  expect(originals.length).toBeGreaterThan(25)
  for (const { request, family, paper } of originals) {
    expect(fitting[request.service]).toContain(paper)
    const { customer } = request
    const people = [family.american.family, family.japanese.family.latin]
    expect(people).toContain(customer.lastName)
  }
  expect(new Set(originals.map(({ paper }) => paper)).size).toBeGreaterThan(6)
})

test('an order of a known paper names the languages of the paper', () => {
  for (const { request, paper } of originals) {
    if (request.from === null) continue
    const template = paperTemplates[paper]
    expect([request.from, request.to]).toEqual([template.from, targetOf(template)])
  }
})

test('an original and its translation are of the same template and family', () => {
  const translated = recent.filter(({ files }) =>
    files.some(({ content }) => content.kind === 'translation'),
  )
  expect(translated.length).toBeGreaterThan(15)
  for (const { request, family, files } of translated) {
    const drafts = draftsOf(request, family)
    const contents = files.map(({ content }) => content)
    const translations = contents.filter(({ kind }) => kind === 'translation')
    for (const content of translations) expect(content).toMatchObject({ drafts })
    const papers = contents.filter(({ kind }) => kind === 'original')
    for (const content of papers) expect(content).toMatchObject({ family })
    expect(papers).toHaveLength(drafts.length)
  }
})

test('some papers are photographed with a phone', () => {
  const photographs = recent.flatMap(({ files }) =>
    files.filter(({ name, content }) => content.kind === 'original' && name.endsWith('.jpg')),
  )
  expect(photographs.length).toBeGreaterThan(0)
  // Each takes a moment to draw.
  expect(photographs.length).toBeLessThan(10)
})

test('every order has a number of its own, which its files have too', () => {
  const numberOf = orderNumbersOf(year)
  const numbers = year.flatMap(({ files }) => {
    const ofRequest = new Set(files.map(numberOf))
    expect(ofRequest.size).toBeLessThanOrEqual(1)
    return Array.from(ofRequest)
  })
  expect(new Set(numbers).size).toBe(numbers.length)
})
