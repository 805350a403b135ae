import {
  getPaperTemplate,
  listPaperTemplates,
  previewPaperTemplate,
  type TemplateRow,
} from '@kakehashi/contract/paper-templates'
import { paperTemplateIds } from '@kakehashi/domain/paper-templates/template'
import { paperTemplates } from '@kakehashi/domain/paper-templates/templates'
import { refusals } from '@kakehashi/contract/refusals/refusals'
import { button, visibleText } from '../pages/forms.ts'
import { goTo, inspectWaitingAndFailed, type ScreenStates } from './inspector.ts'

const id = (number: number) => `018f5a3e-0000-7000-8000-${String(number).padStart(12, '0')}`
const { groups } = paperTemplates['drivers-licence']

const own: TemplateRow = {
  _id: id(1),
  title: { en: 'Certificate of enrolment', ja: '在学証明書' },
  from: 'ja',
  version: 3,
  changedAt: '2026-04-20T03:00:00.000Z',
  changedBy: 'Sample Owner',
}
const rows: readonly TemplateRow[] = [
  ...paperTemplateIds.map((_id) => {
    const { title, from } = paperTemplates[_id]
    const replacedBy = _id === 'drivers-licence' ? { replacedBy: id(2) } : {}
    return Object.assign({ _id, title, from, version: 0 }, replacedBy)
  }),
  own,
  {
    ...own,
    _id: id(2),
    title: { en: 'Driver’s licence with the back', ja: '運転免許証（裏面あり）' },
    version: 1,
    replaces: 'drivers-licence',
  },
  {
    ...own,
    _id: id(3),
    title: { en: 'Tax certificate', ja: '納税証明書' },
    archivedAt: '2026-05-01T03:00:00.000Z',
  },
]

/** The list, a template with a sample, its problems, and a change that came second. */
export const ownersTemplates: ScreenStates = async ({ open, inspect, sample, say, language }) => {
  const page = await open(await sample('owner'))
  const [path, call] = ['/owner/templates', `**${listPaperTemplates.path}`]
  await inspectWaitingAndFailed(page, path, call, (state) =>
    inspect(page, `owner-templates-${state}`),
  )
  await page.route(call, (route) => route.fulfill({ json: rows }))
  await goTo(page, path)
  await visibleText(page, say('Archived templates')).waitFor()
  await inspect(page, 'owner-templates')
  await page.unrouteAll({ behavior: 'ignoreErrors' })

  await goTo(page, '/owner/templates/new')
  await button(page, say('SAVE TEMPLATE')).click()
  await page.getByRole('alert').first().waitFor()
  await inspect(page, 'owner-template-problems')

  const one = `**${getPaperTemplate.path.replace(':templateId', own._id)}`
  // A field that drafts use and that is no longer offered.
  const [front, ...others] = groups
  const [holder, ...sections] = front?.sections ?? []
  const paper = {
    title: own.title,
    from: own.from,
    groups: [
      {
        ...front,
        sections: [
          {
            ...holder,
            fields: holder?.fields.map((field, at) =>
              at === 2 ? Object.assign({}, field, { isRequired: false, isHidden: true }) : field,
            ),
          },
          ...sections,
        ],
      },
      ...others,
    ],
  }
  await page.route(one, async (route) => {
    const isRead = route.request().method() === 'GET'
    const refused = { code: 'paper-template-changed', requestId: '1' }
    const message = refusals['paper-template-changed'].text[language]
    return isRead
      ? route.fulfill({ json: { ...own, paper, isUsed: true } })
      : route.fulfill({ status: 409, json: { ...refused, message } })
  })
  await goTo(page, `/owner/templates/${own._id}`)
  await page.locator('[data-drawn=true]').first().waitFor()
  await inspect(page, 'owner-template')
  await page.emulateMedia({ colorScheme: 'dark' })
  await inspect(page, 'owner-template-dark')
  await page.emulateMedia({ colorScheme: 'light' })

  await page.route(`**${previewPaperTemplate.path}*`, (route) => route.abort())
  await visibleText(page, say('More about this field')).first().click()
  await page.locator('[data-tool=remove]').last().click()
  await visibleText(page, say('The sample cannot be shown now.')).waitFor()
  await inspect(page, 'owner-template-removed')
  await button(page, say('SAVE TEMPLATE')).click()
  await visibleText(page, say('Someone else has changed this')).waitFor()
  await inspect(page, 'owner-template-stale')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
}
