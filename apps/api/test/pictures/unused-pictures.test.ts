import { picturePath } from '@kakehashi/contract/services/picture-path'
import * as services from '@kakehashi/contract/services/services'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { after, duration } from '../../src/clock.ts'
import { addJob } from '../../src/db/add-job.ts'
import { saveService } from '../../src/services/queries.ts'
import { untilBlocked } from '../support/during-call.ts'
import type { Office, SignedInUser } from '../support/office.ts'
import { openOffice } from '../support/office.ts'
import { seedPicture } from '../support/pictures.ts'
import { seedRequest } from '../support/seed-request.ts'
import { seedService, sampleService } from '../support/services.ts'
import { deleteUnusedPictures } from '../../src/jobs/delete-unused-files.ts'
import { lockPictureForUse } from '../../src/pictures/queries.ts'

let office: Office
let admin: SignedInUser
beforeAll(async () => {
  office = await openOffice()
  admin = await office.signedIn('admin')
})
afterAll(() => office.close())
beforeEach(async () => {
  await office.db.deleteFrom('pictures').execute()
})

const addPicture = () => seedPicture(office, admin.user._id)

async function storedIds(): Promise<string[]> {
  const rows = await office.db.selectFrom('pictures').select('id').orderBy('id').execute()
  return rows.map(({ id }) => id)
}

function setPictures(serviceId: string, pictures: { icon?: string; image?: string }) {
  const body = { ...sampleService(), ...pictures }
  return admin.browser.call(services.updateService, { params: { serviceId }, body })
}

const deleteUnusedAfter = (time: number) =>
  deleteUnusedPictures(office.db, after(office.clock.now(), time))

const deleteUnusedAfterADay = () => deleteUnusedAfter(duration.day + duration.minute)

describe('a picture that no service uses', () => {
  test('is deleted after a day; an icon or image in use is kept', async () => {
    const [icon, image, unused] = [await addPicture(), await addPicture(), await addPicture()]
    await setPictures(await seedService(office), { icon: picturePath(icon) })
    await setPictures(await seedService(office), { image: picturePath(image) })
    await deleteUnusedAfter(duration.day - duration.minute)
    expect(await storedIds()).toEqual([icon, image, unused])
    await deleteUnusedAfterADay()

    expect(await storedIds()).toEqual([icon, image])
  })

  test('is deleted after it was replaced', async () => {
    const [before, now] = [await addPicture(), await addPicture()]
    const id = await seedService(office)
    await setPictures(id, { image: picturePath(before) })
    await setPictures(id, { image: picturePath(now) })
    await deleteUnusedAfterADay()

    expect(await storedIds()).toEqual([now])
  })

  test('is deleted with a deleted service and kept with an archived one', async () => {
    const [deleted, archived] = [await addPicture(), await addPicture()]
    const neverRequested = await seedService(office)
    await setPictures(neverRequested, { image: picturePath(deleted) })
    const requestId = await seedRequest(office, admin.user._id)
    const { service_id: requested } = await office.db
      .selectFrom('requests')
      .select('service_id')
      .where('id', '=', requestId)
      .executeTakeFirstOrThrow()
    await setPictures(requested, { image: picturePath(archived) })
    for (const id of [neverRequested, requested]) {
      await admin.browser.call(services.deleteService, { params: { id } })
    }
    await deleteUnusedAfterADay()

    expect(await storedIds()).toEqual([archived])
  })

  test('is kept if it is added to a service at the same time', async () => {
    const picture = await addPicture()
    const id = await seedService(office)
    let deleting: Promise<void> | undefined
    await office.db.transaction().execute(async (trx) => {
      expect(await lockPictureForUse(trx, picturePath(picture))).toBe(true)
      await saveService(trx, id, { image: picturePath(picture) })
      deleting = deleteUnusedAfterADay()
      await untilBlocked(office.db, 1)
    })
    await deleting

    expect(await storedIds()).toEqual([picture])
  })
})

test('a deleted or unknown picture cannot be added to a service', async () => {
  const picture = await addPicture()
  const id = await seedService(office)
  await deleteUnusedAfterADay()
  for (const field of ['icon', 'image'] as const) {
    for (const address of [picturePath(picture), picturePath(uuidv7())]) {
      const { status, body } = await setPictures(id, { [field]: address })

      expect([status, body]).toMatchObject([400, { fields: { [field]: expect.any(String) } }])
    }
  }
})

test('a service whose picture no longer exists can still be changed', async () => {
  const id = await seedService(office)
  const image = picturePath(uuidv7())
  await office.db.updateTable('services').set({ image }).where('id', '=', id).execute()

  expect((await setPictures(id, { image })).status).toBe(200)
})

test('the worker deletes unused pictures', async () => {
  const picture = await addPicture()
  office.clock.advance(duration.day + duration.minute)
  await office.db.transaction().execute((trx) => addJob(trx, 'sweep-files', {}))
  await office.runJobs()

  expect(await storedIds()).not.toContain(picture)
})
