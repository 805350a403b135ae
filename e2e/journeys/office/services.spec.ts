import { genericError } from '@kakehashi/contract/refusals/generic-error'
import {
  createService,
  deleteService,
  listServices,
  type ServiceView,
} from '@kakehashi/contract/services/services'
import type { Page } from '@playwright/test'
import { fillServiceForm, createDraftService, uniqueServiceName } from '../../pages/service-form.ts'
import { button, field, visibleText, logIn, toast, pressRetry } from '../../pages/forms.ts'
import {
  expect,
  inBothLanguages,
  inBothLayouts,
  pathOf,
  refuseLiveUpdates,
  test,
} from '../../support/fixtures.ts'
import { sendRequest, staff } from '../../support/office-api.ts'
import { callAs, samplePassword } from '../../support/people.ts'

const row = (page: Page, name: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name })

inBothLayouts(() => {
  test('a clerk creates a service, fills it in, and withdraws it', async ({
    signedInAs,
    newCustomer,
  }) => {
    const page = await signedInAs('admin')
    await page.goto('/admin/servicelist')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('SERVICES')
    await expect(page.getByRole('link', { name: 'Dashboard' }).last()).toHaveAttribute(
      'href',
      '/admin/dashboard',
    )
    const created: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith(createService.path)) {
        created.push(request.headers()['idempotency-key'] ?? '')
      }
    })
    await button(page, 'CREATE SERVICE').click()
    const question = page.getByRole('alertdialog', {
      name: 'Are you sure you want to create a new service?',
    })
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(question).toBeHidden()
    expect(created).toEqual([])
    await button(page, 'CREATE SERVICE').click()
    await button(page, 'Create it').dblclick()

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('EDIT SERVICE')
    await expect.poll(() => pathOf(page)).toMatch(/^\/admin\/service\/[0-9a-f-]{36}\/edit$/)
    expect(created).toHaveLength(1)
    expect(created[0]).toMatch(/^[0-9a-f-]{36}$/)
    const path = pathOf(page)
    await expect(page.getByRole('link', { name: 'Services' }).last()).toHaveAttribute(
      'href',
      '/admin/servicelist',
    )
    await expect(visibleText(page, 'Missing: name, description, and price')).toBeVisible()

    await button(page, 'UPDATE').click()
    const problems = page.getByRole('alert')
    for (const words of [
      'Enter the name of the service',
      'Enter a description',
      'Enter the price in dollars',
    ]) {
      await expect(problems.getByRole('link', { name: words })).toBeVisible()
    }
    const name = uniqueServiceName()
    await fillServiceForm(page, name, 'a lot')
    await button(page, 'UPDATE').click()
    await expect(field(page, 'Price')).toHaveAccessibleDescription(
      /Enter a price like 45 or 45\.50/,
    )
    await field(page, 'Price').fill('$1,045.50')
    await button(page, 'UPDATE').click()
    await expect(toast(page, 'Service updated')).toBeVisible()
    await expect.poll(() => pathOf(page)).toBe('/admin/servicelist')
    await expect(row(page, name)).toContainText('$1,045.50')
    await expect(row(page, name).getByRole('link')).toHaveAttribute('href', path)

    await sendRequest(await newCustomer(), { requestItem: name })
    await row(page, name).getByRole('link').click()
    await button(page, 'DELETE').click()
    const deleting = page.getByRole('alertdialog', { name: 'Are you sure?' })
    await expect(deleting).toContainText('If it has been requested before, it is kept as withdrawn')
    await deleting.getByRole('button', { name: 'DELETE' }).click()
    await expect(toast(page, 'Service deleted')).toBeVisible()
    await expect.poll(() => pathOf(page)).toBe('/admin/servicelist')
    const gone = page.getByRole('region', { name: 'No longer offered' })
    await expect(row(page, name)).toHaveCount(1)
    await expect(gone.getByRole('listitem').filter({ hasText: name })).toContainText('Withdrawn on')
    // A withdrawn service is read-only.
    await row(page, name).getByRole('link').click()
    await expect.poll(() => pathOf(page)).toBe(path)
    await expect(
      visibleText(page, 'It cannot be requested or changed until it is offered again'),
    ).toBeVisible()
    await expect(page.getByRole('definition').filter({ hasText: '$1,045.50' })).toBeVisible()
    for (const act of ['UPDATE', 'DELETE']) await expect(button(page, act)).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)
    const offered = JSON.parse((await callAs(await staff('admin'), listServices.path)).body)
    expect((offered as ServiceView[]).map((service) => service.name)).not.toContain(name)
    // Until it is offered again.
    await button(page, 'Offer it again').click()
    await expect(toast(page, 'Service offered again')).toBeVisible()
    await expect(button(page, 'UPDATE')).toBeVisible()
    // The office is shared: other journeys compare the list of services.
    const id = /[0-9a-f-]{36}/.exec(path)?.[0] ?? ''
    await callAs(await staff('admin'), deleteService.path.replace(':id', id), 'DELETE')
  })
})

