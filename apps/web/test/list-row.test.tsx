import type { OfficeRequestItem } from '@kakehashi/contract/requests/request-view'
import { shortDate } from '@kakehashi/domain/calendar/date-formats'
import { sampleOffice } from '@kakehashi/domain/sample/office'
import { type Language, languages } from '@kakehashi/domain/language'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ColumnRow } from '../app/office/request-row/column-row.tsx'
import { ListRow } from '../app/office/request-row/list-row.tsx'
import { openScreen } from './open-screen.tsx'
import { officeItem } from './sample-list-item.ts'

/** The request in a list and in a column of the dashboard. */
async function openRows(language: Language, request: OfficeRequestItem) {
  return openScreen({
    language,
    path: '/admin/quote',
    Component: () => (
      <>
        <ListRow request={request} isChosen={false} onChoose={() => {}} />
        <ColumnRow request={request} />
      </>
    ),
    reads: { '/api/services': [] },
  })
}

describe.each(languages)('a row of a list (%s)', (language) => {
  const text = (english: string, japanese: string) => (language === 'ja' ? japanese : english)

  test('has the Japanese name for Japanese readers, and an age that is no date', async () => {
    const request = officeItem(1, {
      firstName: 'Keiko',
      lastName: 'Higa',
      nameJa: '比嘉 恵子',
      createdAt: new Date(Date.now() - 5.5 * 3_600_000).toISOString(),
    })
    await openRows(language, request)
    await expect.element(page.getByText(text('Higa, Keiko', '比嘉 恵子')).first()).toBeVisible()
    await expect.element(page.getByText(text('5 hours', '5時間前')).first()).toBeVisible()
  })

  const interpretation = { serviceKind: 'interpretation' } as const

  test('says that an interpretation waits for an interpreter, not for a translator', async () => {
    const askedAt = '2026-11-03T01:00:00.000Z'
    const { say } = await openRows(language, officeItem(1, { ...interpretation, askedAt }))
    await expect.element(page.getByText(say('Waits for an interpreter'))).toHaveLength(2)
    await expect.element(page.getByText(say('Question from the interpreter'))).toHaveLength(2)
    await expect.element(page.getByText(say('Waits for a translator'))).toHaveLength(0)
  })

  test('names the interpreter of an interpretation as such', async () => {
    const translatorName = 'Rika Maeda'
    const { say } = await openRows(language, officeItem(1, { ...interpretation, translatorName }))
    const assigned = page.getByRole('cell').filter({ hasText: translatorName })
    await expect.element(assigned).toHaveTextContent(`${say('Interpreter')} ${translatorName}`)
  })

  test('has no box for someone who could do nothing with the selection', async () => {
    await openRows(language, officeItem(1, { can: [] }))
    await expect.element(page.getByRole('rowheader')).toBeVisible()
    await expect.element(page.getByRole('checkbox')).toHaveLength(0)
  })

  test('of an interpretation has the day the customer needs it, and no pages', async () => {
    const days = { dueOn: '2099-11-24', neededBy: '2099-11-20' }
    const pages = { documentCount: 1, pageCount: 1 }
    await openRows(language, officeItem(1, { ...interpretation, ...days, ...pages }))
    const day = shortDate(days.neededBy, language, sampleOffice.timeZone)
    await expect
      .element(page.getByText(text(`Needed by ${day}`, `ご希望日 ${day}`)))
      .toHaveLength(2)
    await expect.element(page.getByText(text('1 page', '1ページ'))).toHaveLength(0)
  })

  test('in payment, an accepted quote has no day on which it ends', async () => {
    const quote = { version: 1, expiresAt: '2099-11-24T08:00:00.000Z', isExpired: false }
    const days = { stage: 'payment', dueOn: '2099-11-24', actsNow: 'customer' } as const
    await openRows(language, officeItem(1, { ...days, quote: { ...quote, isTaken: true } }))
    const accepted = page.getByRole('cell').filter({ hasText: text('Accepted', '承諾') })
    await expect.element(accepted).toBeVisible()
    await expect
      .element(page.getByText(shortDate(days.dueOn, language, sampleOffice.timeZone)))
      .toHaveLength(0)
  })

  const inDelivery = { stage: 'delivery', dueOn: '2099-11-24', translatorName: 'Rika' } as const
  const day = shortDate(inDelivery.dueOn, language, sampleOffice.timeZone)

  test.each([
    ['counter', `Pick-up by ${day}`, `お渡し ${day}まで`],
    ['post', `Post by ${day}`, `発送 ${day}まで`],
    ['meeting', `Meet by ${day}`, `待ち合わせ ${day}まで`],
    ['download', 'Ready to download', 'ダウンロード待ち'],
  ] as const)('in delivery, it says what to do for %s', async (delivery, english, japanese) => {
    await openRows(language, officeItem(1, { ...inDelivery, delivery }))
    await expect.element(page.getByText(text(english, japanese))).toHaveLength(2)
  })

  test('in delivery, an interpretation has a record to give and no way of delivery', async () => {
    await openRows(language, officeItem(1, { ...inDelivery, ...interpretation, delivery: 'post' }))
    await expect
      .element(page.getByText(text(`Record by ${day}`, `記録のお渡し ${day}まで`)))
      .toHaveLength(2)
  })
})
