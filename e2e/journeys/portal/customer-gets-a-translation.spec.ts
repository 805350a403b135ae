import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { done } from '@kakehashi/contract/done'
import type { Locator, Page } from '@playwright/test'
import { button, field, fillRegistration, toast } from '../../pages/forms.ts'
import { mailTo } from '../../support/mailbox.ts'
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

/** The step that the tracker calls the present one, whichever of its two drawings is seen. */
const presentStep = (page: Page): Locator =>
  page.locator('[aria-current="step"]').filter({ visible: true }).first()

/** The one line that says how an order stands. */
const standing = (page: Page, say: Say): Locator =>
  page.getByRole('region', { name: say('Progress'), exact: true })

inBothLanguages((language) => {
  for (const device of ['phone', 'desk'] as const) {
    test(`a customer at a ${device} registers, orders with two photographs, accepts, and holds the translation`, async ({
      openBrowser,
      say,
    }) => {
      test.slow()
      // A reader who does not see goes along on the phone; the desk keeps the site's own policy.
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
      /** Somebody else does something; the page says so by itself, without being loaded again. */
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
      await field(page, say('First name')).waitFor()
      await read('Register')
      await fillRegistration(page, say, registration)
      await button(page, say('CREATE ACCOUNT')).click()
      await expect.poll(() => pathOf(page)).toBe('/submitrequest')

      await field(page, say('Service')).selectOption('Legal')
      await page.getByLabel(say('Details')).fill('Two pages, for the city office.')
      const papers = Object.values(photographs)
      await addFiles(page, say, papers)
      for (const paper of papers) {
        const row = fileRow(page, basename(paper))
        await expect(row).toContainText(say('Ready'), { timeout: 30_000 })
        await expect(row.getByRole('button')).toBeEnabled()
      }
      // Its toast comes when the batch has arrived, which the next part of the transcript must not hear.
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
      await expect(presentStep(page)).toContainText(say('Quote'))
      await read('The request, before its quote')

      await meanwhile(
        'The quote arrives',
        () => api.submitQuote(id, 45, 20),
        () => expect(button(page, say('ACCEPT'))).toBeVisible(),
      )
      const mail = await mailTo(registration.email, /\$45\.00|K-\d{4}/)
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
        () => expect(standing(page, say)).toContainText(say('We are about to begin')),
      )
      await meanwhile(
        'The payment is complete',
        () => api.completePayment(id),
        () => expect(presentStep(page)).toContainText(say('Translate')),
      )
      await api.assignTranslator(id)
      const translation = samplePdf('The translation')
      await meanwhile(
        'Translated',
        () => api.submitTranslation(id, translation),
        () => expect(presentStep(page)).toContainText(say('Review')),
      )
      await meanwhile(
        'Reviewed',
        () => api.finishReview(id),
        () => expect(presentStep(page)).toContainText(say('Delivery Pickup')),
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
      await button(page, say('TRANSLATED')).click()
      const saved = await saving
      expect(saved.suggestedFilename()).toBe('translation.pdf')
      expect(await readFile(await saved.path())).toEqual(translation)
      if (isHeard) await expectTranscript(`customer-gets-a-translation.${language}`, lines)
    })
  }
})
