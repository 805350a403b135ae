import type { FileView } from '@kakehashi/contract/documents/file-view'
import type { ReviewLine, ReviewView } from '@kakehashi/contract/requests/review-view'
import { languages } from '@kakehashi/domain/language'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { OfficeKeys } from '../app/office/keys/office-keys.tsx'
import { Bench } from '../app/office/review/bench.tsx'
import { OfficeLayout } from '../app/layouts/office-layout.tsx'
import { openScreen } from './open-screen.tsx'
import { officeRequest } from './sample-request.ts'

/** A long page, so that both panes can be scrolled. */
async function paper(): Promise<Blob> {
  const canvas = new OffscreenCanvas(210, 900)
  canvas.getContext('2d')?.fillRect(0, 0, 210, 900)
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
const translated = file('K-2026-00042.pdf', 'translation')
const words = (text: string) => ({ en: text, ja: text })

function line(key: string, parts: ReviewLine['parts'], change: number | null = null): ReviewLine {
  const text = parts.filter(({ kind }) => kind !== 'removed').map((part) => part.text)
  return { key, kind: 'text', label: words(key), source: '', text: text.join(''), parts, change }
}

const lines = [
  line(
    'Name',
    [
      { kind: 'removed', text: 'Emma' },
      { kind: 'added', text: 'Ema' },
    ],
    1,
  ),
  ...Array.from({ length: 60 }, (_, at) =>
    line(`Line ${at}`, [{ kind: 'same', text: `Text ${at}` }]),
  ),
  line(
    'Place',
    [
      { kind: 'same', text: 'Uruma City' },
      { kind: 'added', text: ' [Note]' },
    ],
    2,
  ),
]

const review: ReviewView = {
  request: officeRequest()._id,
  translation: {
    file: translated._id,
    version: 3,
    handedInAt: '2026-11-16T00:12:00.000Z',
    handedInBy: 'Naomi Oshiro',
    before: { file: crypto.randomUUID(), version: 2 },
  },
  papers: [
    {
      document: koseki._id,
      template: 'family-register',
      from: 'ja',
      title: words('Family register'),
      kinds: ['name'],
      groups: [
        {
          key: 'register',
          of: words('Register'),
          label: words('Register'),
          heading: null,
          sections: [{ key: 'head', label: words('Register'), lines }],
        },
      ],
    },
  ],
  changes: 2,
  automatic: [{ kind: 'names', fine: 1, count: 2, missing: ['MIYAZATO Ema'] }],
  checks: [{ check: 'layout' }],
  questions: [],
}

const desks = () => [...document.querySelectorAll<HTMLElement>('[data-desk]')]
const original = () => desks()[0] ?? document.body
const printed = () => desks()[1] ?? document.body
const room = (element: HTMLElement) => element.scrollHeight - element.clientHeight

describe.each(languages)('a review beside its original (%s)', (language) => {
  async function open() {
    await page.viewport(1440, 900)
    const request = officeRequest({
      stage: 'review',
      documents: [koseki],
      translations: [translated],
    })
    const sheet = { request: request._id, entries: [], can: [], readsPhotos: false }
    const opened = await openScreen({
      language,
      path: '/admin/review/1/compare',
      Component: () => (
        <OfficeLayout>
          <OfficeKeys />
          <Bench request={request} review={review} sheet={sheet} />
        </OfficeLayout>
      ),
      reads: {
        '/api/closures': [],
        '/api/services': [],
        [`${koseki.path}/preview`]: await paper(),
      },
    })
    await expect
      .poll(() => document.querySelector('canvas[data-drawn=true]'), { timeout: 5000 })
      .not.toBeNull()
    await expect.poll(() => room(original())).toBeGreaterThan(100)
    return opened
  }

  test('the original follows the lines, and the lines the original', async () => {
    await open()
    printed().scrollTop = room(printed())
    await expect.poll(() => original().scrollTop).toBeCloseTo(room(original()), -1)
    // Ours is the last scroll, so that what follows is not its echo.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)))
    original().scrollTop = 0
    await expect.poll(() => printed().scrollTop).toBe(0)
  })

  test('apart, each stays where it is', async () => {
    const { say } = await open()
    await page.getByRole('switch', { name: say('Scroll together') }).click()
    printed().scrollTop = room(printed())
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)))
    expect(original().scrollTop).toBe(0)
    expect(localStorage.getItem('reviewScrollsApart')).toBe('yes')
  })

  test('what was added is underlined, what was removed is struck, and words say so', async () => {
    const { say } = await open()
    const [added, removed] = [document.querySelector('dd ins'), document.querySelector('dd del')]
    expect(getComputedStyle(added ?? document.body).textDecorationLine).toBe('underline')
    expect(getComputedStyle(removed ?? document.body).textDecorationLine).toBe('line-through')
    expect([added?.textContent, removed?.textContent]).toEqual([
      `${say('added:')} Ema`,
      `${say('removed:')} Emma`,
    ])
  })

  test('] and [ go from change to change, and the line is marked and in view', async () => {
    await open()
    await userEvent.keyboard(']')
    await userEvent.keyboard(']')
    const place = document.querySelector('#change-2')
    await expect.poll(() => printed().scrollTop).toBeGreaterThan(100)
    const { top, bottom } = place?.getBoundingClientRect() ?? { top: -1, bottom: -1 }
    const frame = printed().getBoundingClientRect()
    expect([top >= frame.top, bottom <= frame.bottom]).toEqual([true, true])
    await userEvent.keyboard(']')
    await expect.poll(() => printed().scrollTop).toBeLessThan(100)
    // Twice, because one begins the name of a key.
    await userEvent.keyboard('[[')
    await expect.poll(() => printed().scrollTop).toBeGreaterThan(100)
  })

  test('a name that is not on the sheet is named', async () => {
    const { say } = await open()
    const text = say('Not on the sheet: {list}', { list: 'MIYAZATO Ema' })
    await expect.element(page.getByText(text)).toBeVisible()
  })
})
