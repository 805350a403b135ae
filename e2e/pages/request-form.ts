import { uploadDocument } from '@kakehashi/contract/documents/files'
import type { CustomerRequestItem } from '@kakehashi/contract/requests/request-view'
import { createRequest, myRequests } from '@kakehashi/contract/requests/requests'
import { expect, type Locator, type Page, type Route } from '@playwright/test'
import { button, field, visibleText } from './forms.ts'
import type { SampleDocument } from '../documents/sample-documents.ts'
import { callAs, type Person } from '../support/people.ts'
import type { Say } from '../support/translations.ts'

export async function openRequestForm(page: Page, say: Say, link = ''): Promise<void> {
  await page.goto(`/submitrequest${link}`)
  await field(page, say('Service')).waitFor()
  // Until the scripts have loaded, the fields are in a place that is no form.
  await page.locator('form').waitFor()
}

/** Adds files through the browser's file dialog. */
export async function addFiles(
  page: Page,
  say: Say,
  files: string[] | SampleDocument[],
): Promise<void> {
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

/** The notice about a pressed SEND that has not been carried out. */
export function notSentYet(page: Page, say: Say): Locator {
  return visibleText(page.getByRole('main'), say('Not sent yet'), { exact: true })
}

/** Cancels a pressed SEND, before it is repeated by itself. */
export async function stopSending(page: Page, say: Say): Promise<void> {
  await button(page, say('Do not send yet')).click()
  await expect(notSentYet(page, say)).toHaveCount(0)
  await expect(sendButton(page, say)).not.toHaveAttribute('aria-disabled')
}

/** This customer's requests at the office, newest first. */
export async function requestsOf(person: Person): Promise<CustomerRequestItem[]> {
  return JSON.parse((await callAs(person, myRequests.path)).body) as CustomerRequestItem[]
}

/** Waits until the new request is shown instead of the form; returns its id. */
export async function waitForRequestPage(page: Page): Promise<string> {
  const address = /\/request\/([0-9a-f-]{36})$/
  await expect(page).toHaveURL(address)
  return address.exec(page.url())?.[1] ?? ''
}

/** Holds uploads back until the test continues them. */
export async function holdUploads(page: Page): Promise<Route[]> {
  const held: Route[] = []
  await page.route(`**${uploadDocument.path}`, (route) => void held.push(route))
  return held
}

/** The request reaches the office, but the reply is lost. */
export async function loseReply(page: Page): Promise<void> {
  await page.route(`**${createRequest.path}`, async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await route.fetch()
    return route.abort()
  })
}

/** Holds requests back until the test continues them. */
export async function holdRequests(page: Page): Promise<Route[]> {
  const held: Route[] = []
  await page.route(`**${createRequest.path}`, async (route) => {
    if (route.request().method() === 'POST') held.push(route)
    else await route.continue()
  })
  return held
}

/**
 * Ends a page without a connection, before it is opened again. Not with `reload`: Chromium repeats
 * a failed one by itself as soon as it is online, and the request would be sent before the test looks.
 */
export async function leaveOffline(page: Page): Promise<void> {
  await page.goto('about:blank')
}