test('a taken name shows an error, and leaving or another clerk’s save loses no input', async ({
  signedInAs,
  say,
}) => {
  const draft = await createDraftService()
  const page = await signedInAs('admin')
  await page.goto(`/admin/service/${draft._id}/edit`)
  await fillServiceForm(page, 'Legal', '45')
  await button(page, 'UPDATE').click()
  await expect(field(page, 'Name')).toHaveAccessibleDescription(/Another service has this name/)
  await page.getByRole('link', { name: 'Services' }).last().click()
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Stay here' }).click()
  await expect(field(page, 'Description')).toHaveValue('Two lines about it.')

  // Another clerk saves the service: the page says so and keeps the input.
  const other = await signedInAs('owner')
  await other.goto(`/admin/service/${draft._id}/edit`)
  const theirs = uniqueServiceName()
  await fillServiceForm(other, theirs, '60')
  await button(other, 'UPDATE').click()
  await expect(toast(other, 'Service updated')).toBeVisible()
  await expect(visibleText(page, 'Someone else has changed this')).toBeVisible()
  await expect(field(page, 'Name')).toHaveValue('Legal')
  await button(page, 'UPDATE').click()
  await expect(toast(page, 'This has changed since you opened it')).toBeVisible()
  const news = page.getByRole('definition').filter({ hasText: theirs })
  await expect(news).toBeInViewport()
  await expect(visibleText(page, 'If you save, your version replaces theirs.')).toBeVisible()
  await expect(field(page, 'Name')).toHaveValue('Legal')
  await button(page, 'Show their version').click()
  await expect(field(page, 'Name')).toHaveValue(theirs)
  await expect(field(page, 'Price')).toHaveValue('60')

  // The conflict is still shown after a login in between.
  await field(page, 'Description').fill('Half of a new description')
  await page.context().clearCookies()
  await other.goto(`/admin/service/${draft._id}/edit`)
  await field(other, 'Price').fill('70')
  await button(other, 'UPDATE').click()
  await expect(toast(other, 'Service updated')).toBeVisible()
  // The page may notice the ended session before the click.
  const press = button(page, 'UPDATE').click({ timeout: 2_000 })
  await press.catch(() => undefined)
  await expect.poll(() => pathOf(page)).toContain('/login?redirect=')
  await logIn(page, say, { email: 'admin@example.com', password: samplePassword })
  await expect(field(page, 'Description')).toHaveValue('Half of a new description')
  await expect(visibleText(page, 'Someone else has changed this')).toBeVisible()
  await callAs(await staff('admin'), `/api/services/${draft._id}`, 'DELETE')
})

inBothLanguages((language) => {
  test('a list of services that fails to load can be retried', async ({ signedInAs, say }) => {
    const page = await signedInAs('admin')
    await refuseLiveUpdates(page)
    await page.route('**/api/services?drafts=1', (route) => route.abort())
    await page.goto('/admin/servicelist')
    await expect(page.getByRole('alert')).toContainText(genericError[language])
    await page.unroute('**/api/services?drafts=1')
    await pressRetry(button(page, say('RETRY')))
    await expect(
      page.getByRole('heading', { name: new RegExp(`^${say('Offered')}`) }),
    ).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
    const legal = row(page, 'Legal').first()
    await expect(legal).toContainText(language === 'ja' ? '営業日' : 'working days')
  })
})
