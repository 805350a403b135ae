import { execFileSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { miyazato } from '@kakehashi/domain/sample-papers/miyazato'
import { samplePaper } from '@kakehashi/domain/sample-papers/sample-papers'
import { answer, downloadCertificate, dropIn } from '../../pages/certificates.ts'
import { button, downloadButton, field, toast, visibleText } from '../../pages/forms.ts'
import * as proof from '../../pages/koseki-review.ts'
import * as steps from '../../pages/koseki-steps.ts'
import { expectStage } from '../../pages/office-request.ts'
import { templateField } from '../../pages/paper-templates.ts'
import { CountedWork } from '../../support/counted-work.ts'
import { expect, inBothLanguages, test, waitForScripts } from '../../support/fixtures.ts'

const koseki = samplePaper('family-register', miyazato)
const wrong = 'Gushikawa Town, Okinawa Prefecture'

/** As Poppler reads the signature. */
function signatureOf(pdf: Buffer): string {
  const file = join(mkdtempSync(join(tmpdir(), 'kakehashi-signed-')), 'certificate.pdf')
  writeFileSync(file, pdf)
  return execFileSync('pdfsig', [file], { encoding: 'utf8' })
}

async function check({ page, say }: steps.At, code: string, expected: string): Promise<void> {
  await field(page, say('Code, 12 letters and digits')).fill(code)
  await button(page, say('CHECK')).click()
  await expect(answer(page, expected)).toBeVisible()
}

inBothLanguages((language) => {
  test('a koseki becomes a certified translation, and a corrected one takes its place', async ({
    newCustomer,
    openBrowser,
    signedInAs,
    say,
    at,
  }) => {
    test.setTimeout(600_000)
    const work = new CountedWork()
    const phone = { width: 390, height: 844 }
    const customer = await newCustomer({ firstName: 'Patrick', lastName: 'Donovan' })
    const own = { page: await openBrowser(customer, { viewport: phone }), say }
    const clerk = { page: await signedInAs('admin'), say }
    const owner = { page: await signedInAs('owner'), say }
    const desk = { page: await signedInAs('translator'), say }

    const id = await steps.order(own)
    await steps.nameThePeople(own, id)
    await steps.takeIn(clerk, id, work)
    await steps.giveToTranslator(owner, id, work)
    const [first = {}, ...others] = koseki['person'] ?? []
    const mistaken = {
      ...first,
      birthAt: { source: first['birthAt']?.source ?? '', target: wrong },
    }
    await steps.translateWithTemplate(desk, id, { ...koseki, person: [mistaken, ...others] }, work)
    await proof.sendProof(clerk, id, work)
    await proof.approveProof(own, id)
    await proof.expectApproved(clerk, id)
    await proof.reviewLineByLine(clerk, id, work)
    const code = await steps.certify(clerk, work)
    await steps.deliver(clerk, id, work)
    const text = `${work.figures} with the template (${language})`
    test.info().annotations.push({ type: 'koseki', description: text })
    process.stdout.write(`${text}\n`)

    const visitor = { page: await openBrowser(), say }
    const old =
      await test.step('the customer downloads both, and anybody can check them', async () => {
        await own.page.goto(`/request/${id}`)
        const saving = own.page.waitForEvent('download')
        await downloadButton(own.page, say('TRANSLATED')).click()
        expect((await saving).suggestedFilename()).toMatch(/-translation[.]pdf$/)
        const { bytes } = await downloadCertificate(own.page, 'a4')
        const signature = signatureOf(bytes)
        expect(signature).toContain('Signature is Valid')
        expect(signature).toMatch(/Certificate issuer (isn't Trusted|is unknown)/)
        await visitor.page.goto(at('/verify'))
        await waitForScripts(visitor.page)
        await check(visitor, code, 'valid')
        await dropIn(visitor.page, bytes)
        await expect(answer(visitor.page, 'valid')).toBeVisible()
        return bytes
      })

    const next =
      await test.step('a word is corrected, and the new certificate replaces the old one', async () => {
        await clerk.page.goto(`/admin/complete/${id}`)
        for (const stage of ['delivery', 'review', 'translate'] as const) {
          await visibleText(clerk.page, say('More'), { exact: true }).click()
          await clerk.page
            .getByRole('button', { name: steps.stepBackTo(say) })
            .first()
            .click()
          await clerk.page.getByRole('alertdialog').getByRole('textbox').fill('It was a city')
          await button(clerk.page, say('STEP BACK')).click()
          await expectStage(clerk.page, stage, id)
          if (stage !== 'delivery') continue
          await check(visitor, code, 'revoked')
        }
        const correction = new CountedWork()
        // By now the first browser may have loaded the sample account again, which is in English.
        const laterDesk = { page: await signedInAs('translator'), say }
        await steps.openTemplate(laterDesk, id, correction)
        const place = { group: 'person', at: 0, key: 'birthAt' }
        const right = first['birthAt']?.target ?? ''
        await expect(templateField(laterDesk.page, 'write', place)).toHaveValue(wrong)
        await correction.type(templateField(laterDesk.page, 'write', place), right)
        await correction.click(button(laterDesk.page, say('SUBMIT TRANSLATION')))
        await expect(toast(laterDesk.page, say('Translation submitted'))).toBeVisible()
        // Another file, so the customer is asked again.
        await proof.sendProof(clerk, id, correction)
        await proof.approveProof(own, id)
        await proof.reviewLineByLine(clerk, id, correction, async (translation) => {
          await expect(translation.locator('del').first()).toContainText('Town')
          await expect(translation.locator('ins').first()).toContainText('City')
        })
        const issued = await steps.certify(clerk, correction)
        await steps.deliver(clerk, id, correction)
        process.stdout.write(`${correction.figures} for the correction (${language})\n`)
        return issued
      })
    expect(next).not.toBe(code)
    await check(visitor, code, 'replaced')
    await dropIn(visitor.page, old)
    await expect(answer(visitor.page, 'replaced')).toBeVisible()
    await check(visitor, next, 'valid')
    await own.page.goto(`/request/${id}`)
    const newest = await downloadCertificate(own.page, 'a4')
    await dropIn(visitor.page, newest.bytes)
    await expect(answer(visitor.page, 'valid')).toBeVisible()
  })

  test('the same koseki with a PDF that was made elsewhere', async ({
    newCustomer,
    openBrowser,
    signedInAs,
    say,
  }) => {
    test.setTimeout(300_000)
    const work = new CountedWork()
    const customer = await newCustomer({ firstName: 'Patrick', lastName: 'Donovan' })
    const own = { page: await openBrowser(customer), say }
    const clerk = { page: await signedInAs('admin'), say }
    const id = await steps.order(own)
    await steps.takeIn(clerk, id, work)
    await steps.giveToTranslator({ page: await signedInAs('owner'), say }, id, work)
    await steps.translateElsewhere({ page: await signedInAs('translator'), say }, id, work)
    await proof.reviewLineByLine(clerk, id, work)
    await steps.certify(clerk, work)
    await steps.deliver(clerk, id, work)
    const text = `${work.figures} with a PDF, without the time to make it (${language})`
    test.info().annotations.push({ type: 'koseki', description: text })
    process.stdout.write(`${text}\n`)
  })
})
