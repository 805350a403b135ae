import { readFile } from 'node:fs/promises'
import { button, field, toast, visibleText } from '../../pages/forms.ts'
import { expect, inBothLanguages, test } from '../../support/fixtures.ts'
import * as api from '../../support/office-api.ts'

/** Letters only, because digits of a sentence become placeholders. */
const newWord = () =>
  crypto
    .randomUUID()
    .replaceAll(/[^a-f]/g, '')
    .slice(0, 8)

inBothLanguages((language) => {
  test(
    'a term is found at the desk, a sentence is offered for a similar one, and an import of the export changes nothing',
    { tag: '@core' },
    async ({ signedInAs, newCustomer, say }) => {
      const word = newWord()
      const customer = await newCustomer({ firstName: 'Misaki', lastName: 'Miyazato' })
      const { _id: id } = await api.sendRequest(customer)
      await api.advanceTo(id, 'translate', 0)

      const translator = await signedInAs('translator')
      await translator.goto(`/desk/${id}`)
      const menu = translator.getByRole('navigation').first()
      await menu.getByRole('link', { name: say('Glossary') }).click()
      await field(translator, say('English')).fill(`register of ${word}`)
      await field(translator, say('Japanese')).fill(`${word}戸籍`)
      await translator.getByLabel(say('Note for translators')).fill('Keep it')
      await button(translator, say('ADD TERM')).click()
      await expect(toast(translator, say('Term saved'))).toBeVisible()
      await translator.getByLabel(say('Find a term')).fill(word.slice(0, 6))
      await expect(translator.getByText(`${word}戸籍`)).toBeVisible()

      await translator.goto(`/desk/${id}`)
      const panel = translator.getByRole('region', { name: say('Glossary'), exact: true })
      await panel.getByLabel(say('Look up')).fill(`the Register of ${word} of the husband`)
      await expect(panel.getByText(`${word}戸籍`)).toBeVisible()
      await expect(panel.getByText('Keep it')).toBeVisible()

      await visibleText(translator, say('Add sentences to the memory')).click()
      await panel
        .getByLabel(say('Sentence in Japanese'))
        .fill(`美咲は平成6年4月17日に${word}に入籍。`)
      await panel
        .getByLabel(say('Sentence in English'))
        .fill(`Misaki MIYAZATO entered the register of ${word} on April 17, 1994.`)
      await panel.getByLabel(say('Other names in them')).fill('美咲')
      const stored = `{name1} entered the register of ${word} on {date1}.`
      await expect(panel.getByText(stored)).toBeVisible()
      await button(translator, say('ADD SENTENCES')).click()
      await expect(toast(translator, say('Sentences added'))).toBeVisible()
      await panel
        .getByLabel(say('Look up'))
        .fill(`Ken OSHIRO entered the register of ${word} on May 1, 2019.`)
      await expect(panel.getByText(stored)).toBeVisible()

      const owner = await signedInAs('owner')
      await owner.goto('/admin/glossary/files')
      for (const kind of ['glossary', 'memory'] as const) {
        const downloading = owner.waitForEvent('download')
        const at = kind === 'glossary' ? 0 : 1
        await owner
          .getByRole('button', { name: /^TMX 1\.4/ })
          .nth(at)
          .click()
        const buffer = await readFile(await (await downloading).path())
        expect(buffer.toString()).toContain(word)
        await owner.getByLabel(say('What is in the file')).selectOption(kind)
        await owner
          .getByLabel(say('TMX or XLIFF file'))
          .setInputFiles({ name: 'words.tmx', mimeType: 'text/xml', buffer })
        await button(owner, say('CHECK FILE')).click()
        const nothing = language === 'ja' ? /新規0件、.*変更0件/ : /: 0 new, 0 with another note/
        await expect(owner.getByRole('main')).toContainText(nothing)
        await expect(owner.getByRole('button', { name: /IMPORT|取り込む/ })).toHaveCount(0)
      }
    },
  )
})
