import { languages } from '@kakehashi/domain/language'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ListRow } from '../app/office/request-row/list-row.tsx'
import { openScreen } from './open-screen.tsx'
import { officeItem } from './sample-office-requests.ts'

describe.each(languages)('a row of a list (%s)', (language) => {
  const text = (english: string, japanese: string) => (language === 'ja' ? japanese : english)

  test('has the Japanese name for Japanese readers, and an age that is no date', async () => {
    const request = officeItem(1, {
      firstName: 'Keiko',
      lastName: 'Higa',
      nameJa: '比嘉 恵子',
      createdAt: new Date(Date.now() - 5.5 * 3_600_000).toISOString(),
    })
    await openScreen({
      language,
      path: '/admin/quote',
      Component: () => <ListRow request={request} isChosen={false} onChoose={() => {}} />,
      reads: { '/api/services': [] },
    })
    await expect.element(page.getByText(text('Higa, Keiko', '比嘉 恵子'))).toBeVisible()
    await expect.element(page.getByText(text('5 hours', '5時間前'))).toBeVisible()
  })
})
