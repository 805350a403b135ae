import { copiesOf, type DraftContent } from '@kakehashi/domain/paper-templates/draft'
import {
  type PaperTemplate,
  paperTemplateIds,
  targetOf,
} from '@kakehashi/domain/paper-templates/template'
import { paperTemplates } from '@kakehashi/domain/paper-templates/templates'
import { contentOf } from '@kakehashi/domain/paper-templates/testing/filled-paper'
import { paperChecklists } from '@kakehashi/domain/paper-templates/testing/paper-checklists'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Office, SignedInUser } from '../../support/office.ts'
import { openOfficeWithStaff } from '../../support/office-with-staff.ts'
import { readPdf } from '../../support/pdf-text.ts'
import { seedFile, seedRequest } from '../../support/seed-request.ts'
import { draftsOf } from '../../support/translation-drafts.ts'

let office: Office
let clerk: SignedInUser
let customer: SignedInUser
beforeAll(async () => {
  ;({ office, clerk } = await openOfficeWithStaff())
  customer = await office.signedIn('customer')
})
afterAll(() => office.close())

/** Line breaks and spaces depend on the width of the page. */
const withoutSpaces = (text: string) => text.replaceAll(/\s+/g, '')

/** The first of these that does not come after the one before it. */
function firstMissing(text: string, expected: readonly string[]): string | undefined {
  let from = 0
  return expected.find((part) => {
    const at = text.indexOf(withoutSpaces(part), from)
    from = at + withoutSpaces(part).length
    return at < 0
  })
}

/** Both labels of each section and field that is filled in, in the order of the paper. */
function labelsOf(paper: PaperTemplate, content: DraftContent): string[] {
  const both = ({ label }: { label: { en: string; ja: string } }) =>
    label[targetOf(paper)] + label[paper.from]
  return paper.groups.flatMap((group) =>
    copiesOf(content, group).flatMap((copy) =>
      group.sections.flatMap((section) => {
        const filled = section.fields.filter(({ key }) => copy[key]?.target)
        return filled.length > 0 ? [both(section), ...filled.map(both)] : []
      }),
    ),
  )
}

const papers = paperChecklists.flatMap((checklist) =>
  checklist.families.map((family) => ({ ...checklist, family, name: family.name })),
)

describe.each(['a4', 'letter'] as const)('on paper of size %s', (size) => {
  test.each(papers)('$template of $name has all of its checklist', async (paper) => {
    const { template, order, family } = paper
    const requestId = await seedRequest(office, customer.user._id, { stage: 'translate' })
    const document = await seedFile(office, customer.user._id, 'document', requestId)
    const drafts = draftsOf(clerk, requestId)
    const saved = await drafts.save(document, { template, content: contentOf(template, family) })
    expect(saved.status).toBe(200)

    const reply = await drafts.preview(size)
    const { text, facts } = readPdf(Buffer.from(await reply.arrayBuffer()))
    const plain = withoutSpaces(text)
    expect(firstMissing(plain, order)).toBeUndefined()
    expect(firstMissing(plain, family.printed)).toBeUndefined()
    const labels = labelsOf(paperTemplates[template], contentOf(template, family))
    expect(firstMissing(plain, labels)).toBeUndefined()
    expect(plain).not.toMatch(/notfilledin|未入力/)
    expect(facts).toMatch(/Tagged: +yes/)
    expect(facts).toContain(size === 'a4' ? '(A4)' : '(letter)')
  })
})

test.each(paperTemplateIds)('an empty %s is refused, with the names of its fields', async (id) => {
  const requestId = await seedRequest(office, customer.user._id, { stage: 'translate' })
  const document = await seedFile(office, customer.user._id, 'document', requestId)
  const drafts = draftsOf(clerk, requestId)
  await drafts.save(document, { template: id, content: {} })
  const { status, body } = await drafts.make()
  expect(status).toBe(409)
  expect(body).toMatchObject({ code: 'draft-incomplete' })
  const required = paperTemplates[id].groups
    .flatMap(({ sections }) => sections)
    .filter(({ isOptional }) => !isOptional)
    .flatMap(({ fields }) => fields.filter(({ isRequired }) => isRequired))
  for (const { label } of required.slice(0, 20)) expect(body.message).toContain(label.en)
})
