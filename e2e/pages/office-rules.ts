import { expect, type Page } from '@playwright/test'
import type { Say } from '../support/translations.ts'
import { button, field, toast } from './forms.ts'

/** An owner switches a rule of the office on or off, by its label. */
export async function turnRule(owner: Page, say: Say, label: string, isOn: boolean): Promise<void> {
  await owner.goto('/owner/settings/rules')
  await field(owner, say(label)).setChecked(isOn)
  await button(owner, say('SAVE')).click()
  await expect(toast(owner, say('Saved. It applies from now on.'))).toBeVisible()
}
