import { button, field, toast } from '../../pages/forms.ts'
import { expect, inBothLanguages, test } from '../../support/fixtures.ts'

// The office is shared: this journey adds a year to the history, which no other journey reads, and
// removes it again. Both languages edit the same draft, so one runs after the other.
test.describe.configure({ mode: 'serial' })

inBothLanguages((language) => {
  const year = language === 'ja' ? '2031' : '2032'

  test(
    'an owner changes a page, looks at it, publishes it and brings the old one back',
    { tag: '@core' },
    async ({ signedInAs, page: visitor, say, at }) => {
      test.slow()
      const page = await signedInAs('owner')
      await page.goto('/owner/dashboard')
      await page
        .getByRole('main')
        .getByRole('link', { name: say('Settings'), exact: true })
        // Where two-step login is off, a warning above has the same link in Japanese.
        .last()
        .click()
      await page.getByRole('link', { name: say('Mission and history') }).click()

      await button(page, say('Add a year')).click()
      const entry = page
        .getByRole('group', { name: say('History') })
        .locator('> div')
        .nth(4)
      await entry.getByLabel(say('Year')).fill(year)
      for (const words of [say('Title'), say('Text')]) {
        await entry.getByLabel(say('{label}, English', { label: words })).fill('A second counter')
        await entry.getByLabel(say('{label}, Japanese', { label: words })).fill('二つ目の窓口')
      }
      await button(page, say('SAVE DRAFT')).click()
      await expect(toast(page, say('Saved, not yet published'))).toBeVisible()
      const bar = page.getByRole('region', { name: say('Publishing') })
      await expect(bar).toContainText('1')
      await visitor.goto(at('/about'))
      await expect(visitor.getByText(year)).toBeHidden()

      await button(page, say('PUBLISH')).click()
      const dialog = page.getByRole('alertdialog')
      const [preview] = await Promise.all([
        page.context().waitForEvent('page'),
        dialog.getByRole('link').first().click(),
      ])
      await expect(preview.getByText(year)).toBeVisible()
      await preview.close()
      await dialog.getByRole('button', { name: say('PUBLISH') }).click()
      await expect(toast(page, say('Published. Visitors see it within seconds.'))).toBeVisible()
      await expect(async () => {
        await visitor.reload()
        await expect(visitor.getByText(year)).toBeVisible({ timeout: 500 })
      }).toPass({ timeout: 30_000 })

      await page.getByRole('link', { name: say('Earlier versions') }).click()
      await button(page, say('BRING BACK')).first().click()
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: say('PUBLISH') })
        .click()
      await expect(async () => {
        await visitor.reload()
        await expect(visitor.getByText(year)).toBeHidden({ timeout: 500 })
      }).toPass({ timeout: 30_000 })
    },
  )

  test('impossible hours are refused at their field', async ({ signedInAs, say }) => {
    const page = await signedInAs('owner')
    await page.goto('/owner/settings')
    await field(page, say('Closes at')).fill('8:00')
    await button(page, say('SAVE DRAFT')).click()

    await expect(field(page, say('Closes at'))).toHaveAccessibleDescription(
      language === 'ja' ? /順になるように/ : /must be in order/,
    )
  })

  test('an owner names a colleague on the website and takes the name off again', async ({
    signedInAs,
    page: visitor,
    say,
    at,
  }) => {
    test.slow()
    const role = { en: `Interpreter ${year}`, ja: `通訳 ${year}` }
    const page = await signedInAs('owner')
    await page.goto('/owner/settings/team')
    const people = page.getByRole('group', { name: say('In the order of the page') })
    await button(page, say('Add a person')).click()
    await button(page, say('SAVE')).click()
    await expect(page.getByRole('alert'), 'an entry without a person is refused').toBeVisible()

    const entry = people.locator('> div', { has: page.getByRole('combobox') }).last()
    await entry.getByLabel(say('Person')).selectOption('Sample Contractor')
    const label = say('What they do')
    await entry.getByLabel(say('{label}, English', { label })).fill(role.en)
    await entry.getByLabel(say('{label}, Japanese', { label })).fill(role.ja)
    await button(page, say('SAVE')).click()
    await expect(toast(page, say('Saved. The website shows it in a few seconds.'))).toBeVisible()
    await expect(async () => {
      await visitor.goto(at('/about'))
      await expect(visitor.getByText(role[language])).toBeVisible({ timeout: 500 })
    }).toPass({ timeout: 30_000 })

    await entry.getByRole('button', { name: say('Remove') }).click()
    await button(page, say('SAVE')).click()
    await expect(async () => {
      await visitor.reload()
      await expect(visitor.getByText(role[language])).toBeHidden({ timeout: 500 })
    }).toPass({ timeout: 30_000 })
  })
})
