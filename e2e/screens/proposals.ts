import {
  type DateProposal,
  listDocumentProposals,
} from '@kakehashi/contract/requests/document-proposals'
import type { ReplyOf } from '@kakehashi/contract/http/endpoint'
import { getNames } from '@kakehashi/contract/requests/names'
import { readPassportPhoto } from '@kakehashi/contract/requests/passport-lines'
import type { Page } from '@playwright/test'
import { photographOf } from '../documents/sample-papers.ts'
import { button, visibleText } from '../pages/forms.ts'
import * as api from '../support/office-api.ts'
import type { Person } from '../support/people.ts'
import { goTo, type ScreenStates } from './inspector.ts'

/** What a program saw, answered for the server, so that no screen waits for the program. */
const seen = { at: 0, page: 1, certainty: 75 } as const
const dates: readonly DateProposal[] = [
  {
    ...seen,
    group: 'person',
    field: 'bornOn',
    day: '1994-04-17',
    era: 'heisei',
    box: { left: 0.415, top: 0.299, width: 0.106, height: 0.015 },
  },
  {
    ...seen,
    group: 'issue',
    field: 'issuedOn',
    day: '2026-04-20',
    era: 'reiwa',
    box: { left: 0.241, top: 0.771, width: 0.111, height: 0.013 },
  },
]

async function photographed(customer: Person): Promise<{ id: string; document: string }> {
  const path = await api.sendDocument(customer, photographOf('family-register', 'koseki.jpg'))
  const { _id: id } = await api.sendRequest(customer, { document: path, fromLanguage: 'ja' })
  await api.advanceTo(id, 'translate')
  return { id, document: path.split('/').at(-1) ?? '' }
}

/** At the desk: the kind of paper, dates to take, and those that are still open. */
export const proposedDates: ScreenStates = async ({ open, inspect, sample, newCustomer, say }) => {
  const { id, document } = await photographed(await newCustomer())
  const page = await open(await sample('translator'))
  const proposed = [{ document, template: 'family-register', dates }]
  await page.route(`**${api.filled(listDocumentProposals.path, id)}`, (route) =>
    route.fulfill({ json: proposed }),
  )
  await goTo(page, `/desk/${id}/template/${document}`)
  await page.locator('button[data-proposed]').waitFor()
  await page.locator('[data-drawn=true]').first().waitFor()
  await inspect(page, 'proposals-kind')
  await page.locator('button[data-proposed]').click()
  await page.locator('#paper-person-0-bornOn').focus()
  await inspect(page, 'proposals-dates')
  await page.emulateMedia({ colorScheme: 'dark' })
  await inspect(page, 'proposals-dates-dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await page.keyboard.press('Enter')
  await button(page, say('SUBMIT TRANSLATION')).click()
  await visibleText(page, say('A date is proposed: accept it or type another.')).waitFor()
  await inspect(page, 'proposals-still-open')
}

type Answer = ReplyOf<typeof readPassportPhoto>

/** In the form of a name: a photo whose lines are not read, and one that proposes a name. */
export const proposedNames: ScreenStates = async ({ open, inspect, newCustomer, say }) => {
  const customer = await newCustomer()
  const { id } = await photographed(customer)
  const page = await open(customer)
  await page.route(`**${api.filled(getNames.path, id)}`, async (route) => {
    const response = await route.fetch()
    const sheet = (await response.json()) as ReplyOf<typeof getNames>
    await route.fulfill({ response, json: { ...sheet, readsPhotos: true } })
  })
  await goTo(page, `/request/${id}/names`)
  await button(page, say('Add a name')).click()
  await visibleText(page, say('Read the name from the lines of a passport')).click()
  await button(page, say('FIND THE LINES')).waitFor()
  await inspect(page, 'proposals-passport')
  await find(page, id, { kind: 'unread', why: 'check-digits' })
  await button(page, say('FIND THE LINES')).click()
  await visibleText(page, say(unread)).waitFor()
  await inspect(page, 'proposals-passport-unread')
  await find(page, id, {
    kind: 'read',
    proposal: {
      family: 'DONOVAN',
      given: 'PATRICK SEAN',
      bornOn: '1992-08-03',
      source: 'foreign-passport',
    },
    notes: [{ kind: 'expired' }],
  })
  await button(page, say('FIND THE LINES')).click()
  await button(page, say('USE THIS')).waitFor()
  await inspect(page, 'proposals-passport-read')
}

const unread = 'The lines were found, but their check digits do not fit, so nothing is proposed.'

/** What the server finds in the photo from now on. */
async function find(page: Page, id: string, json: Answer): Promise<void> {
  const address = `**${api.filled(readPassportPhoto.path, id)}`
  await page.unroute(address)
  await page.route(address, (route) => route.fulfill({ json }))
}
