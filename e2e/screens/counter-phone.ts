import { newOrderPath, sendPath } from '@kakehashi/contract/screen-paths'
import { checkUploadLink } from '@kakehashi/contract/requests/upload-links'
import type { Page } from '@playwright/test'
import { samplePdf } from '../documents/sample-pdf.ts'
import { button, visibleText } from '../pages/forms.ts'
import { goTo, type ScreenStates } from './inspector.ts'

const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: samplePdf() })

async function send(page: Page, file: Parameters<Page['setInputFiles']>[1]): Promise<void> {
  await page.locator('input[type=file][multiple]').setInputFiles(file)
}

/** The code on the clerk's screen, the page that it opens on a phone, and what came by it. */
export const counterPhone: ScreenStates = async ({ open, inspect, say, sample }) => {
  const clerk = await open(await sample('admin'))
  const opened = clerk.waitForResponse('**/api/counter/upload-links')
  await goTo(clerk, newOrderPath)
  await button(clerk, say('From a phone')).click()
  const { token } = (await (await opened).json()) as { token: string }
  await clerk.getByRole('img', { name: say('QR code for the customer’s phone') }).waitFor()
  await inspect(clerk, 'counter-phone-code')

  const phone = await open()
  await goTo(phone, `${sendPath}#token=${token}`)
  await button(phone, say('TAKE A PHOTO')).waitFor()
  await inspect(phone, 'send')
  await send(phone, pdf('marriage-certificate.pdf'))
  await visibleText(phone, say('Arrived'), { exact: true }).waitFor()
  await send(phone, { ...pdf('notes.txt'), mimeType: 'text/plain' })
  await phone.locator('li p').waitFor()
  await inspect(phone, 'send-arrived-and-refused')

  await clerk.getByText('marriage-certificate.pdf').first().waitFor()
  await inspect(clerk, 'counter-phone-arrived')
  await button(clerk, say('End the code')).click()
  await button(clerk, say('New code for a phone')).waitFor()
  await inspect(clerk, 'counter-phone-ended')

  await goTo(phone, sendPath)
  await phone.getByRole('heading', { name: say('This page has ended') }).waitFor()
  await inspect(phone, 'send-ended')
  await phone.route(`**${checkUploadLink.path}`, (route) => route.abort())
  await goTo(phone, `${sendPath}#token=${token}`)
  await phone.getByRole('alert').first().waitFor()
  await inspect(phone, 'send-failed')
}
