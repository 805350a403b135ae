import { status, systemCheck } from '@kakehashi/contract/operations'
import { describeFinding } from '@kakehashi/domain/system/describe-finding'
import { type Finding, systemParts } from '@kakehashi/domain/system/system-check'
import { sampleOffice } from '@kakehashi/domain/sample/office'
import { visibleText } from '../../pages/forms.ts'
import { expect, inBothLanguages, test } from '../../support/fixtures.ts'

const checkedAt = '2026-11-16T01:00:00.000Z'
const failed: Finding = { part: 'backup', code: 'backup-failed', at: '2026-11-15T18:00:00.000Z' }

inBothLanguages((language) => {
  test(
    'an owner sees from the dashboard that everything is all right',
    { tag: '@core' },
    async ({ signedInAs, say }) => {
      const page = await signedInAs('owner')
      await page.goto('/owner/dashboard')
      await page.getByRole('link', { name: say('Is everything all right?') }).click()

      await expect(page).toHaveURL(/\/owner\/system$/)
      await expect(visibleText(page, say('Yes. Everything is all right.'))).toBeVisible()
      const right = page.getByRole('listitem').filter({ hasText: say('All right') })
      // Without HTTPS of its own, the office has no certificate.
      await expect(right).toHaveCount(systemParts.filter((part) => part !== 'certificate').length)
    },
  )

  test('an owner is told what happened, what to do, and where the operator reads', async ({
    signedInAs,
    say,
  }) => {
    const page = await signedInAs('owner')
    const reply = { checkedAt, findings: [failed] }
    await page.route(`**${systemCheck.path}`, (route) => route.fulfill({ json: reply }))
    await page.goto('/owner/dashboard')
    await page.getByRole('link', { name: say('See what to do') }).click()
    const { text, advice = '' } = describeFinding(failed, language, sampleOffice.timeZone)

    await expect(visibleText(page, text)).toBeVisible()
    await expect(visibleText(page, advice)).toBeVisible()
    await expect(visibleText(page, 'There is no new backup')).toBeVisible()
  })

  test('a visitor finds what works from the foot of every page', async ({ page, say, at }) => {
    await page.goto(at('/about'))
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: say('System status') })
      .click()

    await expect(page).toHaveURL(new RegExp(`${at('/status')}$`))
    await expect(visibleText(page, say('Everything works.'))).toBeVisible()
  })

  test('a visitor learns what they can still do while mail is late', async ({ page, say, at }) => {
    const reply = { checkedAt, orders: 'up', documents: 'up', mail: 'delayed' }
    await page.route(`**${status.path}`, (route) => route.fulfill({ json: reply }))
    await page.goto(at('/status'))

    await expect(visibleText(page, say('Something takes longer than usual.'))).toBeVisible()
    await expect(page.locator('[data-part="mail"] p:visible')).toHaveCount(1)
    await expect(page.locator('[data-part="orders"] p:visible')).toHaveCount(0)
  })

  test('a visitor gets the phone number while the server does not answer', async ({
    page,
    say,
    at,
  }) => {
    await page.route(`**${status.path}`, (route) => route.abort())
    await page.goto(at('/status'))

    const answer = say('Our server does not answer. Please check your connection, or call us.')
    await expect(visibleText(page, answer)).toBeVisible()
    await expect(page.getByRole('link', { name: sampleOffice.phone }).first()).toBeVisible()
  })
})

test('an admin who is no owner does not see the system check', async ({ signedInAs }) => {
  const page = await signedInAs('admin')
  await page.goto('/owner/system')
  await expect(page).not.toHaveURL(/\/owner\/system$/)
})
