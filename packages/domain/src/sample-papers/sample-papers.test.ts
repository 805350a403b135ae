import { expect, test } from 'vitest'
import { fitsTemplate } from '../paper-templates/draft.ts'
import { listDraftProblems } from '../paper-templates/draft-problems.ts'
import { paperTemplateIds } from '../paper-templates/template.ts'
import { paperTemplates } from '../paper-templates/templates.ts'
import { miyazato } from './miyazato.ts'
import { samplePaper } from './sample-papers.ts'

test.each(paperTemplateIds)('the sample %s can be handed in as it is filled', (id) => {
  const content = samplePaper(id, miyazato)
  expect(fitsTemplate(paperTemplates[id], content)).toBe(true)
  expect(listDraftProblems(paperTemplates[id], content)).toEqual([])
})

test.each(paperTemplateIds)('a husband who is Japanese has a %s as well', (id) => {
  const { american, japanese } = miyazato
  const family = {
    ...miyazato,
    american: { ...american, sex: 'female' as const },
    japanese: { ...japanese, sex: 'male' as const },
  }
  expect(listDraftProblems(paperTemplates[id], samplePaper(id, family))).toEqual([])
})
