import { sampleOffice } from '@kakehashi/domain/sample/office'
import { visibleText } from '../../pages/forms.ts'
import { expect, inBothLanguages, test } from '../../support/fixtures.ts'
import { sayIn } from '../../support/translations.ts'

inBothLanguages((language) => {
  const say = sayIn(language, 'about')

  test('the page shows the history, belief and mission of the office', async ({ page, at }) => {
    await page.goto(at('/about'))
    const region = (name: string) => page.getByRole('region', { name: say(name), exact: true })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      say('We sign every translation.'),
    )
    const years = region('Our history').getByRole('listitem')
    for (const [place, { year, title, text }] of sampleOffice.history.entries()) {
      await expect(years.nth(place)).toContainText(String(year))
      await expect(years.nth(place)).toContainText(title[language])
      await expect(years.nth(place)).toContainText(text[language])
    }
    const { belief, mission } = sampleOffice
    for (const [name, words] of [
      ['What we believe', belief.creed],
      ['What we believe', belief.text],
      ['Our mission', mission.aim],
      ['Our mission', mission.text],
    ] as const) {
      await expect(visibleText(region(name), words[language])).toBeVisible()
    }
  })

  test('the page says who sees documents and how they are kept', async ({ page, at }) => {
    await page.goto(at('/about'))
    const steps = page
      .getByRole('region', { name: say('Two people work on every translation') })
      .getByRole('heading', { level: 3 })
    await expect(steps).toHaveText([say('A translator'), say('A reviewer'), say('The seal')])
    const team = page.getByRole('region', { name: say('The people you meet') })
    await expect(team.getByRole('term').nth(1)).toHaveText(
      language === 'ja' ? '渡嘉敷 真由美' : 'Mayumi Tokashiki',
    )
    const terms = page
      .getByRole('main')
      .locator('section:not([aria-labelledby="team"])')
      .getByRole('term')
    await expect(terms).toHaveText([
      say('Who can see them'),
      say('How they are kept'),
      say('How long we keep them'),
      say('When you delete your account'),
      say('Being registered'),
      say('A certified translation'),
      say('Our certified interpreters'),
    ])
    const rule = page.getByRole('link', { name: '8 CFR 103.2(b)(3)' })
    await expect(rule).toHaveAttribute('href', /^https:\/\/www[.]ecfr[.]gov\//)
  })

  test('the page links to the request form and to the contact page', async ({ page, at }) => {
    await page.goto(at('/about'))
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: say('REQUEST FORM') })).toHaveAttribute(
      'href',
      '/start',
    )
    await expect(main.getByRole('link', { name: say('Contact us') })).toHaveAttribute(
      'href',
      at('/contact'),
    )
  })
})
