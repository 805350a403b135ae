import { comparePages } from '@kakehashi/domain/review/compare-pages'
import { languages, type Language } from '@kakehashi/domain/language'
import { describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { TextPane } from '../app/office/review/text-pane.tsx'
import type { TextComparison } from '../app/office/review/use-text-comparison.ts'
import { openScreen } from './open-screen.tsx'

async function open(language: Language, found: TextComparison['found']) {
  const text = {
    isPossible: true,
    isShown: true,
    show: vi.fn<(isShown: boolean) => void>(),
    found,
    retry: vi.fn<() => void>(),
  }
  const comparison = found.kind === 'compared' ? found.comparison : undefined
  const changes = { count: comparison?.changes ?? 0, current: 0, goTo: () => {} }
  const lines = comparison?.pages.flat() ?? []
  const { say } = await openScreen({
    language,
    path: '/admin/review/1/compare',
    Component: () => (
      <TextPane
        heading={<h2>PDF</h2>}
        now={3}
        before={2}
        lang="en"
        versions={{ now: undefined, text, lines, changes }}
      />
    ),
  })
  return { say, text }
}

const before = [['Name: MIYAZATO Misake'], ['Seal']]

describe.each(languages)('two versions of an uploaded PDF (%s)', (language) => {
  test('show what was added and removed, page by page, with the number of the change', async () => {
    const comparison = comparePages(before, [['Name: MIYAZATO Misaki'], ['Seal']])
    const { say } = await open(language, { kind: 'compared', comparison })
    await expect.element(page.getByText(say('Page {number}', { number: '2' }))).toBeVisible()
    const line = document.querySelector('#change-1')
    expect(line?.querySelector('del')?.textContent).toBe(`${say('removed:')} Misake`)
    expect(line?.querySelector('ins')?.textContent).toBe(`${say('added:')} Misaki`)
    expect(document.querySelectorAll('ins, del')).toHaveLength(4)
  })

  test('without a difference say that the text is the same', async () => {
    const comparison = comparePages(before, before)
    const { say } = await open(language, { kind: 'compared', comparison })
    const same = say('The text is the same as in version {before}.', { before: '2' })
    await expect.element(page.getByText(same)).toBeVisible()
  })

  test('name the page that is only a picture', async () => {
    const comparison = comparePages(before, [['Name: MIYAZATO Misake'], []])
    const { say } = await open(language, { kind: 'compared', comparison })
    const picture = say('This page has no text: it is a picture or empty.')
    await expect.element(page.getByText(picture)).toBeVisible()
  })

  test.each([
    ['now', '3'],
    ['before', '2'],
  ] as const)('say which of them is a scan: %s', async (version, number) => {
    const { say } = await open(language, { kind: 'no-text', version })
    const text =
      'Version {version} has no text, only pictures, as a scan has. Compare the pages by hand.'
    await expect.element(page.getByText(say(text, { version: number }))).toBeVisible()
  })

  test('that could not be read are read again, and the pages come back', async () => {
    const { say, text } = await open(language, { kind: 'failed' })
    await expect.element(page.getByText(say('The versions could not be read.'))).toBeVisible()
    await page.getByRole('alert').getByRole('button').click()
    expect(text.retry).toHaveBeenCalledOnce()
    await page.getByRole('button', { name: say('Show the pages') }).click()
    expect(text.show.mock.calls).toEqual([[false]])
  })
})
