import { createService, type ServiceView } from '@kakehashi/contract/services'
import type { Page } from '@playwright/test'
import { randomBytes } from 'node:crypto'
import { field } from './forms.ts'
import { staff } from '../support/office-api.ts'
import { askAs } from '../support/people.ts'

/** A name that no other service has. */
export const newName = () => `Sample ${randomBytes(4).toString('hex')}`

/** A blank service, which its test fills in and withdraws. */
export async function newDraft(): Promise<ServiceView> {
  const { body } = await askAs(await staff('admin'), createService.path, 'POST')
  return JSON.parse(body) as ServiceView
}

export async function fillIn(page: Page, name: string, price: string) {
  await field(page, 'Name').fill(name)
  await field(page, 'Description').fill('Two lines about it.')
  await field(page, 'Price').fill(price)
}
