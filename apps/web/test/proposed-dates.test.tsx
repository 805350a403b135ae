import type { FileView } from '@kakehashi/contract/documents/file-view'
import type { DocumentProposals } from '@kakehashi/contract/requests/document-proposals'
import { languages, type Language } from '@kakehashi/domain/language'
import { startDraft } from '@kakehashi/domain/paper-templates/draft'
import { paperTemplates } from '@kakehashi/domain/paper-templates/templates'
import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { DraftFields } from '../app/request/paper-templates/draft-fields.tsx'
import { OpenFields } from '../app/request/paper-templates/open-fields.tsx'
import { ProposalsContext, useProposals } from '../app/request/paper-templates/use-proposals.ts'
import { openScreen } from './open-screen.tsx'

const template = paperTemplates['family-register']
const id = '01930000-0000-7000-8000-00000000000d'
const path = `/api/files/${id}`
const koseki: FileView = {
  _id: id,
  role: 'document',
  name: 'koseki.jpg',
  mediaType: 'image/jpeg',
  size: 1000,
  status: 'clean',
  createdAt: '2026-11-09T00:00:00.000Z',
  path,
  preview: `${path}/preview`,
}
const proposed: DocumentProposals = {
  document: id,
  template: 'family-register',
  dates: [
    {
      group: 'person',
      at: 0,
      field: 'bornOn',
      day: '1994-04-17',
      era: 'heisei',
      page: 1,
      box: { left: 0.4, top: 0.3, width: 0.1, height: 0.02 },
      certainty: 74.6,
    },
  ],
}
const nothing = () => {}

/** The fields of a paper whose document was looked at by the program. */
function Register() {
  const [content, setContent] = useState(() => startDraft(template))
  const given = { template, content, proposed, file: koseki, onOutline: nothing }
  const proposals = useProposals(given)
  return (
    <>
      <ProposalsContext value={proposals}>
        <DraftFields
          template={template}
          content={content}
          problems={[]}
          offeredNames={[]}
          onChange={setContent}
        />
      </ProposalsContext>
      <OpenFields problems={[]} proposed={proposals.open} />
    </>
  )
}

async function open(language: Language) {
  const canvas = new OffscreenCanvas(210, 297)
  canvas.getContext('2d')?.fillRect(0, 0, 210, 297)
  const { say } = await openScreen({
    language,
    path: '/desk/1/template/1',
    Component: Register,
    reads: { [`${path}/preview`]: await canvas.convertToBlob(), '/api/glossary/terms': [] },
  })
  const label = { en: 'Date of birth', ja: '生年月日' }[language]
  const name = say('Use the proposed date: {label}', { label })
  const use = page.getByRole('button', { name })
  await expect.element(page.getByText(say('{sure}% sure', { sure: '75' }))).toBeVisible()
  return { say, use }
}

const paper = () => document.querySelector<HTMLInputElement>('#paper-person-0-bornOn')
const written = () => document.querySelector<HTMLInputElement>('#write-person-0-bornOn')
const both = () => [paper()?.value, written()?.value]
const taken = ['平成6年4月17日', 'April 17, 1994 (Heisei 6)']

describe.each(languages)('a date that is proposed (%s)', (language) => {
  test('stands dashed below its field, which is empty and counts as open', async () => {
    const { say } = await open(language)
    expect(both()).toEqual(['', ''])
    const shown = page.getByText('平成6年4月17日').element()
    expect(getComputedStyle(shown).borderStyle).toBe('dashed')
    const why = say('A date is proposed: accept it or type another.')
    await expect.element(page.getByText(why)).toBeVisible()
  })

  test('is taken with Enter in the field', async () => {
    const { say, use } = await open(language)
    paper()?.focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(both).toEqual(taken)
    await expect.element(use).not.toBeInTheDocument()
    await expect.element(page.getByText(say('Every required field is filled in.'))).toBeVisible()
  })

  test('is taken with its button', async () => {
    const { use } = await open(language)
    await use.click()
    await expect.poll(both).toEqual(taken)
  })

  test('is refused by typing another one', async () => {
    const { say, use } = await open(language)
    await page.getByText(say('TYPE IT')).click()
    await expect.poll(() => document.activeElement).toBe(paper())
    await expect.element(use).not.toBeInTheDocument()
    expect(both()).toEqual(['', ''])
    await userEvent.keyboard('{Enter}')
    expect(both(), 'Enter takes nothing that was refused').toEqual(['', ''])
    await userEvent.keyboard('平成6年4月18日')
    await expect.poll(both).toEqual(['平成6年4月18日', 'April 18, 1994 (Heisei 6)'])
  })
})
