import { languages } from '@kakehashi/domain/language'
import { showToast } from '@kakehashi/ui/toast'
import { afterEach, describe, expect, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { Frame } from '../app/office/request/frame.tsx'
import { OfficeLayout } from '../app/layouts/office-layout.tsx'
import type { OfficeRequest } from '../app/request/request-views.ts'
import { openScreen } from './open-screen.tsx'
import { officeRequest } from './sample-request.ts'

const nothing = () => {}
/** A4 without the margins, at 96 dots per inch. */
const paper = { width: 688, height: 1017 }

const print = (isOn: boolean) =>
  cdp().send('Emulation.setEmulatedMedia', { media: isOn ? 'print' : '' })
const slip = () => document.querySelector<HTMLElement>('[data-prints-alone]')
const isShown = (element: Element) => element.checkVisibility()
const box = (element: Element) => element.getBoundingClientRect()

describe.each(languages)('the screen of a request (%s)', (language) => {
  afterEach(async () => {
    await print(false)
    showToast.forgetAll()
    await page.viewport(1440, 900)
  })

  async function open(width: number, given: Partial<OfficeRequest> = {}) {
    await page.viewport(width, 800)
    const request = officeRequest(given)
    return openScreen({
      language,
      path: '/admin/payment/1',
      Component: () => (
        <OfficeLayout>
          <Frame
            stage={request.stage}
            request={request}
            trouble={undefined}
            onRetry={nothing}
            isRetrying={false}
          />
        </OfficeLayout>
      ),
      reads: { '/api/closures': [], '/api/services': [] },
    })
  }

  test('prints as one page with the facts of the request and without buttons', async () => {
    const documents = Array.from({ length: 20 }, (_, at) => ({
      _id: `01990000-0000-7000-8000-0000000000${at + 10}`,
      role: 'document' as const,
      name: `page-${at}.pdf`,
      mediaType: 'application/pdf',
      size: 1000,
      status: 'pending' as const,
      createdAt: '2026-11-09T00:00:00.000Z',
      path: `/api/files/${at}`,
    }))
    await open(paper.width, {
      documents,
      nameJa: '比嘉 恵子',
      dueOn: '2026-11-20',
      promisedOn: '2026-11-25',
      fromLanguage: 'ja',
      toLanguage: 'en',
    })
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    await print(true)
    await expect.poll(() => slip()?.checkVisibility()).toBe(true)
    const text = slip()?.innerText ?? ''
    for (const fact of [
      'K-2026-00042',
      '比嘉 恵子',
      'Contract',
      'page-0.pdf',
      '$60.00',
      '$20.00',
    ]) {
      expect(text).toContain(fact)
    }
    expect(slip()?.getBoundingClientRect().height).toBeLessThan(paper.height)
    expect([...document.querySelectorAll('button, nav, form, canvas')].filter(isShown)).toEqual([])
    await print(false)
    await expect.poll(slip).toBeNull()
  })

  test('says who assigns translators to a clerk who may not', async () => {
    const { say } = await open(1440, { stage: 'translate', can: [] })
    const who = say('The owner assigns translators, and so do admins whom the owner lets do it.')
    await expect.element(page.getByText(who)).toBeVisible()
  })

  test('speaks of an interpreter and of no delivery for an interpretation', async () => {
    const { say } = await open(1440, {
      stage: 'translate',
      serviceKind: 'interpretation',
      can: [],
      neededBy: '2026-11-30',
      promisedOn: '2026-11-25',
    })
    const request = page.getByRole('region', { name: say('Request'), exact: true })
    await expect.element(request.getByText(say('Interpreter'))).toBeVisible()
    await expect.element(request.getByText(say('Delivery'), { exact: true })).toHaveLength(0)
    await expect.element(request.getByText(say('Ready by'))).toHaveLength(0)
    await expect.element(page.getByText(say('Delivery Pickup'))).toHaveLength(0)
    await expect.element(page.getByText(say('Translator'), { exact: true })).toHaveLength(0)
  })

  test.each([390, 960, 1240, 1920])(
    'a toast does not cover the order number (%i)',
    async (width) => {
      await open(width)
      const number = page.getByText('K-2026-00042', { exact: true })
      await expect.element(number).toBeVisible()
      showToast.success('Saved')
      const toast = page.getByRole('group').filter({ hasText: 'Saved' })
      await expect.element(toast).toBeVisible()
      const isCovered = () => {
        const [over, under] = [box(toast.element()), box(number.element())]
        return (
          over.left < under.right &&
          over.right > under.left &&
          over.top < under.bottom &&
          over.bottom > under.top
        )
      }
      await expect.poll(isCovered).toBe(false)
    },
  )

  test('a narrow desk shows customer and request without scrolling', async () => {
    const { say } = await open(960)
    for (const title of ['Customer', 'Request']) {
      const heading = page.getByRole('heading', { level: 2, name: say(title), exact: true })
      await expect.element(heading).toBeVisible()
      expect(heading.element().getBoundingClientRect().bottom).toBeLessThan(600)
    }
    const papers = page.getByRole('heading', { level: 2, name: say('Documents'), exact: true })
    expect(papers.element().getBoundingClientRect().bottom).toBeLessThan(800)
  })
})
