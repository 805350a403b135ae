import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createRequest } from '@kakehashi/contract/requests/requests'
import { eraseContent } from '../../../src/requests/erase-content.ts'
import { namesOf } from '../../support/names.ts'
import type { SignedInUser } from '../../support/office.ts'
import { type OfficeWithStaff, openOfficeWithStaff } from '../../support/office-with-staff.ts'
import {
  addCopyPrice,
  deliveredRequest,
  inKorean,
  offerOf,
  orderAgain,
} from '../../support/orders-again.ts'
import type { CustomerView, OfficeView } from '../../support/request-calls.ts'
import { samplePdf } from '../../support/sample-pdf.ts'
import type { RequestDetail } from '@kakehashi/contract/requests/request-view'

type DeskView = Extract<RequestDetail, { reader: 'desk' }>

let staff: OfficeWithStaff
let customer: SignedInUser
let earlier: CustomerView
const reviewed = samplePdf('Reviewed translation')

beforeAll(async () => {
  staff = await openOfficeWithStaff()
  await addCopyPrice(staff.clerk)
})
afterAll(() => staff.office.close())
beforeEach(async () => {
  customer = await staff.office.signedIn('customer')
  earlier = await deliveredRequest(staff, customer, reviewed)
})

const countOf = async ({ user }: SignedInUser) => {
  const { db } = staff.office
  const rows = await db
    .selectFrom('requests')
    .select('id')
    .where('user_id', '=', user._id)
    .execute()
  return rows.length
}

async function copyOf(copies = 1): Promise<CustomerView> {
  const { status, body } = await orderAgain(customer, earlier._id, { way: 'copy', copies })
  expect(status).toBe(200)
  return body as CustomerView
}

describe('a customer who orders again', () => {
  test('is offered copies at the price of the list, and the languages they do not have', async () => {
    expect(earlier.canOrderAgain).toBe(true)
    const { body } = await offerOf(customer, earlier._id)
    expect(body).toMatchObject({ orderNumber: earlier.orderNumber, copy: {}, language: {} })
    // The office does not publish its prices.
    expect(body.copy).toEqual({})
    const offered = await offerOf(staff.clerk, earlier._id)
    expect(offered.body.copy?.line).toMatchObject({ text: 'Extra copy', unitPrice: 5, amount: 5 })
  })

  test('makes one order with two presses, and both pages show the other one', async () => {
    const key = crypto.randomUUID()
    const press = () => orderAgain(customer, earlier._id, { way: 'copy', copies: 2 }, key)
    const [one, other] = await Promise.all([press(), press()])
    expect([one.status, other.status]).toEqual([200, 200])
    expect(one.body._id).toBe(other.body._id)
    expect(await countOf(customer)).toBe(2)
    const { _id, orderNumber } = one.body
    expect((one.body as CustomerView).again).toEqual({
      request: earlier._id,
      orderNumber: earlier.orderNumber,
      copies: 2,
    })
    const before = await staff.calls.read<CustomerView>(customer, earlier._id)
    expect(before.orderedAgain).toEqual([{ request: _id, orderNumber }])
    const atOffice = await staff.calls.read<OfficeView>(staff.clerk, _id)
    expect(atOffice.again).toMatchObject({
      orderNumber: earlier.orderNumber,
      copies: 2,
      line: { text: 'Extra copy', quantity: 2, unitPrice: 5, amount: 10 },
    })
    expect(await staff.calls.eventsOf(earlier._id)).toContain('request.ordered-again')
  })

  test('finds documents, languages, purpose and delivery as they were, without uploading', async () => {
    const created = await copyOf()
    expect(created).toMatchObject({
      requestItem: earlier.requestItem,
      delivery: earlier.delivery,
      details: '',
      stage: 'quote',
    })
    expect(created.documents.map(({ name }) => name)).toEqual(['affidavit.pdf'])
    const [document] = created.documents
    expect(document?._id).not.toBe(earlier.documents[0]?._id)
    const opened = await customer.browser.open(document?.path ?? '')
    expect(Buffer.from(await opened.arrayBuffer()).equals(samplePdf(earlier._id))).toBe(true)
  })

  test('keeps the confirmed names for a copy, and confirms them again for another language', async () => {
    const copy = await copyOf()
    const names = (await namesOf(customer, copy._id).read()).body.entries
    expect(names).toMatchObject([{ family: 'MIYAZATO', confirmed: { by: 'customer' } }])
    const { body } = await orderAgain(customer, earlier._id, inKorean)
    expect(body).toMatchObject({ toLanguage: 'ko' })
    const again = (await namesOf(customer, body._id).read()).body.entries
    expect(again).toMatchObject([{ family: 'MIYAZATO', isChangedSince: false }])
    expect(again[0]).not.toHaveProperty('confirmed')
  })

  test('still has the copy when the content of the earlier order is erased', async () => {
    const copy = await copyOf()
    const { db, clock } = staff.office
    await db.transaction().execute((trx) => eraseContent(trx, earlier._id, clock.now()))
    const opened = await customer.browser.open(copy.documents[0]?.path ?? '')
    expect(opened.status).toBe(200)
  })
})

