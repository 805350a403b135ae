import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import * as services from '@kakehashi/contract/services/services'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { seedUser } from '../security/callers.ts'
import type { Browser } from '../support/browser.ts'
import { sortedStatuses } from '../support/browser.ts'
import type { Office } from '../support/office.ts'
import { openOffice } from '../support/office.ts'
import {
  createBlankService,
  editService,
  offeredNames,
  sampleService,
  seedService,
} from '../support/services.ts'

let office: Office
let admin: Browser
let visitor: Browser
beforeAll(async () => {
  office = await openOffice()
  admin = (await seedUser(office, { isAdmin: true })).browser
  visitor = office.visitor()
})
afterAll(() => office.close())
beforeEach(() => office.db.deleteFrom('services').execute())

describe('changing a service', () => {
  test('keeps fields that are missing from the form and clears fields that are empty', async () => {
    const id = await createBlankService(admin)
    const picture = 'https://example.com/image.png'
    await editService(admin, id, {
      icon: 'https://example.com/icon.png',
      image: picture,
      nameJa: '法律文書',
      descriptionJa: '契約書など\n宣誓供述書など',
      usualWorkingDays: 5,
    })
    const { icon: _, image: __, ...required } = sampleService()
    const kept = await admin.call(services.updateService, {
      params: { serviceId: id },
      body: required,
    })
    const emptied = await editService(admin, id, {
      nameJa: '',
      descriptionJa: null,
      usualWorkingDays: 0,
    })

    expect(kept.body).toMatchObject({
      icon: 'https://example.com/icon.png',
      image: picture,
      nameJa: '法律文書',
      descriptionJa: '契約書など\n宣誓供述書など',
      usualWorkingDays: 5,
    })
    expect(emptied.body).toMatchObject({ icon: '', image: '', usualWorkingDays: 0 })
    expect(emptied.body).not.toHaveProperty('nameJa')
    expect(emptied.body).not.toHaveProperty('descriptionJa')
  })

  test('stores the URL of an external picture without fetching it', async () => {
    let connections = 0
    const external = createServer((socket) => {
      connections += 1
      socket.destroy()
    })
    await once(external.listen(0, '127.0.0.1'), 'listening')
    // A server that listens on a port has an address with one.
    const { port } = external.address() as AddressInfo
    const address = `https://127.0.0.1:${port}/picture.png`
    const { body } = await editService(admin, await createBlankService(admin), {
      icon: address,
      image: address,
    })
    await visitor.call(services.listServices)
    await office.runJobs()
    external.close()

    expect(body).toMatchObject({ icon: address, image: address })
    expect(connections).toBe(0)
  })

  test('is refused if the body names another service than the path', async () => {
    expect(
      (await editService(admin, await createBlankService(admin), { serviceId: uuidv7() })).status,
    ).toBe(400)
  })

  test('records the names of the changed fields, and nothing if nothing changed', async () => {
    const id = await createBlankService(admin)
    const same = { ...sampleService(), name: 'Secret plan' }
    await editService(admin, id, same)
    await editService(admin, id, same)
    const events = await office.db
      .selectFrom('events')
      .select(['kind', 'fields'])
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute()

    expect(events).toEqual([
      { kind: 'service.created', fields: [] },
      { kind: 'service.changed', fields: ['name', 'slug', 'description', 'price_cents'] },
    ])
  })

  test('is refused if another service has the same slug', async () => {
    await seedService(office, 'Legal Documents')
    const other = await seedService(office, 'Medical')
    const { status, body } = await editService(admin, other, { name: 'legal  documents!' })

    expect(status).toBe(409)
    expect(body).toMatchObject({
      code: 'service-name-taken',
      message: 'Another service already has this name. Choose a different name.',
      fields: { name: 'Another service has this name' },
    })
    expect(await offeredNames(visitor)).toEqual(['Legal Documents', 'Medical'])
  })

  test('refuses one of two admins who choose the same name at the same time', async () => {
    const other = (await seedUser(office, { isAdmin: true })).browser
    const [first, second] = [await createBlankService(admin), await createBlankService(admin)]
    const replies = await Promise.all([
      editService(admin, first, { name: 'Passports' }),
      editService(other, second, { name: 'Passports' }),
    ])

    expect(sortedStatuses(replies)).toEqual([200, 409])
    expect(await offeredNames(visitor)).toEqual(['Passports'])
  })
})
