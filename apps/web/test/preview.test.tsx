import type { FileView } from '@kakehashi/contract/documents/file-view'
import { languages } from '@kakehashi/domain/language'
import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { OfficeKeys } from '../app/office/keys/office-keys.tsx'
import { Frame } from '../app/office/request/frame.tsx'
import { OfficeLayout } from '../app/layouts/office-layout.tsx'
import type { OfficeRequest } from '../app/request/request-views.ts'
import { openScreen } from './open-screen.tsx'
import { officeRequest } from './sample-request.ts'

/** A page of the shape of A4. */
async function paper(): Promise<Blob> {
  const canvas = new OffscreenCanvas(210, 297)
  canvas.getContext('2d')?.fillRect(0, 0, 210, 297)
  return canvas.convertToBlob()
}

function file(name: string, role: FileView['role']): FileView {
  const id = crypto.randomUUID()
  const path = `/api/files/${id}`
  const facts = { mediaType: 'image/jpeg', size: 1000, status: 'clean' } as const
  const createdAt = '2026-11-09T00:00:00.000Z'
  return { _id: id, role, name, path, preview: `${path}/preview`, createdAt, ...facts }
}

const koseki = file('koseki.jpg', 'document')
const translated = file('koseki-en.jpg', 'translation')
const nothing = () => {}

const drawn = () => document.querySelector<HTMLCanvasElement>('canvas[data-drawn=true]')
const desk = () => document.querySelector<HTMLElement>('[data-desk]') ?? document.body
const panes = () => [
  ...document.querySelectorAll<HTMLElement>('dialog [data-desk]:has([data-drawn=true])'),
]

describe.each(languages)('the preview of a document (%s)', (language) => {
  afterEach(() => page.viewport(1440, 900))

  async function open(width: number, height: number, given: Partial<OfficeRequest> = {}) {
    await page.viewport(width, height)
    const request = officeRequest({ documents: [koseki], ...given })
    const picture = await paper()
    const opened = await openScreen({
      language,
      path: '/admin/payment/1',
      Component: () => (
        <OfficeLayout>
          <OfficeKeys />
          <Frame
            stage={request.stage}
            request={request}
            trouble={undefined}
            onRetry={nothing}
            isRetrying={false}
          />
        </OfficeLayout>
      ),
      reads: {
        '/api/closures': [],
        '/api/services': [],
        [`${koseki.path}/preview`]: picture,
        [`${translated.path}/preview`]: picture,
      },
    })
    await expect.poll(drawn, { timeout: 5000 }).not.toBeNull()
    const canvas = drawn() ?? document.createElement('canvas')
    const zoom = page.getByLabelText(opened.say('Zoom'), { exact: true })
    return { ...opened, zoom, canvas }
  }

  test('a wide window shows a whole page without scrolling', async () => {
    const { say, canvas } = await open(1920, 1080)
    const { top, bottom } = canvas.getBoundingClientRect()
    expect(top).toBeGreaterThan(0)
    expect(bottom).toBeLessThanOrEqual(innerHeight)
    expect(bottom - top).toBeGreaterThan(500)
    expect(desk().scrollHeight).toBe(desk().clientHeight)
    const fit = page.getByRole('button', { name: say('Fit the page'), exact: true })
    await expect.element(fit).toHaveAttribute('aria-pressed', 'true')
  })

  test('a narrow window starts with the width, and both fits can be chosen', async () => {
    const { say, canvas, zoom } = await open(960, 720)
    await expect.element(zoom).toHaveTextContent('100%')
    await page.getByRole('button', { name: say('Fit the page'), exact: true }).click()
    await expect.poll(() => canvas.offsetHeight).toBeLessThan(desk().clientHeight)
    await page.getByRole('button', { name: say('Fit the width'), exact: true }).click()
    await expect.element(zoom).toHaveTextContent('100%')
  })

  test('zooming keeps the point in the middle, with buttons and with keys', async () => {
    const { canvas, zoom } = await open(1440, 900)
    const middle = () => {
      const { scrollLeft, scrollTop, clientWidth, clientHeight } = desk()
      const x = (scrollLeft + clientWidth / 2 - canvas.offsetLeft) / canvas.offsetWidth
      const y = (scrollTop + clientHeight / 2 - canvas.offsetTop) / canvas.offsetHeight
      return [x.toFixed(1), y.toFixed(1)]
    }
    const shown = () => Number.parseInt(zoom.element().textContent, 10)
    expect(middle()).toEqual(['0.5', '0.5'])
    const before = shown()
    await userEvent.keyboard('+++')
    await expect.poll(shown).toBeGreaterThan(before * 1.9)
    await expect.poll(() => canvas.dataset['drawn']).toBe('true')
    expect(middle()).toEqual(['0.5', '0.5'])
    const isScrolled = new Promise((resolve) => {
      desk().addEventListener('scroll', resolve, { once: true })
    })
    desk().scrollTop = canvas.offsetHeight * 0.6
    await isScrolled
    expect(middle()[1]).not.toBe('0.5')
    const there = middle()
    await userEvent.keyboard('+')
    await expect.poll(() => canvas.dataset['drawn']).toBe('true')
    await expect.poll(middle).toEqual(there)
    await userEvent.keyboard('0')
    await expect.poll(shown).toBe(before)
    await userEvent.keyboard('-')
    await expect.poll(shown).toBeLessThan(before)
  })

  test('original and translation scroll together, and the review can be ended there', async () => {
    const { say, commands } = await open(1440, 900, {
      stage: 'review',
      isTranslated: true,
      translation: translated.path,
      translations: [translated],
      can: ['continueReview', 'returnToTranslator'] as OfficeRequest['can'],
    })
    await page.getByRole('button', { name: say('Side by side') }).click()
    const dialog = page.getByRole('dialog', { name: say('Original and translation') })
    await expect.poll(() => panes().length, { timeout: 5000 }).toBe(2)
    const [left, right] = panes()
    await expect.poll(() => (left?.scrollHeight ?? 0) > (left?.clientHeight ?? 0)).toBe(true)
    left?.scrollTo({ top: 100 })
    await expect.poll(() => right?.scrollTop).toBe(100)
    await dialog.getByRole('checkbox').click()
    left?.scrollTo({ top: 0 })
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(right?.scrollTop).toBe(100)

    await dialog.getByRole('button', { name: say('RETURN') }).click()
    const reason = page.getByRole('alertdialog').getByRole('textbox')
    await expect.element(reason).toHaveFocus()
    await expect.element(dialog).not.toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await page.getByRole('button', { name: say('Side by side') }).click()
    await dialog.getByRole('button', { name: say('CONTINUE') }).click()
    await expect.poll(() => commands().length).toBe(1)
  })
})