describe('the translator of a copy', () => {
  test('begins with the reviewed file and can hand it in; the customer does not see it before', async () => {
    const { _id } = await copyOf()
    const { calls, owner, translator } = staff
    await calls.put(owner, _id, '', { isQuoted: true, deposit: 0, totalPrice: 5 })
    await calls.put(owner, _id, '', { isPaid: true })
    await calls.put(owner, _id, '/translator', { translator: translator.user._id })
    const task = await calls.read<DeskView>(translator, _id)
    expect(task.again).toEqual({ orderNumber: earlier.orderNumber, copies: 1 })
    const [start] = task.translations
    const opened = await translator.browser.open(start?.path ?? '')
    expect(Buffer.from(await opened.arrayBuffer()).equals(reviewed)).toBe(true)
    expect((await calls.read<CustomerView>(customer, _id)).translations).toEqual([])
    expect((await customer.browser.open(start?.path ?? '')).status).toBe(404)
    const handedIn = { isTranslated: true, translation: start?.path }
    const { status } = await calls.put(translator, _id, '', handedIn)
    expect(status).toBe(200)
  })

  test('is given a link to the earlier order only while they may open it', async () => {
    const { calls, owner, translator, office } = staff
    const { body } = await orderAgain(customer, earlier._id, inKorean)
    await calls.put(owner, body._id, '', { isQuoted: true, deposit: 0, totalPrice: 5 })
    await calls.put(owner, body._id, '', { isPaid: true })
    await calls.put(owner, body._id, '/translator', { translator: translator.user._id })
    const closed = await calls.read<DeskView>(translator, body._id)
    expect(closed.again).toEqual({ orderNumber: earlier.orderNumber })
    expect(closed.translations).toEqual([])
    await office.changeSetting('deskGraceDays', 30)
    const open = await calls.read<DeskView>(translator, body._id)
    expect(open.again?.request).toBe(earlier._id)
    await office.changeSetting('deskGraceDays', 0)
  })
})

const refusalOf = async (by: SignedInUser, body = { way: 'copy', copies: 1 } as const) => {
  const reply = await orderAgain(by, earlier._id, body)
  return (reply.body as unknown as { code: string }).code
}

describe('nothing can be ordered again', () => {
  test('after the content is erased, and the page says why', async () => {
    const { db, clock } = staff.office
    await db.transaction().execute((trx) => eraseContent(trx, earlier._id, clock.now()))
    expect((await offerOf(customer, earlier._id)).body).toMatchObject({
      obstacle: 'content-erased',
      serviceSlug: expect.any(String),
    })
    expect(await refusalOf(customer)).toBe('again-no-files')
    const shown = await staff.calls.read<CustomerView>(customer, earlier._id)
    expect(shown).not.toHaveProperty('canOrderAgain')
    expect(await countOf(customer)).toBe(1)
  })

  test('before the delivery', async () => {
    const open = await staff.calls.submitRequest(customer)
    expect((await offerOf(customer, open._id)).body.obstacle).toBe('not-delivered')
    const { status } = await orderAgain(customer, open._id)
    expect(status).toBe(409)
  })

  test('from somebody else’s order, which is the same as one that does not exist', async () => {
    const stranger = await staff.office.signedIn('customer')
    const theirs = await orderAgain(stranger, earlier._id)
    const nobodys = await orderAgain(stranger, crypto.randomUUID())
    expect(theirs.status).toBe(404)
    expect({ ...theirs.body, requestId: '' }).toEqual({ ...nobodys.body, requestId: '' })
    expect((await offerOf(stranger, earlier._id)).status).toBe(404)
    expect(await countOf(stranger)).toBe(0)
  })

  test.each([
    [{ way: 'copy', copies: 0 }, 'copies'],
    [{ way: 'copy', copies: 21 }, 'copies'],
    [{ way: 'language', toLanguage: 'klingon' }, 'toLanguage'],
  ] as const)('with %j', async (wrong, field) => {
    const { status, body } = await orderAgain(customer, earlier._id, wrong as never)
    expect(status).toBe(400)
    expect(Object.keys((body as unknown as { fields: object }).fields)).toEqual([field])
  })
})

test('a clerk orders again for somebody at the counter, and the order is the customer’s', async () => {
  const { status, body } = await orderAgain(staff.clerk, earlier._id, { way: 'copy', copies: 3 })
  expect(status).toBe(200)
  expect(body.user).toBe(customer.user._id)
  const shown = await staff.calls.read<CustomerView>(customer, body._id)
  expect(shown.again?.copies).toBe(3)
  expect(shown.documents).toHaveLength(1)
})

test('a request without people is created as before', async () => {
  const body = { requestItem: staff.calls.service, details: 'As the specification has it' }
  const { status } = await customer.browser.call(createRequest, { body })
  expect(status).toBe(200)
})
