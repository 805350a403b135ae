import { languages } from '@kakehashi/domain/language'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Count } from '../app/office/request-lists/count.tsx'
import { ListRow } from '../app/office/request-row/list-row.tsx'
import { openScreen } from './open-screen.tsx'
import { officeRequest } from './sample-request.ts'

const counted = { '/api/dashboard': { stages: { quote: { count: 225 }, complete: { count: 40 } } } }
const service = '01930000-0000-7000-8000-000000000003'

describe.each(languages)('the list of a stage (%s)', (language) => {
  const open = (Component: () => React.ReactNode) =>
    openScreen({
      language,
      path: '/admin/quote',
      Component,
      reads: { ...counted, '/api/services': [] },
    })
  const text = (english: string, japanese: string) => (language === 'ja' ? japanese : english)
  const six = { data: { pages: [{ items: [1, 2, 3, 4, 5, 6], next: undefined }] } }

  test('says how many there are, and with a filter how many are shown', async () => {
    await open(() => (
      <>
        <p>
          <Count stage="quote" asked={{ stage: 'quote' }} query={{ ...six, hasNextPage: true }} />
        </p>
        <p>
          <Count
            stage="quote"
            asked={{ stage: 'quote', service }}
            query={{ ...six, hasNextPage: false }}
          />
        </p>
        <p>
          <Count
            stage="quote"
            asked={{ stage: 'quote', overdue: true }}
            query={{ ...six, hasNextPage: true }}
          />
        </p>
        <p>
          <Count
            stage="complete"
            asked={{ stage: 'cancelled' }}
            query={{ ...six, hasNextPage: false }}
          />
        </p>
      </>
    ))
    for (const words of [
      text('225 in all', '全225件'),
      text('6 shown of 225', '225件中6件表示'),
      text('more than 6', '6件より多く'),
      text('6 shown', '6件表示'),
    ]) {
      await expect.element(page.getByText(words, { exact: true })).toBeVisible()
    }
  })

  test('has the Japanese name for Japanese readers, and an age that is no date', async () => {
    const {
      documents: _,
      translations: __,
      inbox: ___,
      notes: ____,
      ...item
    } = officeRequest({
      nameJa: '比嘉 恵子',
      createdAt: new Date(Date.now() - 5.5 * 3_600_000).toISOString(),
    })
    await open(() => <ListRow request={item} />)
    await expect.element(page.getByText(text('Higa, Keiko', '比嘉 恵子'))).toBeVisible()
    await expect.element(page.getByText(text('5 hours', '5時間前'))).toBeVisible()
  })
})
