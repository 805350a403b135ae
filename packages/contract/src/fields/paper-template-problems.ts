import type { TemplateProblem } from '@kakehashi/domain/paper-templates/template-rules'
import type { Words } from '@kakehashi/domain/language'

/** Validation messages for templates of papers. */
export const paperTemplateProblems = {
  'label-en-required': { en: 'Enter this in English', ja: '英語で入力してください' },
  'label-ja-required': { en: 'Enter this in Japanese', ja: '日本語で入力してください' },
  'template-label-twice': {
    en: 'This label is there twice. Write another one',
    ja: '同じ名称がすでにあります。別の名称にしてください',
  },
  'template-choices-required': {
    en: 'Add the words to choose from',
    ja: '選択肢の言葉を追加してください',
  },
  'template-choice-twice': {
    en: 'These words are in the list twice',
    ja: '同じ言葉がすでに選択肢にあります',
  },
  'template-group-required': { en: 'Add a group', ja: 'グループを追加してください' },
  'template-section-required': { en: 'Add a section', ja: '区分を追加してください' },
  'template-field-required': { en: 'Add a field', ja: '項目を追加してください' },
  'template-too-many': {
    en: 'This is more than a template can have. Remove some',
    ja: 'ひな形に入る数を超えています。減らしてください',
  },
} as const satisfies Record<TemplateProblem, Words>
