import { createService, type ServiceView } from '@kakehashi/contract/services/services'
import type { Page } from '@playwright/test'
import { randomBytes } from 'node:crypto'
import { field } from './forms.ts'
import { staff } from '../support/office-api.ts'
import { callAs } from '../support/people.ts'

export const uniqueServiceName = () => `Sample ${randomBytes(4).toString('hex')}`

/** A new, empty service; the test that creates it also deletes it. */
export async function createDraftService(): Promise<ServiceView> {
  const { body } = await callAs(await staff('admin'), createService.path, 'POST')
  return JSON.parse(body) as ServiceView
}

export async function fillServiceForm(page: Page, name: string, price: string) {
  await field(page, 'Name').fill(name)
  await field(page, 'Description').fill('Two lines about it.')
  await field(page, 'Price').fill(price)
}
