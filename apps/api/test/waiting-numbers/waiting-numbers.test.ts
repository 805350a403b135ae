import * as contract from '@kakehashi/contract/waiting-numbers'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { duration } from '../../src/clock.ts'
import { Browser } from '../support/browser.ts'
import { openOffice, type Office, type SignedInUser } from '../support/office.ts'
import { forgetWaitingNumbers } from '../support/waiting-numbers.ts'

let office: Office
let clerk: SignedInUser
let colleague: SignedInUser

beforeAll(async () => {
  office = await openOffice()
  office.clock.advanceToNextMorning()
  clerk = await office.signedIn('admin')
  colleague = await office.signedIn('admin')
})
afterAll(() => office.close())
beforeEach(async () => {
  await forgetWaitingNumbers(office)
  await office.changeSetting('waitingNumbers', true)
})

const give = (visit?: string) =>
  clerk.browser.call(contract.giveWaitingNumber, { body: { ...(visit && { visit }) } })
const next = (who: SignedInUser, counter: number, before?: string) =>
  who.browser.call(contract.callNextNumber, { body: { counter, before } })
const change = (numberId: string | undefined, what: string, who = clerk) =>
  who.browser.call(contract.changeWaitingNumber, {
    params: { numberId: numberId ?? '' },
    body: { change: what },
  })
const shown = async () => (await new Browser(office.address).call(contract.showWaitingNumbers)).body
const list = async () => (await clerk.browser.call(contract.listWaitingNumbers)).body.numbers

async function giveSeveral(count: number) {
  for (let given = 0; given < count; given += 1) await give()
}

describe('giving', () => {
  test('numbers start at 1 and have what somebody came for, if the clerk asked', async () => {
    expect((await give()).body).toMatchObject({ number: 1, state: 'waiting' })
    expect((await give('collecting')).body).toMatchObject({ number: 2, visit: 'collecting' })
    expect((await give('a-secret')).status).toBe(400)
    expect((await list()).map(({ number, visit }) => [number, visit])).toEqual([
      [1, undefined],
      [2, 'collecting'],
    ])
  })

  test('a hundred at once get the numbers from 1 to 100, without gaps', async () => {
    const replies = await Promise.all(Array.from({ length: 100 }, () => give()))
    const numbers = replies.map(({ body }) => body.number).toSorted((one, two) => one - two)
    expect(numbers).toEqual(Array.from({ length: 100 }, (_, index) => index + 1))
  })

  test('a press that is sent twice gives one number', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const press = () => clerk.browser.call(contract.giveWaitingNumber, { body: {}, headers })
    const replies = await Promise.all([press(), press()])
    expect(replies.map(({ body }) => body.number)).toEqual([1, 1])
    expect((await give()).body.number).toBe(2)
  })

  test('the history says who gave and called a number', async () => {
    const { body } = await give()
    await next(colleague, 2)
    const events = await office.db
      .selectFrom('events')
      .select(['kind', 'actor_id', 'fields'])
      .where('subject_id', '=', body._id)
      .orderBy('id')
      .execute()
    expect(events).toEqual([
      { kind: 'waiting-number.given', actor_id: clerk.user._id, fields: [] },
      { kind: 'waiting-number.called', actor_id: colleague.user._id, fields: [] },
    ])
  })
})

describe('calling', () => {
  test('the lowest number comes first, and the one before is done', async () => {
    await giveSeveral(3)
    const first = await next(clerk, 1)
    expect(first.body.called).toMatchObject({ number: 1, counter: 1, state: 'called' })
    const other = await next(colleague, 2)
    expect(other.body.called).toMatchObject({ number: 2, counter: 2 })
    const second = await next(clerk, 1, first.body.called?._id)
    expect(second.body.called).toMatchObject({ number: 3, counter: 1 })
    expect((await list()).map(({ number }) => number)).toEqual([2, 3])
  })

  test('nobody waits: the one before is done, and nobody is called', async () => {
    await give()
    const first = await next(clerk, 1)
    const reply = await next(clerk, 1, first.body.called?._id)
    expect(reply).toMatchObject({ status: 200, body: {} })
    expect(reply.body.called).toBeUndefined()
    expect(await list()).toEqual([])
  })

  test('twenty counters that call five times at once call a hundred people, each once', async () => {
    await Promise.all(Array.from({ length: 100 }, () => give()))
    const counters = Array.from({ length: 20 }, (_, index) => index + 1)
    const called = await Promise.all(
      counters.map(async (counter) => {
        const numbers: (number | undefined)[] = []
        let before: string | undefined
        for (let round = 0; round < 5; round += 1) {
          const who = counter % 2 === 0 ? clerk : colleague
          const { body } = await next(who, counter, before)
          numbers.push(body.called?.number)
          before = body.called?._id
        }
        return numbers
      }),
    )
    const numbers = called.flat().toSorted((one, two) => Number(one) - Number(two))
    expect(numbers).toEqual(Array.from({ length: 100 }, (_, index) => index + 1))
  })

  test('a hundred presses for twenty counters call one number to each, the lowest ones', async () => {
    await giveSeveral(30)
    const presses = Array.from({ length: 100 }, (_, index) => next(clerk, (index % 20) + 1))
    const replies = await Promise.all(presses)
    const called = replies.flatMap(({ body }) => body.called ?? [])
    expect(new Set(called.map(({ counter }) => counter)).size).toBe(20)
    const numbers = called.map(({ number }) => number).toSorted((one, two) => one - two)
    expect(numbers).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
    const refused = replies.filter(({ status }) => status === 409)
    expect(refused).toHaveLength(80)
    expect(refused[0]?.body.code).toBe('counter-calls-another')
  })

  test('whoever has not seen what is called at the counter calls nobody', async () => {
    await giveSeveral(2)
    await next(clerk, 1)
    const reply = await next(colleague, 1)
    expect(reply).toMatchObject({ status: 409, body: { code: 'counter-calls-another' } })
    expect((await shown()).called.map(({ number }) => number)).toEqual([1])
  })

  test('a counter is a number, and there are twenty', async () => {
    expect((await next(clerk, 0)).status).toBe(400)
    expect((await next(clerk, 21)).status).toBe(400)
    expect((await next(clerk, 20)).status).toBe(200)
  })
})

