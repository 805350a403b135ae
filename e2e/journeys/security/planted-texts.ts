import { randomUUID } from 'node:crypto'
import { signIn } from '@kakehashi/contract/accounts/sessions'
import { removeReplyTemplate, saveReplyTemplate } from '@kakehashi/contract/reply-templates'
import * as commands from '@kakehashi/contract/requests/request-commands'
import { askOffice } from '@kakehashi/contract/requests/messages'
import {
  createService,
  deleteService,
  offerService,
  updateService,
  type ServiceView,
} from '@kakehashi/contract/services/services'
import { addClosure, removeClosure } from '@kakehashi/contract/settings'
import { addDays, tokyoDay } from '@kakehashi/domain/calendar/day'
import type { Language } from '@kakehashi/domain/language'
import { request } from '@playwright/test'
import { samplePdf } from '../../documents/sample-pdf.ts'
import { site } from '../../support/environment.ts'
import * as api from '../../support/office-api.ts'
import {
  addressOfItsOwn,
  headersFrom,
  registerCustomer,
  signInSample,
  type Person,
} from '../../support/people.ts'

/** A text for a field; the field's name is in it, so that it can be found on a screen. */
export type TextFor = (field: string, kind: 'line' | 'lines') => string

export interface Planted {
  readonly customer: Person
  readonly fields: ReadonlySet<string>
  /** Requests by the state that they are in. */
  readonly requests: Readonly<
    Record<'quote' | 'declined' | 'closed' | 'translate' | 'review', string>
  >
  readonly service: ServiceView
  remove(): Promise<void>
}

/** Puts a text into every field that people can fill in, each through the API. */
export async function plant(language: Language, payload: TextFor): Promise<Planted> {
  const fields = new Set<string>()
  const text: TextFor = (field, kind) => {
    fields.add(field)
    return payload(field, kind)
  }
  const owner = await signInSample('owner', language)
  const service = await plantService(owner, text)
  const customer = await plantCustomer(language, text)
  const requests = await plantRequests(customer, service, text)
  await plantThread(customer, requests.quote, text)
  const removeSettings = await plantSettings(owner, text)
  return {
    customer,
    fields,
    requests,
    service,
    async remove() {
      await removeSettings()
      await api.ask(owner, { path: api.filled(deleteService.path, service._id), method: 'DELETE' })
    },
  }
}

async function plantService(owner: Person, text: TextFor): Promise<ServiceView> {
  const { _id: id } = await api.ask<ServiceView>(owner, createService)
  await api.ask(owner, {
    path: api.filled(updateService.path, id),
    method: 'PUT',
    body: {
      name: `${text('service-name', 'line')} ${randomUUID().slice(0, 8)}`,
      nameJa: text('service-name-ja', 'line'),
      description: text('service-description', 'lines'),
      descriptionJa: text('service-description-ja', 'lines'),
      price: 20,
      usualWorkingDays: 2,
    },
  })
  return api.ask(owner, { path: api.filled(offerService.path, id), method: 'PUT' })
}

/** The browser's name is shown in the list of sessions. */
async function plantCustomer(language: Language, text: TextFor): Promise<Person> {
  const customer = await registerCustomer(language, {
    firstName: text('first-name', 'line'),
    middleName: text('middle-name', 'line'),
    lastName: text('last-name', 'line'),
    nameJa: text('name-ja', 'line'),
  })
  const elsewhere = await request.newContext({
    baseURL: site,
    userAgent: text('user-agent', 'line').replaceAll(/[^ -~]/g, ' '),
    extraHTTPHeaders: headersFrom(addressOfItsOwn()),
  })
  const { email, password } = customer
  await elsewhere.post(signIn.path, { data: { email, password } })
  await elsewhere.dispose()
  return customer
}

async function plantRequests(customer: Person, service: ServiceView, text: TextFor) {
  const name = `${text('file-name', 'line').replaceAll(/[\r\n]/g, ' ')}.pdf`
  const send = async (more: object = {}) => {
    const pdf = { name, mimeType: 'application/pdf', buffer: samplePdf() }
    const document = await api.sendDocument(customer, pdf)
    const details = text('details', 'lines')
    const sent = { requestItem: service.name, details, document, ...more }
    return (await api.sendRequest(customer, sent))._id
  }
  const reason = (field: string) => ({ reason: text(field, 'line') })

  const quote = await send({
    delivery: 'post',
    recipient: text('recipient', 'line'),
    postalCountry: 'US',
    postalCode: '96362',
    postalAddress: text('postal-address', 'line'),
  })
  const declined = await send({ delivery: 'meeting', meetingPlace: text('meeting-place', 'line') })
  await api.submitQuote(declined)
  const answer = { answer: 'declined', quoteVersion: 1, ...reason('quote-decline-reason') }
  await api.change(declined, commands.answerQuote, answer, customer)
  const closed = await send()
  await api.change(closed, commands.closeRequest, reason('close-reason'), customer)
  const translate = await send()
  await api.advanceTo(translate, 'review')
  await api.change(translate, commands.returnRequest, reason('return-reason'))
  const promisedOn = addDays(tokyoDay(new Date()), 20)
  await api.change(translate, commands.promiseDay, { promisedOn, ...reason('promise-reason') })
  const translator = await api.staff('translator')
  const question = { comment: text('question', 'lines') }
  const asked = { path: api.filled(askOffice.path, translate), method: 'POST' } as const
  await api.ask(translator, { ...asked, body: question })
  const review = await send()
  await api.advanceTo(review, 'delivery')
  const back = { from: 'delivery', ...reason('step-back-reason') }
  await api.change(review, commands.stepBack, back)
  return { quote, declined, closed, translate, review }
}

async function plantThread(customer: Person, id: string, text: TextFor): Promise<void> {
  await api.sendMessage(await api.staff('admin'), id, text('office-message', 'lines'))
  await api.sendMessage(customer, id, text('message', 'lines'))
  await api.addNote(id, text('note', 'lines'))
}

/** Reply templates and closed days are shared by all tests, so they are removed again. */
async function plantSettings(owner: Person, text: TextFor): Promise<() => Promise<void>> {
  const template = api.filled(saveReplyTemplate.path, randomUUID())
  const body = {
    titleEn: text('title', 'line'),
    titleJa: text('title-ja', 'line'),
    textEn: text('template-text', 'line'),
    textJa: text('template-text-ja', 'line'),
  }
  await api.ask(owner, { path: template, method: 'PUT', body })
  const from = addDays(tokyoDay(new Date()), 200 + Math.floor(Math.random() * 100))
  const reasons = { reasonEn: text('closure', 'line'), reasonJa: text('closure-ja', 'line') }
  await api.ask(owner, { path: addClosure.path, method: 'POST', body: { from, ...reasons } })
  return async () => {
    await api.ask(owner, { path: template, method: removeReplyTemplate.method })
    const closure = api.filled(removeClosure.path, from)
    await api.ask(owner, { path: closure, method: removeClosure.method })
  }
}
