import { paperTemplates } from '@kakehashi/domain/paper-templates/templates'
import type { DraftContent } from '@kakehashi/domain/paper-templates/draft'
import type { Locator, Page } from '@playwright/test'
import type { CountedWork } from '../support/counted-work.ts'
import type { Say } from '../support/translations.ts'
import { button } from './forms.ts'

interface Place {
  readonly group: string
  readonly at: number
  readonly key: string
}

/** A field of a template that is being filled in, in either column. */
export function templateField(
  page: Page,
  column: 'paper' | 'write',
  { group, at, key }: Place,
): Locator {
  return page.locator(`#${column}-${group}-${at}-${key}`)
}

/** Types what the paper says, and the translation where it is not proposed. */
export async function fillTemplate(
  page: Page,
  say: Say,
  content: DraftContent,
  work: CountedWork,
): Promise<void> {
  const { groups } = paperTemplates['family-register']
  const language = (await page.locator('html').getAttribute('lang')) === 'ja' ? 'ja' : 'en'
  for (const [group, copies] of Object.entries(content)) {
    const label = groups.find(({ key }) => key === group)?.label[language] ?? group
    for (const [at, copy] of copies.entries()) {
      if (at > 0) await work.click(button(page, say('Add another: {0}', { 0: label })))
      for (const [key, { source, target }] of Object.entries(copy)) {
        const place = { group, at, key }
        const paper = templateField(page, 'paper', place)
        if ((await paper.inputValue()) !== source) await work.type(paper, source)
        const written = templateField(page, 'write', place)
        if ((await written.inputValue()) !== target) await work.type(written, target)
      }
    }
  }
}
