import { type ExportView, listExports } from '@kakehashi/contract/exports'
import { importProblemText } from '@kakehashi/contract/import-problems'
import { getImport, type ImportDetail, listImports } from '@kakehashi/contract/imports'
import { exportKinds, type ExportState, exportStates } from '@kakehashi/domain/data-files/exports'
import { type ImportState, importStates } from '@kakehashi/domain/data-files/imports'
import { button, visibleText } from '../pages/forms.ts'
import { goTo, inspectWaitingAndFailed, type ScreenStates } from './inspector.ts'

const id = (number: number) => `018f5a3e-0000-7000-8000-${String(number).padStart(12, '0')}`
const askedAt = '2026-11-16T01:30:00.000Z'
const askedBy = 'Hiroshi Owner'

const written = { rows: 1_284, bytes: 80_412 }
const facts = (state: ExportState) =>
  ['ready', 'expired', 'erased'].includes(state) ? written : {}

const exported: readonly ExportView[] = exportStates.map((state, index) =>
  Object.assign(
    {
      _id: id(index),
      kind: exportKinds[index % 3] ?? 'requests',
      format: index % 2 === 0 ? ('xlsx' as const) : ('csv' as const),
      from: '2026-10-01',
      to: '2026-10-31',
      askedAt,
      state,
      expiresAt: '2026-11-17T01:30:00.000Z',
    },
    facts(state),
    index === 1 ? {} : { askedBy },
  ),
)

export const exportScreens: ScreenStates = async ({ open, inspect, sample, say }) => {
  const page = await open(await sample('owner'))
  const [path, call] = ['/owner/exports', `**${listExports.path}*`]
  await inspectWaitingAndFailed(page, path, call, (state) => inspect(page, `exports-${state}`))
  await page.route(call, (route) => route.fulfill({ json: [] }))
  await goTo(page, path)
  await visibleText(page, say('Nothing was exported yet')).waitFor()
  await inspect(page, 'exports-empty')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.route(call, (route) => route.fulfill({ json: exported }))
  await goTo(page, path)
  await visibleText(page, say('Being written')).waitFor()
  await inspect(page, 'exports')
  await page.emulateMedia({ colorScheme: 'dark' })
  await inspect(page, 'exports-dark')
}

function importIn(state: ImportState, index = 0) {
  return {
    _id: id(index),
    kind: index % 2 === 0 ? 'customers' : 'requests',
    name:
      index === 3 ? '旧システムの顧客一覧_2026年10月末現在.csv' : 'customers-of-the-old-system.csv',
    askedAt,
    askedBy,
    state,
    ...(state !== 'checking' && { lines: 412 }),
    done: ['importing', 'stopped'].includes(state) ? 200 : state === 'done' ? 412 : 0,
    problems: 0,
  } satisfies Omit<ImportDetail, 'listed'>
}

export const importScreens: ScreenStates = async ({ open, inspect, sample, say, language }) => {
  const page = await open(await sample('owner'))
  const [path, call] = ['/owner/import', `**${listImports.path}*`]
  const one = `**${getImport.path.replace(':id', '*')}`
  await inspectWaitingAndFailed(page, path, call, (state) => inspect(page, `imports-${state}`))
  await page.route(call, (route) => route.fulfill({ json: [] }))
  await goTo(page, path)
  await visibleText(page, say('Nothing was imported yet')).waitFor()
  await button(page, say('CHECK FILE')).click()
  await page.getByRole('alert').waitFor()
  await inspect(page, 'imports-empty')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  const all = importStates.map((state, index) => importIn(state, index))
  await page.route(call, (route) => route.fulfill({ json: all }))
  await goTo(page, path)
  await visibleText(page, say('Being checked')).waitFor()
  await inspect(page, 'imports')
  await page.unrouteAll({ behavior: 'ignoreErrors' })

  await inspectWaitingAndFailed(page, `${path}/${id(1)}`, one, (state) =>
    inspect(page, `import-${state}`),
  )
  const messageOf = (code: string, otherLine: number | null = null) =>
    importProblemText(code, language, { otherLine, day: null })
  const problem = (line: number, column: string, code: string, otherLine?: number) => ({
    line,
    column,
    message: messageOf(code, otherLine),
  })
  const listed = [
    problem(14, say('E-mail'), 'email-format'),
    problem(14, say('Phone'), 'phone-format'),
    problem(96, say('E-mail'), 'email-twice', 31),
    { line: 201, message: messageOf('quote-not-closed') },
  ]
  const used = {
    line: 7,
    message: messageOf('used-since'),
    used: {
      kind: 'request' as const,
      _id: id(7),
      orderNumber: 'OLD-7',
      stage: 'complete' as const,
    },
  }
  const shown = [
    { ...importIn('refused'), problems: 1_204, listed },
    { ...importIn('checked'), listed: [] },
    { ...importIn('importing'), listed: [] },
    {
      ...importIn('stopped'),
      problems: 1,
      listed: [problem(242, say('E-mail'), 'email-here-already')],
    },
    { ...importIn('done'), problems: 1, listed: [used] },
  ]
  for (const item of shown) {
    await page.route(one, (route) => route.fulfill({ json: item }))
    await goTo(page, `${path}/${item._id}`)
    await page.getByRole('main').getByText(item.name).first().waitFor()
    await inspect(page, `import-${item.state}`)
    if (item.state !== 'done') await page.unrouteAll({ behavior: 'ignoreErrors' })
  }
  await button(page, say('Take back…')).click()
  await page.getByRole('alertdialog').waitFor()
  await inspect(page, 'import-taking-back')
}
