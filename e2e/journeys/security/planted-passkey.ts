import {
  listPasskeys,
  renamePasskey,
  type PasskeyView,
} from '@kakehashi/contract/accounts/passkeys'
import type { Page } from '@playwright/test'
import { button, toast } from '../../pages/forms.ts'
import * as api from '../../support/office-api.ts'
import { addPasskeyDevice } from '../../support/passkey-device.ts'
import type { Person } from '../../support/people.ts'
import type { Say } from '../../support/translations.ts'

/** Only a browser can add a passkey; the API gives it the name. */
export async function plantPasskey(
  page: Page,
  say: Say,
  customer: Person,
  name: string,
): Promise<void> {
  await api.confirmAddress(customer)
  await addPasskeyDevice(page)
  await page.goto('/profile/security')
  await button(page, say('ADD A PASSKEY')).click()
  await toast(page, say('Passkey added')).waitFor()
  const [passkey] = await api.ask<PasskeyView[]>(customer, {
    path: listPasskeys.path,
    method: listPasskeys.method,
  })
  const path = api.filled(renamePasskey.path, passkey?._id ?? '')
  await api.ask(customer, { path, method: renamePasskey.method, body: { name } })
}
