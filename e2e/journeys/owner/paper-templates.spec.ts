import { execFileSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { previewTranslationDrafts } from '@kakehashi/contract/requests/translation-drafts'
import type { Page } from '@playwright/test'
import { button, toast, visibleText } from '../../pages/forms.ts'
import { expect, inBothLanguages, test } from '../../support/fixtures.ts'
import * as api from '../../support/office-api.ts'

/** A field of the editor, by its place in the template. */
const at = (page: Page, path: string) => page.locator(`[id="${path}"]`)

async function label(page: Page, path: string, en: string, ja: string): Promise<void> {
  await at(page, `${path}.label.en`).fill(en)
  await at(page, `${path}.label.ja`).fill(ja)
}

/** The text of the PDF, as whoever gets it can copy it. */
async function textOfPdf(page: Page, requestId: string): Promise<string> {
  const path = previewTranslationDrafts.path.replace(':requestId', requestId)
  const reply = await page.request.get(path)
  expect(reply.status()).toBe(200)
  const file = join(mkdtempSync(join(tmpdir(), 'kakehashi-journey-')), 'paper.pdf')
  writeFileSync(file, await reply.body())
  return execFileSync('pdftotext', ['-raw', file, '-']).toString()
}

inBothLanguages((language) => {
  test(
    'an owner copies a template and adds to it, and the PDF of the translator has it',
    { tag: '@core' },
    async ({ signedInAs, newCustomer, say }) => {
      test.slow()
      const title = `Licence ${language} ${Date.now()}`
      const owner = await signedInAs('owner')
      await owner.goto('/owner/templates/new?copy=drivers-licence')
      await at(owner, 'title.en').fill(title)
      await at(owner, 'title.ja').fill(`免許証 ${title}`)

      // A new field needs its label in both languages.
      const fields = 'groups.0.sections.0.fields'
      const count = await owner.locator(`[id^="${fields}."][id$=".label.en"]`).count()
      await at(owner, fields).click()
      await expect(at(owner, `${fields}.${count}.label.en`)).toBeFocused()
      await owner.keyboard.type('Blood type')
      await button(owner, say('SAVE TEMPLATE')).click()
      await expect(owner.getByRole('alert')).toBeFocused()
      await expect(at(owner, `${fields}.${count}.label.ja`)).toHaveAttribute('aria-invalid', 'true')
      await at(owner, `${fields}.${count}.label.ja`).fill('血液型')

      // A field that was removed by mistake comes back.
      const first = at(owner, `${fields}.0.label.en`)
      const before = await first.inputValue()
      // The innermost part that has its fields.
      const part = owner.locator('[data-part]').filter({ has: first }).last()
      await part.locator('[data-tool=remove]').click()
      await expect(first).not.toHaveValue(before)
      await expect(button(owner, say('Undo'))).toBeFocused()
      await owner.keyboard.press('Enter')
      await expect(first).toHaveValue(before)

      const groups = await owner.locator('[id^="groups."][id$=".isRepeated"]').count()
      const added = `groups.${groups}`
      await at(owner, 'groups').click()
      await label(owner, added, 'Vehicle', '車両')
      await at(owner, `${added}.isRepeated`).check()
      await label(owner, `${added}.sections.0`, 'Vehicle facts', '車両の情報')
      await label(owner, `${added}.sections.0.fields.0`, 'Make', '車名')
      await expect(
        owner.getByRole('complementary').locator('[data-drawn=true]').first(),
      ).toBeVisible()
      await button(owner, say('SAVE TEMPLATE')).click()
      await expect(toast(owner, say('Template saved'))).toBeVisible()
      await expect(owner).toHaveURL(/\/owner\/templates\/[0-9a-f-]{36}$/)

      const customer = await newCustomer()
      const document = await api.sendDocument(customer)
      const { _id: id } = await api.sendRequest(customer, { document, fromLanguage: 'ja' })
      await api.advanceTo(id, 'translate')
      const desk = await signedInAs('translator')
      await desk.goto(`/desk/${id}/template/${document.split('/').at(-1)}`)
      await desk.getByRole('button', { name: title }).first().click()
      await desk.locator('[id="write-front-0-bloodType"]').fill('Type AB')
      await desk.locator('[id="write-vehicle-0-make"]').fill('Mihon One')
      await button(desk, language === 'ja' ? '「車両」を追加' : 'Add another: Vehicle').click()
      await desk.locator('[id="write-vehicle-1-make"]').fill('Mihon Two')
      await expect(visibleText(desk, language === 'ja' ? /に保存済み/ : /^Saved at /)).toBeVisible()

      const text = await textOfPdf(desk, id)
      const order = ['Blood type', 'Type AB', 'Vehicle 1', 'Mihon One', 'Vehicle 2', 'Mihon Two']
      const found = order.map((one) => text.indexOf(one))
      expect(found).toEqual(found.toSorted((one, other) => one - other))
      expect(found[0]).toBeGreaterThan(0)
      expect(text).toContain('血液型')
    },
  )
})
