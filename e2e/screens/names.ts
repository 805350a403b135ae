import type { Page } from '@playwright/test'
import { button, field, visibleText } from '../pages/forms.ts'
import * as names from '../support/names-api.ts'
import * as api from '../support/office-api.ts'
import type { Say } from '../support/translations.ts'
import { goTo, inspectWaitingAndFailed, type ScreenStates } from './inspector.ts'

const marriage = { kind: 'date', label: 'Marriage', day: '令和2年10月5日' } as const
const birthplace = {
  kind: 'place',
  label: 'Place of birth',
  japanese: '沖縄県具志川市',
  kana: 'おきなわけんぐしかわし',
  english: 'Gushikawa City, Okinawa Prefecture',
} as const

async function list(id: string): Promise<void> {
  for (const entry of [names.misaki, marriage, birthplace]) await names.addName(id, entry)
}

/** The customer's page: empty, with entries, in a form, and confirmed. */
export const customersNames: ScreenStates = async ({ open, newCustomer, inspect, say }) => {
  const customer = await newCustomer()
  const { _id: id } = await api.sendRequest(customer)
  await api.advanceTo(id, 'translate')
  const page = await open(customer)
  const path = `/request/${id}/names`
  await inspectWaitingAndFailed(page, path, `**/api/requests/${id}/names`, (state) =>
    inspect(page, `names-${state}`),
  )
  await goTo(page, path)
  await visibleText(page, say('Nothing to check yet')).waitFor()
  await inspect(page, 'names-empty')
  await list(id)
  await names.askForNames(id)
  await goTo(page, path)
  await button(page, say('CONFIRM ALL')).waitFor()
  await inspect(page, 'names-to-confirm')
  await goTo(page, `/request/${id}`)
  await page.getByRole('link', { name: say('Check the names and dates'), exact: true }).waitFor()
  await inspect(page, 'names-asked-on-request')

  await goTo(page, path)
  await button(page, say('Add a name')).click()
  await button(page, say('SAVE')).click()
  await page.getByRole('alert').first().waitFor()
  await inspect(page, 'names-person-problems')
  await readLines(page, say, 'P<JPNMIYAZATO')
  await visibleText(page, say('The lines do not fit together')).waitFor()
  await inspect(page, 'names-lines-refused')
  await readLines(page, say, passport)
  await button(page, say('USE THIS')).waitFor()
  await inspect(page, 'names-lines-read')
  await button(page, say('USE THIS')).click()
  await page.getByLabel(say('Surname in kana')).fill('みやざと')
  await inspect(page, 'names-person-filled')

  await names.confirmNames(customer, id)
  await goTo(page, path)
  await visibleText(
    page,
    say('Everything is confirmed. You do not need to do anything else.'),
  ).waitFor()
  await inspect(page, 'names-confirmed')
}

const passport =
  'P<JPNMIYAZATO<<MISAKI<<<<<<<<<<<<<<<<<<<<<<<\nTZ12345676JPN9404173F3302141<<<<<<<<<<<<<<<6'

async function readLines(page: Page, say: Say, lines: string): Promise<void> {
  const label = say('The two or three lines at the bottom of the page with the photo')
  const place = page.getByLabel(label)
  if (!(await place.isVisible())) {
    await page.getByText(say('Read the name from the lines of a passport')).click()
  }
  await place.fill(lines)
  await button(page, say('READ')).click()
}

/** Beside the work: at the desk, at the office's screens, and the question before CONTINUE. */
export const staffNames: ScreenStates = async ({ open, newCustomer, sample, inspect, say }) => {
  const customer = await newCustomer()
  const { _id: id } = await api.sendRequest(customer)
  await api.advanceTo(id, 'translate')
  const desk = await open(await sample('translator'))
  await goTo(desk, `/desk/${id}`)
  await button(desk, say('Add a name')).waitFor()
  await inspect(desk, 'names-desk-empty')
  await list(id)
  await names.askForNames(id)
  await button(desk, say('ASK AGAIN')).waitFor()
  await inspect(desk, 'names-desk')
  await button(desk, say('Add a date')).click()
  await field(desk, say('What happened on it')).fill('Wedding')
  await field(desk, say('Date')).fill('昭和65年1月8日')
  await button(desk, say('SAVE')).click()
  await desk.getByRole('alert').first().waitFor()
  await inspect(desk, 'names-date-outside-era')
  await field(desk, say('Date')).fill('07/08/1999')
  await inspect(desk, 'names-date-two-ways')
  await button(desk, say('Go back')).first().click()

  await api.submitTranslation(id)
  const page = await open(await sample('admin'))
  await goTo(page, `/admin/review/${id}`)
  await button(page, say('ASK AGAIN')).waitFor()
  await inspect(page, 'names-review')
  await button(page, say('CONTINUE')).click()
  await field(page, say('Why it goes on')).waitFor()
  await inspect(page, 'names-ask-why')
}
