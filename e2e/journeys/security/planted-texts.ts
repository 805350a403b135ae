import { randomUUID } from 'node:crypto'
import { leave } from '@kakehashi/contract/accounts/account-data'
import { signIn } from '@kakehashi/contract/accounts/sessions'
import { updateProfile } from '@kakehashi/contract/accounts/users'
import { removeReplyTemplate, saveReplyTemplate } from '@kakehashi/contract/reply-templates'
import {
  createService,
  deleteService,
  offerService,
  updateService,
  type ServiceView,
} from '@kakehashi/contract/services/services'
import { addClosure, removeClosure } from '@kakehashi/contract/settings'
import { addDays, dayAt } from '@kakehashi/domain/calendar/day'
import { sampleOffice } from '@kakehashi/domain/sample/office'
import type { Language } from '@kakehashi/domain/language'
import { expect, request } from '@playwright/test'
import { site } from '../../support/environment.ts'
import * as api from '../../support/office-api.ts'
import {
  addressOfItsOwn,
  headersFrom,
  registerCustomer,
  signInSample,
  type Person,
} from '../../support/people.ts'
import { plantCounter, type PlantedCounter } from './planted-counter.ts'
import { plantRequests, type PlantedRequests } from './planted-requests.ts'
import { plantTranslation, type PlantedTranslation } from './planted-translation.ts'
import type { TextFor } from './xss-payloads.ts'

export interface Planted {
  readonly customer: Person
  /** Has changed every name in their profile. */
  readonly renamed: Person
  readonly text: TextFor
  readonly fields: ReadonlySet<string>
  readonly requests: PlantedRequests
  readonly counter: PlantedCounter
  readonly translation: PlantedTranslation
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
  const renamed = await plantRenamed(language, text)
  await plantDeleted(language, text)
  const requests = await plantRequests({ owner, customer, service, text })
  const counter = await plantCounter(owner, service, text)
  const translation = await plantTranslation({ owner, customer, service, text })
  await plantThread(customer, requests.quote, text)
  await waitForPageOf(service)
  const removeSettings = await plantSettings(owner, text)
  return {
    customer,
    renamed,
    text,
    fields,
    requests,
    counter,
    translation,
    service,
    async remove() {
      await translation.remove()
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

/** A new service is on the website when the worker has published it. */
async function waitForPageOf({ slug }: ServiceView): Promise<void> {
  const address = `${site}/services/${encodeURIComponent(slug)}`
  const status = async () => (await fetch(address)).status
  await expect.poll(status, { timeout: 120_000 }).toBe(200)
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

const namesOf = (prefix: string, text: TextFor) => ({
  firstName: text(`${prefix}-first-name`, 'line'),
  middleName: text(`${prefix}-middle-name`, 'line'),
  lastName: text(`${prefix}-last-name`, 'line'),
  nameJa: text(`${prefix}-name-ja`, 'line'),
})

/** Names can be changed later, which is another form and another call. */
async function plantRenamed(language: Language, text: TextFor): Promise<Person> {
  const person = await registerCustomer(language)
  const { email, user } = person
  const body = { ...namesOf('changed', text), email, phone: user.phone }
  await api.ask(person, { path: updateProfile.path, method: updateProfile.method, body })
  return person
}

/** Who was deleted a short time ago is listed below the users. */
async function plantDeleted(language: Language, text: TextFor): Promise<void> {
  const names = {
    firstName: text('deleted-first-name', 'line'),
    lastName: text('deleted-last-name', 'line'),
  }
  const person = await registerCustomer(language, names)
  const body = { currentPassword: person.password }
  await api.ask(person, { path: leave.path, method: leave.method, body })
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
  const from = addDays(
    dayAt(new Date(), sampleOffice.timeZone),
    200 + Math.floor(Math.random() * 100),
  )
  const reasons = { reasonEn: text('closure', 'line'), reasonJa: text('closure-ja', 'line') }
  await api.ask(owner, { path: addClosure.path, method: 'POST', body: { from, ...reasons } })
  return async () => {
    await api.ask(owner, { path: template, method: removeReplyTemplate.method })
    const closure = api.filled(removeClosure.path, from)
    await api.ask(owner, { path: closure, method: removeClosure.method })
  }
}
