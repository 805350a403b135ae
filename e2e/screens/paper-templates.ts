import * as drafts from '@kakehashi/contract/requests/translation-drafts'
import { contentOf } from '@kakehashi/domain/paper-templates/testing/filled-paper'
import { familyRegisterChecklist } from '@kakehashi/domain/paper-templates/testing/family-registers'
import { button, visibleText } from '../pages/forms.ts'
import * as api from '../support/office-api.ts'
import { goTo, type ScreenStates } from './inspector.ts'

/** The choice of a template, a filled one, its gaps, and a save that failed. */
export const templateStates: ScreenStates = async ({ open, inspect, sample, newCustomer, say }) => {
  const customer = await newCustomer()
  const document = await api.sendDocument(customer)
  const { _id: id } = await api.sendRequest(customer, { document, fromLanguage: 'ja' })
  await api.advanceTo(id, 'translate')
  const documentId = document.split('/').at(-1) ?? ''
  const page = await open(await sample('translator'))
  const path = `/desk/${id}/template/${documentId}`
  await page.route(`**${drafts.listTranslationDrafts.path.replace(':requestId', id)}`, () => {})
  await goTo(page, path)
  await inspect(page, 'template-waiting')
  await page.unrouteAll({ behavior: 'ignoreErrors' })

  await goTo(page, path)
  await visibleText(page, say('Choose the template of this paper')).waitFor()
  await page.locator('[data-drawn=true]').first().waitFor()
  await inspect(page, 'template-choice')

  const [family] = familyRegisterChecklist.families
  if (!family) throw new Error('no sample family')
  const { path: savePath, method } = drafts.saveTranslationDraft
  await api.ask(await api.staff('owner'), {
    method,
    path: savePath.replace(':requestId', id).replace(':documentId', documentId),
    body: {
      version: 0,
      template: 'family-register',
      templateVersion: 0,
      content: contentOf('family-register', family),
    },
  })
  await goTo(page, path)
  await visibleText(page, say('Every required field is filled in.')).waitFor()
  await page.locator('[data-drawn=true]').first().waitFor()
  await inspect(page, 'template-filled')
  await page.emulateMedia({ colorScheme: 'dark' })
  await inspect(page, 'template-filled-dark')
  await page.emulateMedia({ colorScheme: 'light' })

  await page.route(
    `**${savePath.replace(':requestId', id).replace(':documentId', documentId)}`,
    (route) => route.abort(),
  )
  await page.locator('#write-person-0-relation').fill('')
  await page.locator('#paper-person-0-bornOn').fill('平成元年1月7日')
  await page.locator('#write-person-0-father').fill('')
  await visibleText(page, say('Not saved')).waitFor()
  await button(page, say('SUBMIT TRANSLATION')).click()
  await visibleText(page, say('Required, still empty')).first().waitFor()
  await inspect(page, 'template-gaps')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
}
