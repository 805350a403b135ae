import type { OfficeRequestItem } from '@kakehashi/contract/requests/request-view'
import { stagePath } from '@kakehashi/contract/screen-paths'
import { addDays, dayAt } from '@kakehashi/domain/calendar/day'
import { sampleOffice } from '@kakehashi/domain/sample/office'
import { languages } from '@kakehashi/domain/language'
import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { forgetUndoOffers } from '../app/api/undo-offers.ts'
import { listenForKeys } from '../app/office/keys/key-listener.ts'
import StageList from '../app/office/request-lists/stage-list.tsx'
import { UndoBar } from '../app/request/undo/undo-bar.tsx'
import { openScreen } from './open-screen.tsx'
import { officeItem, owner } from './sample-list-item.ts'

const today = dayAt(new Date(), sampleOffice.timeZone)
const due: readonly OfficeRequestItem[] = [
  officeItem(1, { isOverdue: true, dueOn: addDays(today, -2), translatorName: 'Rika Maeda' }),
  officeItem(2, { dueOn: today }),
]
const rest: readonly OfficeRequestItem[] = [
  officeItem(13, {
    dueOn: addDays(today, 5),
    documentCount: 2,
    pageCount: 14,
    nameJa: '知念 美香',
  }),
  officeItem(12, { dueOn: addDays(today, 6), documentCount: 1 }),
  officeItem(11),
]
const translator = { ...owner, _id: '01930000-0000-7000-8000-0000000000b1', lastName: 'Maeda' }

/** A new one each time, because a move is offered once. */
const moveOf = (_id: string) => ({
  _id,
  move: crypto.randomUUID(),
  kind: 'deliver',
  secondsLeft: 20,
})

/** The parts of the list by the query of each call. */
function answerLists(asked: string[] = []) {
  return async (request: Request): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url)
    if (pathname === '/api/users') return Response.json([{ ...translator, openDocuments: 3 }])
    if (pathname === '/api/requests/bulk') {
      const { action, requests } = (await request.json()) as {
        action: string
        requests: { _id: string; version: number }[]
      }
      asked.push(`${action} ${requests.map(({ version }) => version).join(' ')}`)
      const [first, ...others] = requests.map(({ _id }) => _id)
      return Response.json({
        done: others,
        undo: action === 'deliver' ? others.map(moveOf) : [],
        refused: [{ _id: first, code: 'request-changed', message: 'Clara returned it (9:00).' }],
      })
    }
    if (pathname !== '/api/requests') throw new TypeError('Failed to fetch')
    asked.push(searchParams.toString())
    const parts = { now: due, later: rest }
    return Response.json(parts[searchParams.get('due') as keyof typeof parts] ?? [...due, ...rest])
  }
}

const Lists = () => (
  <div className="office">
    <UndoBar pathOf={({ stage, _id }) => stagePath(stage, _id)} />
    <StageList />
  </div>
)

async function openList(language: (typeof languages)[number], search = '') {
  const asked: string[] = []
  const screen = await openScreen({
    language,
    path: '/admin/translate',
    search,
    user: owner,
    Component: Lists,
    reads: { '/api/services': [] },
    answer: answerLists(asked),
  })
  return { ...screen, asked }
}

const names = () => [...document.querySelectorAll('[data-row]')].map((row) => row.textContent)
const box = (nth: string) => page.getByRole('checkbox', { name: `Chinen${nth}`, exact: false })

let stopListening: (() => void) | undefined
afterEach(() => {
  stopListening?.()
  forgetUndoOffers()
})

