import type { UserView } from '@kakehashi/contract/accounts/users'
import { addDays, dayAt } from '@kakehashi/domain/calendar/day'
import { sampleOffice } from '@kakehashi/domain/sample/office'
import { languages } from '@kakehashi/domain/language'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { AcceptOrDecline } from '../app/desk/accept-or-decline.tsx'
import { TranslatorLine } from '../app/office/request/translator/translator.tsx'
import { useTranslatorOptions } from '../app/office/translators/use-translator-options.ts'
import { ProgressLine } from '../app/request/status/progress-line.tsx'
import type { DeskRequest, OfficeRequest } from '../app/request/request-views.ts'
import { openScreen } from './open-screen.tsx'
import { keikosRequest } from './sample-customer.ts'
import { officeItem, owner } from './sample-list-item.ts'
import { officeRequest } from './sample-request.ts'

const today = dayAt(new Date(), sampleOffice.timeZone)
const acceptName = { en: 'ACCEPT', ja: '引き受ける' }

function newWork(can: DeskRequest['can']): DeskRequest {
  const request = keikosRequest({ stage: 'translate', can })
  const { email: _, phone: __, unread: ___, waiting: ____, inbox: _____, ...seen } = request
  return { ...seen, reader: 'desk', isOverdue: false, notes: [] }
}

function person(lastName: string, change: Partial<UserView>): UserView {
  return {
    ...owner,
    createdAt: '2026-11-02T01:00:00.000Z',
    branch: 'OTHER',
    isEmailVerified: true,
    hasSecondFactor: false,
    _id: lastName,
    lastName,
    ...change,
  }
}

describe.each(languages)('new work on the desk (%s)', (language) => {
  async function open(can: DeskRequest['can']) {
    const sent: string[] = []
    const request = newWork(can)
    const screen = await openScreen({
      language,
      path: '/desk/1',
      Component: () => (
        <>
          <h1>{request.orderNumber}</h1>
          <AcceptOrDecline request={request} />
        </>
      ),
      answer: async (call) => {
        sent.push(`${new URL(call.url).pathname.split('/').at(-1)} ${await call.text()}`)
        return Response.json({ message: 'Declined' })
      },
    })
    return { ...screen, sent, request }
  }

  test('is accepted by one press', async () => {
    const { sent } = await open(['acceptWork', 'declineWork'])
    await page.getByRole('button', { name: acceptName[language] }).click()
    await expect.poll(() => sent[0]).toContain('accept ')
  })

  test('is declined with a reason, and the desk is shown', async () => {
    const { say, sent, request, router } = await open(['acceptWork', 'declineWork'])
    await page.getByRole('button', { name: say('DECLINE') }).click()
    const dialog = page.getByRole('alertdialog')
    await dialog.getByRole('textbox').fill('Away')
    await dialog.getByRole('button', { name: say('DECLINE') }).click()
    await expect.poll(() => router.state.location.pathname).toBe('/desk')
    const { _id: requestId, version } = request
    expect(sent).toEqual([`decline ${JSON.stringify({ requestId, version, reason: 'Away' })}`])
  })

  test('is asked about only until it is accepted', async () => {
    await open(['submitTranslation'])
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(document.querySelector('button')).toBeNull()
  })
})

describe.each(languages)('the office (%s)', (language) => {
  const show = (change: Partial<OfficeRequest>) => {
    const request = officeRequest({ stage: 'translate', ...change })
    return openScreen({
      language,
      path: '/admin/translate/1',
      Component: () => (
        <>
          <ProgressLine request={request} />
          <TranslatorLine request={request} />
        </>
      ),
    })
  }
  const assigned = { translator: owner._id, translatorName: 'Toru Honda' }

  test('sees whether the translator has accepted', async () => {
    const { say } = await show(assigned)
    await expect.element(page.getByText(say('Not accepted yet'))).toBeVisible()
    await show({ ...assigned, acceptedAt: '2026-11-16T01:00:00.000Z' })
    await expect
      .element(page.getByText({ en: 'Accepted', ja: '引き受け済み' }[language], { exact: true }))
      .toBeVisible()
  })

  test.each([
    ['translation', 'Waits for a translator'],
    ['interpretation', 'Waits for an interpreter'],
  ] as const)('reads that a %s without anybody waits for one', async (serviceKind, status) => {
    const { say } = await show({ serviceKind })
    await expect.element(page.getByText(say(status))).toBeVisible()
    await expect.element(page.getByText(say('Not accepted yet'))).not.toBeInTheDocument()
  })

  test('sees who is away, who has declined and who is suggested, for several requests', async () => {
    const people = [
      person('Aragaki', { openDocuments: 0 }),
      person('Higa', { openDocuments: 1, absence: { from: today, until: addDays(today, 3) } }),
      person('Maeda', { openDocuments: 2 }),
    ]
    const requests = [officeItem(1, { declinedBy: ['Aragaki'] }), officeItem(2)]
    function Labels() {
      const options = useTranslatorOptions(people, requests)
      return options.map(({ value, label }) => <p key={value}>{label}</p>)
    }
    const { say } = await openScreen({ language, path: '/admin', Component: Labels })
    await expect.element(page.getByText('Maeda', { exact: false })).toBeVisible()
    const labels = [...document.querySelectorAll('p')].map(({ textContent }) => textContent)

    const [suggested, declined, away] = labels
    const [name, open] = ['Maeda, Naomi', '2']
    expect(suggested).toBe(say('{name}, {open} open (suggested)', { name, open }))
    expect(declined).toMatch(/^Aragaki.*(?:declined|辞退)/)
    expect(away).toMatch(/^Higa.*(?:away|不在)/)
  })
})
