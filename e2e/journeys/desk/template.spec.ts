import type { PaperGroup } from '@kakehashi/domain/paper-templates/template'
import { paperTemplates } from '@kakehashi/domain/paper-templates/templates'
import { contentOf } from '@kakehashi/domain/paper-templates/testing/filled-paper'
import { familyRegisterChecklist } from '@kakehashi/domain/paper-templates/testing/family-registers'
import type { Page } from '@playwright/test'
import { button, toast, visibleText } from '../../pages/forms.ts'
import { expect, inBothLayouts, pathOf, test } from '../../support/fixtures.ts'
import * as api from '../../support/office-api.ts'

const template = paperTemplates['family-register']
const [family] = familyRegisterChecklist.families
if (!family) throw new Error('no sample family')
const content = contentOf('family-register', family)

/** 'Person recorded 2 Relationship 続柄 In the translation' */
function fieldOf(page: Page, label: string, column: 'On the paper' | 'In the translation') {
  const named = { name: `${label} ${column}`, exact: true }
  // A field that suggests words is a combo box.
  return page.getByRole('textbox', named).or(page.getByRole('combobox', named))
}

function labelOf(group: PaperGroup, at: number, key: string): string {
  const section = group.sections.find(({ fields }) => fields.some((one) => one.key === key))
  const field = section?.fields.find((one) => one.key === key)
  if (!section || !field) throw new Error(`no field ${key}`)
  const place = group.isRepeated ? `${group.label.en} ${at + 1} ` : ''
  const optional = field.isRequired ? '' : ' (optional)'
  const { label } = section
  return `${place}${label.en} ${label.ja} ${field.label.en} ${field.label.ja}${optional}`
}

/** Types what the paper says, and the translation where it is not proposed. */
async function fillIn(page: Page, except: string) {
  for (const group of template.groups) {
    for (const [at, copy] of (content[group.key] ?? []).entries()) {
      if (at > 0) await button(page, `Add another: ${group.label.en}`).click()
      for (const [key, { source, target }] of Object.entries(copy)) {
        const label = labelOf(group, at, key)
        if (label === except) continue
        await fieldOf(page, label, 'On the paper').fill(source)
        const written = fieldOf(page, label, 'In the translation')
        if ((await written.inputValue()) !== target) await written.fill(target)
      }
    }
  }
}

inBothLayouts((isPhone) => {
  test(
    'a family register is filled in, a gap holds it back, and the reviewer opens the PDF',
    { tag: '@core' },
    async ({ signedInAs, newCustomer }) => {
      test.slow()
      const customer = await newCustomer()
      const document = await api.sendDocument(customer)
      const { _id: id } = await api.sendRequest(customer, { document, fromLanguage: 'ja' })
      await api.advanceTo(id, 'translate')
      const page = await signedInAs('translator')
      await page.goto(`/desk/${id}`)
      await page
        .getByRole('region', { name: 'Fill in a template' })
        .getByRole('link')
        .first()
        .click()
      await page.getByRole('button', { name: /^Family register, full certificate/ }).click()

      // The era gives the western date, and the word its fixed translation.
      const bornOn =
        'Person recorded 1 Person recorded in the register 戸籍に記録されている者 Date of birth 生年月日'
      await fieldOf(page, bornOn, 'On the paper').fill('平成元年1月7日')
      await expect(visibleText(page, 'There was no such day.').first()).toBeVisible()
      await fieldOf(page, bornOn, 'On the paper').fill('平成6年4月17日')
      await expect(fieldOf(page, bornOn, 'In the translation')).toHaveValue(
        'April 17, 1994 (Heisei 6)',
      )
      const gap =
        'Person recorded 2 Person recorded in the register 戸籍に記録されている者 Relationship 続柄'
      await fillIn(page, gap)
      await expect(visibleText(page, /^Saved at /)).toBeVisible()

      await button(page, 'SUBMIT TRANSLATION').click()
      await expect(page.getByRole('heading', { name: '1 field is still open' })).toBeVisible()
      await expect(visibleText(page, 'Required, still empty')).toBeVisible()
      await page.getByRole('link', { name: 'Person recorded 2, Relationship' }).click()
      await expect(fieldOf(page, gap, 'In the translation')).toBeFocused()
      await fieldOf(page, gap, 'On the paper').fill('長女')
      await expect(fieldOf(page, gap, 'In the translation')).toHaveValue('Eldest daughter')
      await expect(visibleText(page, 'Every required field is filled in.')).toBeVisible()

      // What is typed is still there after a reload.
      await expect(visibleText(page, /^Saved at /)).toBeVisible()
      await page.reload()
      await expect(fieldOf(page, gap, 'In the translation')).toHaveValue('Eldest daughter')
      await button(page, 'SUBMIT TRANSLATION').click()
      await expect(toast(page, 'Translation submitted')).toBeVisible()
      await expect.poll(() => pathOf(page)).toBe('/desk')

      const office = await signedInAs('admin')
      await office.goto(`/admin/review/${id}`)
      // On a narrow screen the files are a list.
      if (!isPhone) await expect(office.locator('[data-drawn=true]').first()).toBeVisible()
      await expect(visibleText(office, /\.pdf$/).first()).toBeVisible()
      const request = await api.readRequest(await api.staff('admin'), id)
      expect(request).toMatchObject({ stage: 'review' })
    },
  )
})