describe.each(languages)('the list of a stage (%s)', (language) => {
  test('has what is overdue or due today above the rest, each request once', async () => {
    const { say, asked } = await openList(language)
    await expect.element(page.getByText(say('Overdue and today'))).toBeVisible()
    const withBothNames = { en: 'Chinen13, Mika', ja: '知念 美香' }[language]
    expect(names()).toEqual([
      'Chinen01, Mika',
      'Chinen02, Mika',
      withBothNames,
      'Chinen12, Mika',
      'Chinen11, Mika',
    ])
    await expect.element(page.getByText(say('The rest'))).toBeVisible()
    await expect.element(page.getByText(say('today'), { exact: true })).toBeVisible()
    await expect.element(page.getByText(say('Waits for a translator')).first()).toBeVisible()
    expect(asked).toEqual(['stage=translate&due=now&sort=due', 'stage=translate&due=later'])
    await page.getByRole('button', { name: say('Show as one list') }).click()
    await expect.poll(() => asked.at(-1)).toBe('stage=translate')
    await expect.element(page.getByText(say('The rest'))).not.toBeInTheDocument()
  })

  test('is sorted by a press on a head, turned round by a second and restored by a third', async () => {
    const { say, asked, router } = await openList(language)
    const head = page.getByRole('columnheader', { name: say('Due') })
    const received = page.getByRole('columnheader', { name: say('Recieved') })
    await expect.element(received).toHaveAttribute('aria-sort', 'descending')
    for (const [sort, search] of [
      ['ascending', '?sort=due'],
      ['descending', '?sort=-due'],
      ['none', ''],
    ] as const) {
      await head.getByRole('button').click()
      await expect.element(head).toHaveAttribute('aria-sort', sort)
      expect(router.state.location.search).toBe(search)
    }
    expect(asked).toContain('stage=translate&sort=due')
    expect(asked).toContain('stage=translate&sort=-due')
  })

  test('a view is saved under a name, listed above and removed again', async () => {
    const { say, router } = await openList(language, '?translator=nobody')
    await page.getByRole('button', { name: say('Save this view') }).click()
    await expect.element(page.getByRole('textbox', { name: say('Name of the view') })).toHaveFocus()
    const save = page.getByRole('button', { name: say('SAVE') })
    await expect.element(save).not.toHaveStyle({ backgroundColor: 'rgba(0, 0, 0, 0)' })
    await userEvent.keyboard('Nobody yet{Enter}')
    const views = page.getByRole('navigation', { name: say('Saved views') })
    const saved = views.getByRole('link', { name: 'Nobody yet' })
    await expect.element(saved).toHaveAttribute('aria-current', 'page')
    await views.getByRole('link', { name: say('All'), exact: true }).click()
    expect(router.state.location.search).toBe('')
    await saved.click()
    expect(router.state.location.search).toBe('?translator=nobody')
    await views.getByRole('button', { name: say('Remove this view') }).click()
    await expect.element(saved).not.toBeInTheDocument()
  })

  test('several requests are assigned at once, and each one that is not is named', async () => {
    const { say, asked } = await openList(language)
    await box('02').click()
    await box('12').click({ modifiers: ['Shift'] })
    const bar = page.getByRole('region', { name: say('Selected requests') })
    await expect.poll(() => bar.getByRole('status').first().element().textContent).toMatch(/^3/)
    await bar.getByRole('combobox').selectOptions(translator._id)
    await bar.getByRole('button', { name: say('Assign') }).click()
    const outcome = page.getByRole('alert')
    await expect
      .element(outcome.getByRole('link', { name: 'Chinen02, Mika K-2026-00002' }))
      .toBeVisible()
    await expect
      .element(outcome.getByText('Clara returned it (9:00).', { exact: false }))
      .toBeVisible()
    const who = { en: '2 requests assigned to Maeda, ', ja: '2件をMaeda, ' }[language]
    await expect.element(outcome.getByText(who, { exact: false })).toBeVisible()
    await expect
      .element(outcome.getByRole('link', { name: 'Chinen13, Mika K-2026-00013' }))
      .toBeVisible()
    expect(asked).toContain('assign 2 13 12')
    await expect.element(bar).not.toBeInTheDocument()
  })

  test('handing over several names each with its way of delivery, and one press undoes it', async () => {
    const ready: Partial<OfficeRequestItem> = { stage: 'delivery', can: ['deliver'] }
    const posted = officeItem(1, { ...ready, delivery: 'post' })
    const counter = officeItem(2, ready)
    const called: string[] = []
    const { say } = await openScreen({
      language,
      path: '/admin/delivery',
      search: '?band=0',
      user: owner,
      Component: Lists,
      reads: { '/api/services': [], '/api/requests': [posted, counter] },
      answer: async (request) => {
        const { pathname } = new URL(request.url)
        if (request.method === 'GET') throw new TypeError('Failed to fetch')
        called.push(`${request.method} ${pathname}`)
        const done = [posted, counter].map(({ _id }) => _id)
        if (pathname !== '/api/requests/bulk') return Response.json(posted)
        return Response.json({ done, undo: done.map(moveOf), refused: [] })
      },
    })
    await box('01').click()
    await box('02').click()
    await page.getByRole('button', { name: say('Hand over') }).click()
    const dialog = page.getByRole('alertdialog')
    const asked = dialog.getByRole('listitem')
    await expect
      .element(asked.first())
      .toHaveTextContent(`Chinen01, Mika K-2026-00001 ${say('By post')}`)
    await expect
      .element(asked.last())
      .toHaveTextContent(`Chinen02, Mika K-2026-00002 ${say('At our counter')}`)
    await dialog.getByRole('button', { name: say('DELIVERED') }).click()
    await expect
      .element(page.getByRole('link', { name: 'Chinen01, Mika K-2026-00001' }))
      .toBeVisible()
    await page.getByRole('button', { name: say('Undo') }).click()
    await expect
      .poll(() => called.filter((call) => call.endsWith('/undo')))
      .toEqual([posted, counter].map(({ _id }) => `POST /api/requests/${_id}/undo`))
  })

  test('x selects the row with the focus, and Escape clears the selection', async () => {
    stopListening = listenForKeys()
    const { say } = await openList(language)
    await expect.element(box('01')).toBeVisible()
    await userEvent.keyboard('jjx')
    await expect.element(box('02')).toBeChecked()
    await expect.element(page.getByRole('row', { selected: true })).toHaveLength(1)
    await userEvent.keyboard('{Escape}')
    await expect.element(box('02')).not.toBeChecked()
    await expect
      .element(page.getByRole('region', { name: say('Selected requests') }))
      .not.toBeInTheDocument()
  })
})
