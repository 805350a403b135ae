import { uploadDocument } from '@kakehashi/contract/files'
import type { CustomerRequestItem } from '@kakehashi/contract/request-view'
import { createRequest, myRequests } from '@kakehashi/contract/requests'
import { expect, type Locator, type Page, type Route } from '@playwright/test'
import { button, field } from './forms.ts'
import type { Paper } from '../documents/sample-documents.ts'
import { askAs, type Person } from '../support/people.ts'
import type { Say } from '../support/translations.ts'

export async function openOrderForm(page: Page, say: Say, link = ''): Promise<void> {
  await page.goto(`/submitrequest${link}`)
  await field(page, say('Service')).waitFor()
}

/** Through the picker, as a person does it. */
export async function addFiles(page: Page, say: Say, files: string[] | Paper[]): Promise<void> {
  const picker = page.waitForEvent('filechooser')
  const isFirst = (await page.getByRole('main').getByRole('listitem').count()) === 0
  await button(page, say(isFirst ? 'Add files' : 'Add more files')).click()
  await (await picker).setFiles(files)
}

/** The row of a file, by its name. */
export function fileRow(page: Page, name: string): Locator {
  return page.getByRole('main').getByRole('listitem').filter({ hasText: name })
}

export function sendButton(page: Page, say: Say): Locator {
  return button(page, say('SEND REQUEST'))
}

/** What the office has of this person, newest first. */
export async function ordersOf(person: Person): Promise<CustomerRequestItem[]> {
  return JSON.parse((await askAs(person, myRequests.path)).body) as CustomerRequestItem[]
}

/** The order page stands where the form was; answers with the order's id. */
export async function untilOrdered(page: Page): Promise<string> {
  const address = /\/request\/([0-9a-f-]{36})$/
  await expect(page).toHaveURL(address)
  return address.exec(page.url())?.[1] ?? ''
}

/** Uploads stay on the line until the journey lets them through. */
export async function holdUploads(page: Page): Promise<Route[]> {
  const held: Route[] = []
  await page.route(`**${uploadDocument.path}`, (route) => void held.push(route))
  return held
}

/** The order reaches the office, and its answer reaches nobody. */
export async function loseAnswer(page: Page): Promise<void> {
  await page.route(`**${createRequest.path}`, async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await route.fetch()
    return route.abort()
  })
}

/** Orders stay on the line until the journey lets them through. */
export async function holdOrders(page: Page): Promise<Route[]> {
  const held: Route[] = []
  await page.route(`**${createRequest.path}`, async (route) => {
    if (route.request().method() === 'POST') held.push(route)
    else await route.continue()
  })
  return held
}