describe('who does not come', () => {
  test('is no longer shown, and comes first once they are put back', async () => {
    await giveSeveral(2)
    const { body } = await next(clerk, 1)
    const id = body.called?._id
    expect((await change(id, 'did-not-come')).body.state).toBe('absent')
    expect(await shown()).toMatchObject({ called: [], next: [2], waiting: 1 })
    expect((await change(id, 'put-back', colleague)).body.state).toBe('waiting')
    expect((await shown()).next).toEqual([1, 2])
    expect((await next(clerk, 1)).body.called?.number).toBe(1)
  })

  test('is called again, which comes first on the screen', async () => {
    await giveSeveral(2)
    const first = await next(clerk, 1)
    await next(colleague, 2)
    expect((await shown()).called.map(({ number }) => number)).toEqual([2, 1])
    const again = await change(first.body.called?._id, 'call-again')
    expect(again.body.calledAt).not.toBe(first.body.called?.calledAt)
    expect((await shown()).called.map(({ number }) => number)).toEqual([1, 2])
  })

  test('two clerks who press the same button agree; another one is refused', async () => {
    await give()
    const id = (await next(clerk, 1)).body.called?._id
    await change(id, 'done')
    expect((await change(id, 'done', colleague)).status).toBe(200)
    const refused = await change(id, 'put-back', colleague)
    expect(refused).toMatchObject({ status: 409, body: { code: 'waiting-number-changed' } })
    expect(refused.body.message).toContain('1')
    expect((await change(crypto.randomUUID(), 'done')).status).toBe(404)
  })
})

describe('the screen for everybody', () => {
  test('has nothing but numbers, counters and times', async () => {
    await give('question')
    await give('new-order')
    await next(clerk, 3)
    const body = await shown()
    expect(Object.keys(body).toSorted()).toEqual(['called', 'day', 'isOn', 'next', 'waiting'])
    expect(body).toMatchObject({ isOn: true, next: [2], waiting: 1 })
    expect(Object.keys(body.called[0] ?? {}).toSorted()).toEqual(['calledAt', 'counter', 'number'])
  })

  test('says the usual wait once three were called', async () => {
    await giveSeveral(3)
    office.clock.advance(7 * duration.minute)
    for (const counter of [1, 2]) await next(clerk, counter)
    expect((await shown()).usualMinutes).toBeUndefined()
    await next(clerk, 3)
    expect((await shown()).usualMinutes).toBe(10)
  })

  test('names the first twelve that wait, and how many there are', async () => {
    await giveSeveral(15)
    const body = await shown()
    expect(body.next).toHaveLength(12)
    expect(body.waiting).toBe(15)
  })

  test('is not sent again while nothing changes', async () => {
    await give()
    const visitor = new Browser(office.address)
    const { headers } = await visitor.call(contract.showWaitingNumbers)
    const ask = () =>
      visitor.call(contract.showWaitingNumbers, {
        headers: { 'if-none-match': headers.get('etag') ?? '' },
      })
    expect((await ask()).status).toBe(304)
    await give()
    expect((await ask()).status).toBe(200)
  })
})

describe('an office that gives no numbers', () => {
  beforeEach(() => office.changeSetting('waitingNumbers', false))

  test('shows none and refuses to give, call or change one', async () => {
    await office.changeSetting('waitingNumbers', true)
    await give()
    const id = (await next(clerk, 1)).body.called?._id
    await office.changeSetting('waitingNumbers', false)
    expect(await shown()).toMatchObject({ isOn: false, called: [], next: [], waiting: 0 })
    const { body } = await clerk.browser.call(contract.listWaitingNumbers)
    expect(body).toEqual({ isOn: false, numbers: [] })
    for (const reply of [await give(), await next(clerk, 1), await change(id, 'done')]) {
      expect(reply).toMatchObject({ status: 409, body: { code: 'waiting-numbers-off' } })
    }
  })
})
