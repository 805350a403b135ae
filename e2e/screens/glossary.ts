import { type GlossaryTerm, listTerms, lookUp } from '@kakehashi/contract/glossary'
import { languageFileProblemText } from '@kakehashi/contract/language-file-problems'
import { importLanguageFile, type LanguageImport } from '@kakehashi/contract/language-files'
import { listPairs, type SentencePairView } from '@kakehashi/contract/memory'
import { deskPath } from '@kakehashi/contract/screen-paths'
import { button, visibleText } from '../pages/forms.ts'
import * as api from '../support/office-api.ts'
import { goTo, inspectWaitingAndFailed, type ScreenStates } from './inspector.ts'

const id = (number: number) => `018f5a3e-0000-7000-8000-${String(number).padStart(12, '0')}`

const terms: readonly GlossaryTerm[] = [
  {
    _id: id(1),
    english: 'former family register',
    japanese: '従前戸籍',
    reading: 'じゅうぜんこせき',
    field: 'family register',
    version: 1,
  },
  {
    _id: id(2),
    english: '-banchi',
    japanese: '番地',
    note: 'Keep in addresses, do not translate',
    version: 1,
  },
  { _id: id(3), english: 'spouse status', japanese: '配偶者区分', version: 3 },
]

const pairs: readonly SentencePairView[] = [
  {
    _id: id(4),
    english: '{name1} was born on {date1}; reported by the father on {date2}.',
    japanese: '{name1}は{date1}に出生、{date2}父が届出。',
    percent: 86,
  },
  {
    _id: id(5),
    english: 'This is to certify that the above is a true copy of all entries in the register.',
    japanese: 'これは、戸籍に記録されている事項の全部を証明した書面である。',
  },
]

export const glossaryStates: ScreenStates = async ({ open, inspect, sample, say, language }) => {
  const page = await open(await sample('owner'))
  const [path, call] = ['/admin/glossary', `**${listTerms.path}?*`]
  await inspectWaitingAndFailed(page, path, call, (state) => inspect(page, `glossary-${state}`))
  await page.route(call, (route) => route.fulfill({ json: [] }))
  await goTo(page, path)
  await visibleText(page, say('No terms yet')).waitFor()
  await button(page, say('ADD TERM')).click()
  await page.getByRole('alert').first().waitFor()
  await inspect(page, 'glossary-empty')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.route(call, (route) => route.fulfill({ json: terms }))
  await goTo(page, path)
  await visibleText(page, '番地').waitFor()
  await inspect(page, 'glossary')
  await button(page, say('EDIT')).first().click()
  await inspect(page, 'glossary-editing')
  await page.unrouteAll({ behavior: 'ignoreErrors' })

  const sentences = `**${listPairs.path}*`
  await page.route(sentences, (route) => route.fulfill({ json: pairs }))
  await goTo(page, '/admin/glossary/sentences')
  await visibleText(page, '{name1}').first().waitFor()
  await inspect(page, 'memory')
  await button(page, say('REMOVE')).first().click()
  await page.getByRole('alertdialog').waitFor()
  await inspect(page, 'memory-removing')
  await page.unrouteAll({ behavior: 'ignoreErrors' })

  await goTo(page, '/admin/glossary/files')
  const outcome: LanguageImport = {
    entries: 412,
    added: 24,
    changed: 3,
    unchanged: 382,
    problems: 3,
    listed: (
      [
        [14, 'english-missing'],
        [96, 'twice-in-file'],
        [201, 'term-archived'],
      ] as const
    ).map(([entry, code]) => ({
      entry,
      code,
      message: languageFileProblemText(code, language),
    })),
  }
  await page.route(`**${importLanguageFile.path}*`, (route) => route.fulfill({ json: outcome }))
  await page
    .getByLabel(say('TMX or XLIFF file'))
    .setInputFiles({ name: 'words.tmx', mimeType: 'text/xml', buffer: Buffer.from('<tmx/>') })
  await button(page, say('CHECK FILE')).click()
  await visibleText(page, say('The file was checked')).waitFor()
  await inspect(page, 'glossary-files')
}

export const lookUpStates: ScreenStates = async ({ open, inspect, newCustomer, sample, say }) => {
  const customer = await newCustomer()
  const { _id } = await api.sendRequest(customer)
  await api.advanceTo(_id, 'translate', 0)
  const page = await open(await sample('translator'))
  const reply = { terms, sentences: pairs.slice(0, 1) }
  await page.route(`**${lookUp.path}`, (route) => route.fulfill({ json: reply }))
  await goTo(page, deskPath(_id))
  await page.getByLabel(say('Look up')).fill('従前戸籍')
  await visibleText(page, '番地').waitFor()
  await visibleText(page, say('Add sentences to the memory')).click()
  await page.getByLabel(say('Sentence in Japanese')).fill('平成6年4月17日に出生、父誠が届出。')
  await page.getByLabel(say('Sentence in English')).fill('Born on April 17, 1994.')
  await inspect(page, 'desk-look-up')
}