test('a name that was written before is offered, and a person picks it', async ({
  signedInAs,
  newCustomer,
}) => {
  const customer = await newCustomer()
  const document = await api.sendDocument(customer)
  const { _id: id } = await api.sendRequest(customer, { document })
  await api.advanceTo(id, 'translate')
  const office = await signedInAs('owner')
  await office.goto(`/admin/translate/${id}`)
  await office.getByRole('region', { name: 'Fill in a template' }).getByRole('link').first().click()
  await office.getByRole('button', { name: /^Certificate of Acceptance of Marriage/ }).click()
  await fieldOf(office, 'Husband 夫 Name 氏名', 'On the paper').fill('見本 太郎')
  await fieldOf(office, 'Husband 夫 Name 氏名', 'In the translation').fill('MIHON Taro')
  const head = 'Husband 夫 Head of the register 筆頭者 (optional)'
  await fieldOf(office, head, 'On the paper').fill('見本 太郎')
  await expect(fieldOf(office, head, 'In the translation')).toHaveValue('')
  await button(office, 'Use MIHON Taro').click()
  await expect(fieldOf(office, head, 'In the translation')).toHaveValue('MIHON Taro')
})

test('what somebody else saved meanwhile is not overwritten without asking', async ({
  signedInAs,
  newCustomer,
}) => {
  const customer = await newCustomer()
  const document = await api.sendDocument(customer)
  const { _id: id } = await api.sendRequest(customer, { document })
  await api.advanceTo(id, 'translate')
  const [desk, office] = [await signedInAs('translator'), await signedInAs('owner')]
  await desk.goto(`/desk/${id}`)
  await desk.getByRole('region', { name: 'Fill in a template' }).getByRole('link').first().click()
  await desk.getByRole('button', { name: /^Copy of Residence Record/ }).click()
  const address = 'Household 世帯 Address 住所'
  await expect(fieldOf(desk, address, 'On the paper')).toBeVisible()
  await office.goto(`/admin/translate/${id}/template/${document.split('/').at(-1)}`)
  await fieldOf(office, address, 'In the translation').fill('1 Sample Street')
  await expect(visibleText(office, /^Saved at /)).toBeVisible()
  // Nothing was typed at the desk, so it shows the new text by itself.
  await expect(fieldOf(desk, address, 'In the translation')).toHaveValue('1 Sample Street')

  await desk.route('**/translation-drafts/**', (route) => route.abort())
  await fieldOf(desk, address, 'In the translation').fill('2 Sample Street')
  await expect(visibleText(desk, 'Not saved')).toBeVisible()
  await fieldOf(office, address, 'In the translation').fill('3 Sample Street')
  await expect(visibleText(office, /^Saved at /)).toBeVisible()
  await desk.unrouteAll({ behavior: 'ignoreErrors' })
  await button(desk, 'RETRY').first().click()
  await expect(visibleText(desk, 'Someone else has changed this')).toBeVisible()
  await button(desk, 'Show their version').click()
  await expect(fieldOf(desk, address, 'In the translation')).toHaveValue('3 Sample Street')
})
