import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { done } from '@kakehashi/contract/http/done-reply'
import type { Locator, Page } from '@playwright/test'
import { button, downloadButton, field, fillRegistration, toast } from '../../pages/forms.ts'
import { mailTo, requestSubject } from '../../support/mailbox.ts'
import { expect, inBothLanguages, pathOf, test } from '../../support/fixtures.ts'
import * as api from '../../support/office-api.ts'
import { addFiles, fileRow, sendButton, waitForRequestPage } from '../../pages/request-form.ts'
import { photographs } from '../../documents/sample-documents.ts'
import { newRegistration } from '../../support/people.ts'
import { samplePdf } from '../../documents/sample-pdf.ts'
import {
  announcements,
  installScreenReader,
  startListening,
  readAloud,
} from '../../accessibility/screen-reader.ts'
import { expectTranscript } from '../../accessibility/transcripts.ts'
import type { Say } from '../../support/translations.ts'

const devices = {
  phone: { width: 390, height: 844 },
  desk: { width: 1440, height: 900 },
} as const

/** The current step of the tracker, in whichever of its two layouts is visible. */
const currentStep = (page: Page): Locator =>
  page.locator('[aria-current="step"]').filter({ visible: true }).first()

/** The line that says what happens with the request. */
const statusLine = (page: Page, say: Say): Locator =>
  page.getByRole('region', { name: say('Progress'), exact: true })

inBothLanguages((language) => {
  for (const device of ['phone', 'desk'] as const) {
    test(
      `a customer on a ${device} registers, sends two photographs, accepts the quote and downloads the translation`,
      { tag: '@core' },
      async ({ openBrowser, say }) => {
        test.slow()
        // The phone run uses a screen reader; the desk run keeps the site's own CSP.
        const isHeard = device === 'phone'
        const page = await openBrowser(undefined, {
          viewport: devices[device],
          locale: language === 'ja' ? 'ja-JP' : 'en-US',
          reducedMotion: 'reduce',
          ...(isHeard && { bypassCSP: true }),
        })
        if (isHeard) await installScreenReader(page)
        const lines: string[] = []
        const read = async (title: string) => {
          if (isHeard) lines.push(`# ${title}`, ...(await readAloud(page)), '')
        }
        /** The office does something; the open page shows it without a reload. */
        const meanwhile = async (
          title: string,
          act: () => Promise<unknown>,
          shown: () => Promise<void>,
        ) => {
          if (isHeard) await startListening(page)
          await act()
          await shown()
          if (isHeard) lines.push(`# ${title}`, ...(await announcements(page)), '')
        }

        const registration = newRegistration()
        await page.goto('/register?redirect=%2Fsubmitrequest')
        // The fields are shown before the scripts have started; the button works after that.
        await expect(button(page, say('CREATE ACCOUNT'))).toBeEnabled()
        await read('Register')
        await fillRegistration(page, say, registration)
        await button(page, say('CREATE ACCOUNT')).click()
        await expect.poll(() => pathOf(page)).toBe('/submitrequest')

        await field(page, say('Service')).selectOption('Legal')
        await page.getByLabel(say('Details')).fill('Two pages, for the city office.')
        const files = Object.values(photographs)
        await addFiles(page, say, files)
        for (const photograph of files) {
          const row = fileRow(page, basename(photograph))
          await expect(row).toContainText(say('Ready'), { timeout: 30_000 })
          await expect(row.getByRole('button')).toBeEnabled()
        }
        // Wait for this toast, or the next part of the transcript would contain it.
        const { message: received } = done('document-received', language)
        await expect(toast(page, received).first()).toBeVisible()
        await read('Request form')
        if (isHeard) await startListening(page)
        await sendButton(page, say).click()
        await expect(
          toast(page, say('Request created; a representative will contact you soon.')),
        ).toBeVisible()
        const id = await waitForRequestPage(page)
        await expect(toast(page, say('Email sent successfully'))).toBeVisible({ timeout: 20_000 })
        if (isHeard) lines.push('# Sent', ...(await announcements(page)), '')
        // The days in the confirmation depend on the time of the test.
        await button(page, say('Follow this request')).click()
        await expect(button(page, say('Follow this request'))).toHaveCount(0)
        await expect(currentStep(page)).toContainText(say('Quote'))
        await read('The request, before its quote')

        await meanwhile(
          'The quote arrives',
          () => api.submitQuote(id, 45, 20),
          () => expect(button(page, say('ACCEPT'))).toBeVisible(),
        )
        const { orderNumber } = await api.readRequest(await api.staff('admin'), id)
        const quoteReady = requestSubject('quote-ready', orderNumber, language)
        const mail = await mailTo(registration.email, quoteReady)
        expect(mail.text).toContain(`/request/${id}`)
        await expect(page.getByRole('main')).toContainText('$45.00')
        await read('The request with its quote')
        if (isHeard) await startListening(page)
        await button(page, say('ACCEPT')).click()
        await expect(toast(page, say('Quote accepted'))).toBeVisible()
        await expect(button(page, say('ACCEPT'))).toHaveCount(0)
        if (isHeard) lines.push('# Accepted', ...(await announcements(page)), '')

        await meanwhile(
          'Paid at the counter',
          () => api.recordPaid(id, 45),
          () => expect(statusLine(page, say)).toContainText(say('We are about to begin')),
        )
        await meanwhile(
          'The payment is complete',
          () => api.completePayment(id),
          () => expect(currentStep(page)).toContainText(say('Translate')),
        )
        await api.assignTranslator(id)
        const translation = samplePdf('The translation')
        await meanwhile(
          'Translated',
          () => api.submitTranslation(id, translation),
          () => expect(currentStep(page)).toContainText(say('Review')),
        )
        await meanwhile(
          'Reviewed',
          () => api.finishReview(id),
          () => expect(currentStep(page)).toContainText(say('Delivery Pickup')),
        )
        await meanwhile(
          'Delivered',
          () => api.deliver(id),
          async () => {
            const last = page.locator('[data-step="complete"]').filter({ visible: true }).first()
            await expect(last).toHaveAttribute('data-state', 'done')
          },
        )
        await read('The request, complete')

        const saving = page.waitForEvent('download')
        await downloadButton(page, say('TRANSLATED')).click()
        const saved = await saving
        expect(saved.suggestedFilename()).toMatch(/^K-\d{4}-\d{5}-translation[.]pdf$/)
        // A copy without active content, so not the same bytes.
        expect(await readFile(await saved.path(), 'latin1')).toContain('(The translation) Tj')
        if (isHeard) await expectTranscript(`customer-gets-a-translation.${language}`, lines)
      },
    )
  }
})
