import type { Page } from '@playwright/test'
import { button, field, visibleText } from '../../pages/forms.ts'
import { expect, inBothLanguages, test } from '../../support/fixtures.ts'
import type { Say } from '../../support/translations.ts'

async function choose(page: Page, say: Say, text: string): Promise<void> {
  await page.goto('/owner/import')
  const buffer = Buffer.from(text)
  await field(page, say('CSV file')).setInputFiles({
    name: 'old.csv',
    mimeType: 'text/csv',
    buffer,
  })
  await button(page, say('CHECK FILE')).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('old.csv')
}

inBothLanguages((language) => {
  test(
    'an owner corrects a file by what the check says, imports it and takes it back',
    { tag: '@core' },
    async ({ signedInAs, say }) => {
      const email = `old-${language}-${Date.now()}@example.com`
      const titles =
        language === 'ja' ? '姓,名,電話番号,メールアドレス' : 'Last name,First name,Phone,E-mail'
      const page = await signedInAs('owner')
      await choose(page, say, `${titles}\nOshiro,Kenji,090-1234-5678,${email}\nHiga,Mayumi,12,\n`)
      const wrong = page.getByRole('row').nth(1)
      await expect(wrong).toContainText('3', { timeout: 30_000 })
      await expect(wrong).toContainText('090-1234-5678')
      await expect(
        button(page, language === 'ja' ? '2行を取り込む' : 'IMPORT 2 LINES'),
      ).toHaveCount(0)

      await choose(page, say, `${titles}\nOshiro,Kenji,090-1234-5678,${email}\n`)
      // The worker checks and imports.
      await button(page, language === 'ja' ? '1行を取り込む' : 'IMPORT 1 LINE').click()
      await expect(visibleText(page, say('Imported'))).toBeVisible({ timeout: 30_000 })
      await page.goto(`/admin/userlist?q=${email}`)
      await expect(page.getByRole('main')).toContainText('Oshiro')

      await page.goto('/owner/import')
      await page.getByRole('main').getByRole('link', { name: 'old.csv' }).first().click()
      await button(page, say('Take back…')).click()
      await button(page, say('TAKE BACK')).click()
      await expect(visibleText(page, say('Taken back'))).toBeVisible({ timeout: 30_000 })
    },
  )
})
