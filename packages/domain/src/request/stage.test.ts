import { expect, test } from 'vitest'
import { happened, happenedTo, type RequestEvent } from './events.ts'
import { stageNameOf, stages } from './stage.ts'

test('no stage and no event of an interpretation is named after a translation', () => {
  const names = stages.map((stage) => stageNameOf(stage, 'interpretation'))
  const events = Object.keys(happened) as RequestEvent[]
  const texts = events.map((event) => happenedTo('interpretation', event))

  for (const { en, ja } of [...names, ...texts]) expect(`${en} ${ja}`).not.toMatch(/translat|翻訳/i)
})

test('a translation keeps the names of the specification', () => {
  expect(stageNameOf('translate', 'translation').en).toBe('Translation')
  expect(happenedTo('translation', 'translated').en).toBe('submitted the translation')
})
