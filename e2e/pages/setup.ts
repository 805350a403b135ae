import type { Page } from '@playwright/test'
import type { Say } from '../support/translations.ts'
import { button, field } from './forms.ts'

/** An invented office, in everything different from the sample. */
export const secondOffice = {
  name: { en: 'Harbor Language Desk', ja: 'みなと語学室' },
  tagline: { en: 'Translation by the pier', ja: '桟橋の翻訳室' },
  street: { en: '12 Pier Road', ja: '桟橋通り12' },
  region: { en: 'Kanagawa', ja: '神奈川県' },
  phone: '046-000-0001',
  phoneAbroad: '+81-46-000-0001',
  newPhone: '046-000-0002',
  newPhoneAbroad: '+81-46-000-0002',
  email: 'desk@harbor.example',
  prefix: 'HLD',
  seal: '港',
}

/** Counts what a person does, so that the set-up does not grow unnoticed. */
export class SetupPages {
  fields = 0
  presses = 0
  readonly #page: Page
  readonly #say: Say

  constructor(page: Page, say: Say) {
    this.#page = page
    this.#say = say
  }

  async fill(label: string, value: string): Promise<void> {
    await field(this.#page, label).fill(value)
    this.fields += 1
  }

  async check(label: string): Promise<void> {
    await field(this.#page, label).check()
    this.presses += 1
  }

  async press(name: string): Promise<void> {
    await button(this.#page, this.#say(name)).click()
    this.presses += 1
  }

  async fillWords(label: string, words: { readonly en: string; readonly ja: string }) {
    const name = { label: this.#say(label) }
    await this.fill(this.#say('{label}, English', name), words.en)
    await this.fill(this.#say('{label}, Japanese', name), words.ja)
  }

  async fillOffice(): Promise<void> {
    const office = secondOffice
    await this.fillWords('Name', office.name)
    await this.fillWords('Tagline', office.tagline)
    await this.fillWords('Sender of messages', office.name)
    await this.fillWords('Building and street', office.street)
    await this.fillWords('Prefecture or state', office.region)
    await this.fill(this.#say('Postal code'), '238-0000')
    await this.fill(this.#say('Telephone'), office.phone)
    await this.fill(this.#say('Telephone from abroad'), office.phoneAbroad)
    await this.fill(this.#say('E-mail'), office.email)
  }

  /** Tuesday to Saturday, without a lunch break. */
  async fillHours(): Promise<void> {
    const days = this.#page.getByRole('group', { name: this.#say('Open on') })
    await days.getByRole('checkbox').nth(0).uncheck()
    await days.getByRole('checkbox').nth(5).check()
    this.presses += 2
    await this.fill(this.#say('Opens at'), '8:30')
    await this.fill(this.#say('Lunch from'), '12:00')
    await this.fill(this.#say('Lunch until'), '12:00')
    await this.fill(this.#say('Closes at'), '16:30')
    await this.fill(this.#say('Same-day requests until'), '11:00')
  }

  async fillOrders(): Promise<void> {
    await this.fill(this.#say('Order prefix'), secondOffice.prefix)
    const languages = this.#page.getByRole('group', {
      name: this.#say('Languages on the request form'),
    })
    await languages.getByLabel(this.#say('Korean')).check()
    this.presses += 1
  }
}
