import { stepBack } from '@kakehashi/contract/requests/request-commands'
import { button, field } from '../../pages/forms.ts'
import { answer, downloadCertificate, dropIn, issueCertificate } from '../../pages/certificates.ts'
import { samplePdf } from '../../documents/sample-pdf.ts'
import { site } from '../../support/environment.ts'
import { expect, inBothLanguages, test, waitForScripts } from '../../support/fixtures.ts'
import * as api from '../../support/office-api.ts'
import { readCodes, readPdf } from '../../support/printed.ts'

const person = 'BURNS Zachary'
const affidavit = {
  document: 'Affidavit of Competency to Marry',
  person,
  from: 'en',
  to: 'ja',
} as const

inBothLanguages((language) => {
  test(
    'a certificate is issued, downloaded, checked by code and by file, revoked and replaced',
    { tag: '@core' },
    async ({ signedInAs, newCustomer, openBrowser, say, at }) => {
      test.setTimeout(120_000)
      const customer = await newCustomer()
      const { _id: id, orderNumber } = await api.sendRequest(customer)
      await api.advanceTo(id, 'translate', 45)
      // Each translation is another file, because all tests share one office.
      await api.submitTranslation(id, samplePdf(`Translation ${id}`))
      await api.finishReview(id)
      await api.deliver(id)

      const office = await signedInAs('admin')
      await office.goto(`/admin/complete/${id}`)
      const code = await issueCertificate(office, say, affidavit)

      const own = await openBrowser(customer)
      await own.goto(`/request/${id}`)
      const a4 = await downloadCertificate(own, 'a4')
      const letter = await downloadCertificate(own, 'letter')
      expect(a4.name).toBe(`${orderNumber}-certificate.pdf`)
      const paper = readPdf(a4.bytes, `certificate-a4-${language}`)
      expect(paper.text).toContain(person)
      expect(paper.isTagged).toBe(true)
      expect(paper.sizes).toHaveLength(1)
      expect(readPdf(letter.bytes, `certificate-letter-${language}`).sizes).toEqual(['612 x 792'])
      const [link = ''] = await readCodes(paper.pictures[0] ?? Buffer.alloc(0))
      expect(link).toBe(`${site}/verify?code=${code}`)

      const visitor = await openBrowser()
      await visitor.goto(link.replace(`${site}/verify`, at('/verify')))
      await waitForScripts(visitor)
      await expect(answer(visitor, 'valid')).toBeVisible()
      await expect(visitor.locator('[data-facts]')).not.toContainText(person)
      await expect(visitor.locator('[data-facts]')).not.toContainText(orderNumber)
      await dropIn(visitor, a4.bytes)
      await expect(answer(visitor, 'valid')).toBeVisible()
      await dropIn(visitor, Buffer.concat([a4.bytes, Buffer.from('\n')]))
      await expect(answer(visitor, 'unknown')).toBeVisible()
      await dropIn(visitor, letter.bytes)
      await expect(answer(visitor, 'valid')).toBeVisible()

      await api.change(id, stepBack, { from: 'complete', reason: 'A page is missing' })
      await dropIn(visitor, a4.bytes)
      await expect(answer(visitor, 'revoked')).toBeVisible()
      await expect(own.getByText(say('Please do not use this certificate any more.'))).toBeVisible()

      await office.goto(`/admin/delivery/${id}`)
      const next = await issueCertificate(office, say, affidavit)
      expect(next).not.toBe(code)
      await field(visitor, say('Code, 12 letters and digits')).fill(code.toLowerCase())
      await button(visitor, say('CHECK')).click()
      await expect(answer(visitor, 'replaced')).toBeVisible()
      await field(visitor, say('Code, 12 letters and digits')).fill(next)
      await button(visitor, say('CHECK')).click()
      await expect(answer(visitor, 'valid')).toBeVisible()
      const newest = await downloadCertificate(own, 'a4')
      expect(readPdf(newest.bytes, `certificate-next-${language}`).text).toContain(code)
    },
  )
})
