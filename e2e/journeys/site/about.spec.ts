import { office } from '@kakehashi/domain/office'
import { expect, inBothLanguages, test } from '../../support/fixtures.ts'
import { sayIn } from '../../support/translations.ts'

inBothLanguages((language) => {
  const say = sayIn(language, 'about')

  test('the page shows the history, belief and mission of the office', async ({ page, at }) => {
    await page.goto(at('/about'))
    const region = (name: string) => page.getByRole('region', { name: say(name), exact: true })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      say('We put our name to every page.'),
    )
    const years = region('How we came to be here').getByRole('listitem')
    for (const [place, year] of Object.values(office.history).entries()) {
      await expect(years.nth(place)).toContainText(String(year))
    }
    await expect(
      region('What we believe').getByText(
        say('A translation is right when the person who receives it has nothing left to ask.'),
      ),
    ).toBeVisible()
    await expect(
      region('Our mission').getByText(
        say('That nobody, on either side of the gate, is stopped by a language they do not read.'),
      ),
    ).toBeVisible()
  })

  test('the page says who sees documents and how they are kept', async ({ page, at }) => {
    await page.goto(at('/about'))
    const steps = page
      .getByRole('region', { name: say('Nobody here checks their own work') })
      .getByRole('heading', { level: 3 })
    await expect(steps).toHaveText([say('A translator'), say('A second reader'), say('The seal')])
    const terms = page.getByRole('main').getByRole('term')
    await expect(terms).toHaveText([
      say('Who can see them'),
      say('How they are kept'),
      say('How long we keep them'),
      say('When you leave'),
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
      '/submitrequest',
    )
    await expect(main.getByRole('link', { name: say('Contact us') })).toHaveAttribute(
      'href',
      at('/contact'),
    )
  })
})
