import { chooseNotices, getNoticeChoices } from '@kakehashi/contract/requests/notices'
import { writeMessage } from '@kakehashi/contract/requests/messages'
import { chooseLanguage } from '@kakehashi/contract/accounts/users'
import { dayAt, instantAt } from '@kakehashi/domain/calendar/day'
import { sampleCalendar } from '@kakehashi/domain/calendar/testing/sample-calendar'
import { isWorkingDay, workingDaysAfter } from '@kakehashi/domain/calendar/working-days'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { after, duration } from '../../src/clock.ts'
import { sendMorningMails } from '../../src/jobs/send-morning-mails.ts'
import type { SignedInUser } from '../support/office.ts'
import { openOfficeWithStaff, type OfficeWithStaff } from '../support/office-with-staff.ts'

const calendar = sampleCalendar()

let staff: OfficeWithStaff
beforeEach(async () => {
  staff = await openOfficeWithStaff()
})
afterEach(() => staff.office.close())

/** Sets the clock to some minutes from the opening of a later working day. */
function goTo(minutes: number, workingDays = 1) {
  const { clock } = staff.office
  clock.setTo(
    after(workingDaysAfter(clock.now(), workingDays, calendar), minutes * duration.minute),
  )
}

async function choose({ browser }: SignedInUser, morningMail: boolean): Promise<number> {
  return (await browser.call(chooseNotices, { body: { off: [], morningMail } })).status
}

async function morningMails({ user }: SignedInUser) {
  await sendMorningMails(staff.office.db, staff.office.clock.now())
  await staff.office.runJobs()
  const mails = await staff.office.mailsTo(user.email)
  return mails
    .filter(({ subject }) => / due today, |本日期限/.test(subject))
    .map(({ subject, text }) => ({ subject, text }))
    .toReversed()
}

test('staff who want it are mailed once, in the hour before the office opens', async () => {
  const { clerk, owner } = staff
  expect(await choose(clerk, true)).toBe(200)
  goTo(-61)
  expect(await morningMails(clerk)).toEqual([])

  staff.office.clock.advance(2 * duration.minute)
  expect(await morningMails(clerk)).toHaveLength(1)
  staff.office.clock.advance(duration.hour)
  expect(await morningMails(clerk)).toHaveLength(1)
  expect(await morningMails(owner)).toEqual([])

  goTo(-50)
  expect(await morningMails(clerk)).toHaveLength(2)
})

test('it says what is due, overdue, unanswered and owed, without names of customers', async () => {
  const { office, calls, clerk } = staff
  await choose(clerk, true)
  const customer = await office.signedIn('customer')
  const { _id: waiting } = await calls.submitRequest(customer)
  await customer.browser.call(writeMessage, {
    params: { requestId: waiting },
    body: { comment: 'When do you open?' },
  })
  const { _id: late, orderNumber: lateNumber } = await calls.submitRequest(customer)
  const { orderNumber: dueNumber, _id: due } = await calls.submitRequest(customer)
  const written = dayAt(office.clock.now(), calendar.timeZone)
  goTo(-30, 5)
  const today = dayAt(office.clock.now(), calendar.timeZone)
  const setDue = (id: string, day: string | null) =>
    office.db.updateTable('requests').set({ due_on: day }).where('id', '=', id).execute()
  await setDue(waiting, null)
  await setDue(late, written)
  await setDue(due, today)

  const [mail] = await morningMails(clerk)
  expect(mail?.subject).toMatch(/: 1 due today, 1 overdue$/)
  expect(mail?.text).toMatch(new RegExp(`Due today: 1\\n${dueNumber}, `))
  expect(mail?.text).toMatch(new RegExp(`Overdue: 1\\n${lateNumber}, `))
  expect(mail?.text).toMatch(/Messages without a reply: 1, the oldest from /)
  expect(mail?.text).toContain('Waiting for a quote: 3')
  expect(mail?.text).toContain('Unpaid: None')
  expect(mail?.text).toContain(`${office.publicUrl}/profile/notices`)
  const { firstName, lastName } = customer.user
  for (const name of [firstName, lastName]) expect(mail?.text).not.toContain(name)
})

test('it is in the language of its reader, and says so if nothing is due', async () => {
  const { clerk } = staff
  await clerk.browser.call(chooseLanguage, { body: { language: 'ja' } })
  await choose(clerk, true)
  goTo(-30)

  const [mail] = await morningMails(clerk)
  expect(mail?.subject).toMatch(/本日期限0件、期限超過0件$/)
  expect(mail?.text).toContain('未払い：なし')
})

test('nobody is mailed on a day on which the office is closed', async () => {
  const { office, clerk } = staff
  await choose(clerk, true)
  let day = dayAt(office.clock.now(), calendar.timeZone)
  while (isWorkingDay(day, calendar)) {
    office.clock.advance(duration.day)
    day = dayAt(office.clock.now(), calendar.timeZone)
  }
  office.clock.setTo(
    after(instantAt(day, calendar.hours.opens, calendar.timeZone), -duration.minute),
  )
  expect(await morningMails(clerk)).toEqual([])
})

test('whoever turned it off, or is no longer staff, gets none that waits', async () => {
  const { office, clerk, owner } = staff
  await choose(clerk, true)
  await choose(owner, true)
  goTo(-30)
  await sendMorningMails(office.db, office.clock.now())
  await office.db
    .updateTable('users')
    .set({ morning_mail: false })
    .where('id', '=', owner.user._id)
    .execute()
  await office.db
    .updateTable('users')
    .set({ is_admin: false })
    .where('id', '=', clerk.user._id)
    .execute()

  expect(await morningMails(clerk)).toEqual([])
  expect(await morningMails(owner)).toEqual([])
})

test('a mail that could not leave on its day is not sent the day after', async () => {
  const { office, clerk } = staff
  await choose(clerk, true)
  goTo(-30)
  await sendMorningMails(office.db, office.clock.now())
  office.clock.advance(duration.day)
  await office.runJobs()
  expect(await office.mailsTo(clerk.user.email)).not.toContainEqual(
    expect.objectContaining({ subject: expect.stringContaining('due today') }),
  )
})

test('customers and translators cannot choose it, and are not asked', async () => {
  const customer = await staff.office.signedIn('customer')
  expect(await choose(customer, true)).toBe(403)
  expect(await choose(staff.translator, true)).toBe(403)
  const { body } = await customer.browser.call(getNoticeChoices, {})
  expect(body).toEqual({ off: [] })
})
