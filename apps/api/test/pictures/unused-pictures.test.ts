import { picturePath } from '@kakehashi/contract/picture-address'
import * as services from '@kakehashi/contract/services'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { after, duration } from '../../src/clock.ts'
import { addJob } from '../../src/db/add-job.ts'
import { saveService } from '../../src/services/queries.ts'
import { untilWaiting } from '../support/during-call.ts'
import type { Office, SomeoneSignedIn } from '../support/office.ts'
import { openOffice } from '../support/office.ts'
import { hangPicture } from '../support/pictures.ts'
import { placeRequest } from '../support/requests.ts'
import { offerService, sampleService } from '../support/services.ts'
import { deleteUnusedPictures } from '../../src/pictures/commands.ts'
import { lockPictureForUse } from '../../src/pictures/queries.ts'

let office: Office
let admin: SomeoneSignedIn
beforeAll(async () => {
  office = await openOffice()
  admin = await office.signedIn('admin')
})
afterAll(() => office.close())
beforeEach(async () => {
  await office.db.deleteFrom('pictures').execute()
})

const hang = () => hangPicture(office, admin.user._id)

async function kept(): Promise<string[]> {
  const rows = await office.db.selectFrom('pictures').select('id').orderBy('id').execute()
  return rows.map(({ id }) => id)
}

function give(serviceId: string, pictures: { icon?: string; image?: string }) {
  const body = { ...sampleService(), ...pictures }
  return admin.browser.call(services.updateService, { params: { serviceId }, body })
}

const sweepAfter = (time: number) =>
  deleteUnusedPictures(office.db, after(office.clock.now(), time))

const aDayLater = () => sweepAfter(duration.day + duration.minute)

describe('a picture that no service names', () => {
  test('is removed after a day; an icon or an image that one names stays', async () => {
    const [icon, image, forsaken] = [await hang(), await hang(), await hang()]
    await give(await offerService(office), { icon: picturePath(icon) })
    await give(await offerService(office), { image: picturePath(image) })
    await sweepAfter(duration.day - duration.minute)
    expect(await kept()).toEqual([icon, image, forsaken])
    await aDayLater()

    expect(await kept()).toEqual([icon, image])
  })

  test('is removed when another has taken its place', async () => {
    const [before, now] = [await hang(), await hang()]
    const id = await offerService(office)
    await give(id, { image: picturePath(before) })
    await give(id, { image: picturePath(now) })
    await aDayLater()

    expect(await kept()).toEqual([now])
  })

  test('goes with a service that nobody ordered, and stays with one kept for the books', async () => {
    const [gone, ofTheBooks] = [await hang(), await hang()]
    const never = await offerService(office)
    await give(never, { image: picturePath(gone) })
    const ordered = await placeRequest(office, admin.user._id)
    const { service_id: once } = await office.db
      .selectFrom('requests')
      .select('service_id')
      .where('id', '=', ordered)
      .executeTakeFirstOrThrow()
    await give(once, { image: picturePath(ofTheBooks) })
    for (const id of [never, once]) {
      await admin.browser.call(services.deleteService, { params: { id } })
    }
    await aDayLater()

    expect(await kept()).toEqual([ofTheBooks])
  })

  test('stays when it is given to a service at that very moment', async () => {
    const picture = await hang()
    const id = await offerService(office)
    let sweeping: Promise<void> | undefined
    await office.db.transaction().execute(async (trx) => {
      expect(await lockPictureForUse(trx, picturePath(picture))).toBe(true)
      await saveService(trx, id, { image: picturePath(picture) })
      sweeping = aDayLater()
      await untilWaiting(office.db, 1)
    })
    await sweeping

    expect(await kept()).toEqual([picture])
  })
})

test('a picture that was removed, or never was, cannot be given to a service', async () => {
  const picture = await hang()
  const id = await offerService(office)
  await aDayLater()
  for (const field of ['icon', 'image'] as const) {
    for (const address of [picturePath(picture), picturePath(uuidv7())]) {
      const { status, body } = await give(id, { [field]: address })

      expect([status, body]).toMatchObject([400, { fields: { [field]: expect.any(String) } }])
    }
  }
})

test('a service whose picture is gone already can still be changed', async () => {
  const id = await offerService(office)
  const image = picturePath(uuidv7())
  await office.db.updateTable('services').set({ image }).where('id', '=', id).execute()

  expect((await give(id, { image })).status).toBe(200)
})

test('the worker sweeps them', async () => {
  const picture = await hang()
  office.clock.letPass(duration.day + duration.minute)
  await office.db.transaction().execute((trx) => addJob(trx, 'sweep-files', {}))
  await office.runJobs()

  expect(await kept()).not.toContain(picture)
})
