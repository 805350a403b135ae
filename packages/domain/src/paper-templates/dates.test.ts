import { expect, test } from 'vitest'
import { dayOfTranslation } from './date-of-translation.ts'
import { listDraftProblems } from './draft-problems.ts'
import { paperTemplates } from './templates.ts'
import { contentOf } from './testing/filled-paper.ts'
import { paperChecklists } from './testing/paper-checklists.ts'
import { readPaperDate } from './translate-date.ts'

/** What is wrong with a day of birth on a family register, or on an American certificate of birth. */
function whyNot(source: string, target: string, from: 'ja' | 'en' = 'ja') {
  const [id, group] =
    from === 'ja'
      ? (['family-register', 'person'] as const)
      : (['us-birth-certificate', 'certificate'] as const)
  const family = paperChecklists.find(({ template }) => template === id)?.families[0]
  if (!family) throw new Error('no sample family')
  const content = contentOf(id, family)
  const [first = {}, ...others] = content[group] ?? []
  const changed = { ...content, [group]: [{ ...first, bornOn: { source, target } }, ...others] }
  return listDraftProblems(paperTemplates[id], changed).map(({ field, why }) => [field.key, why])
}

const refused = (why: string) => [['bornOn', why]]

test('a date that its era did not have is refused, also if a translation is written', () => {
  expect(whyNot('平成元年1月7日', 'January 7, 1989')).toEqual(refused('date-impossible'))
  expect(whyNot('令和5年2月30日', 'March 2, 2023')).toEqual(refused('date-impossible'))
})

test('a translation cannot have another day than the paper', () => {
  expect(whyNot('平成6年4月17日', 'April 16, 1994 (Heisei 6)')).toEqual(refused('dates-differ'))
  expect(whyNot('08/03/1992', '平成4年8月4日', 'en')).toEqual(refused('dates-differ'))
})

test.each(['February 30, 1990', 'Febuary 27, 1990', '27.', 'in February (February 27, 1990)'])(
  'the translation %s is not handed in where the paper has a day',
  (target) => {
    expect(whyNot('平成2年2月27日', target)).toEqual(refused('date-unclear'))
  },
)

test('the translator can say in square brackets why there is no date', () => {
  expect(whyNot('平成2年2月27日', '[Crossed out]')).toEqual([])
  expect(whyNot('08/03/1992', '［抹消］', 'en')).toEqual([])
})

test('a day of the lunar calendar, or a part of a date, is translated by a person', () => {
  expect(whyNot('明治5年3月3日', 'Third day of the third month, Meiji 5')).toEqual([])
  expect(whyNot('不詳', '[Unknown]')).toEqual([])
})

test.each([
  ['令和元年5月1日', 'May 1, 2019 (Heisei 31)'],
  ['令和元年5月1日', 'May 1, 2019 (Reiwa 2)'],
  ['昭和元年12月25日', 'December 25, 1926 (Taisho 15)'],
  ['1992年8月3日', 'August 3, 1992 (Showa 67)'],
])('%s is not %s: the era in brackets is that of the paper', (source, target) => {
  expect(whyNot(source, target)).toEqual(refused('dates-differ'))
})

test('a western date in brackets has the same day', () => {
  expect(whyNot('08/03/1992', '平成4年8月3日 (1993年8月3日)', 'en')).toEqual(
    refused('dates-differ'),
  )
  expect(whyNot('08/03/1992', '1992年8月3日（平成5年）', 'en')).toEqual(refused('dates-differ'))
})

test.each([
  ['令和元年5月1日', 'May 1, 2019'],
  ['令和元年5月1日', '1 May 2019 (R1)'],
  ['昭和64年1月7日', 'January 7, 1989 (Shōwa 64)'],
  ['昭和元年12月25日', 'December 25, 1926 (Showa 1)'],
  ['1992年8月3日', 'August 3, 1992 (Heisei 4)'],
  ['令和元年5月1日午前7時30分', 'May 1, 2019 (Reiwa 1), 7:30 a.m.'],
  ['2029年(令和11年)05月17日まで有効', 'Valid until May 17, 2029 (Reiwa 11)'],
  ['令和元年5月1日', 'May 1, 2019 (Reiwa 1) [corrected by hand]'],
])('%s can be written as %s', (source, target) => {
  expect(whyNot(source, target)).toEqual([])
})

test('a date is also written in Japanese without the western one', () => {
  expect(whyNot('08/03/1992', '平成4年8月3日', 'en')).toEqual([])
  expect(whyNot('08/03/1992', '１９９２年８月３日（平成４年）', 'en')).toEqual([])
})

test('a licence from before May 2019 has a day after the end of its era: the translator writes it', () => {
  const printed = ['平成33年5月17日まで有効', '2021年(平成33年)05月17日まで有効']
  for (const source of printed) {
    expect(whyNot(source, 'May 17, 2021 (Heisei 33)')).toEqual([])
    expect(whyNot(source, 'May 17, 2021 (Reiwa 3)')).toEqual([])
    expect(whyNot(source, 'May 17, 2021')).toEqual([])
    expect(whyNot(source, '[Heisei 33, May 17]')).toEqual([])
  }
})

test('a day after the end of its era is nothing that is translated without a look', () => {
  for (const target of ['', 'May 17, 2022', 'May 17, 2021 (Heisei 34)', 'Spring 2021']) {
    expect(whyNot('平成33年5月17日', target)).toEqual(refused('era-was-over'))
  }
})

test.each([
  ['平成6年4月17日', 'April 17, 1994 (Heisei 6)'],
  ['S64.1.7', 'January 7, 1989 (Showa 64)'],
  ['大正15年12月25日', 'December 25, 1926 (Taisho 15)'],
  ['昭和元年12月25日', 'December 25, 1926 (Showa 1)'],
  ['西暦1992年8月3日', 'August 3, 1992'],
  ['2029年(令和11年)05月17日まで有効', 'May 17, 2029 (Reiwa 11)'],
  ['2029年（令和10年）05月17日まで有効', 'impossible'],
  ['2029年(令和11年)02月30日', 'impossible'],
  ['平成32年2月30日', 'impossible'],
  ['昭和64年1月8日', 'after-era'],
  ['2024年(平成36年)05月17日まで有効', 'after-era'],
  ['2024年(平成35年)05月17日まで有効', 'impossible'],
  ['昭和十年ころ', 'unread'],
])('%s on a Japanese paper is %s', (source, expected) => {
  const read = readPaperDate(source, 'ja')
  expect(read.kind === 'read' ? read.text : read.kind).toBe(expected)
  const back = read.kind === 'read' ? dayOfTranslation(read.text, 'ja') : null
  expect(back).toBe(read.kind === 'read' ? read.day : null)
})

test.each([
  ['08/03/1992', '平成4年8月3日 (1992年8月3日)'],
  ['02/30/1992', 'impossible'],
  ['in 1992', 'unread'],
])('%s on an American paper is %s', (source, expected) => {
  const read = readPaperDate(source, 'en')
  expect(read.kind === 'read' ? read.text : read.kind).toBe(expected)
  const back = read.kind === 'read' ? dayOfTranslation(read.text, 'en') : null
  expect(back).toBe(read.kind === 'read' ? read.day : null)
})
