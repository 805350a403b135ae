import type { Words } from '../language.ts'
import type { ReviewQuestion } from './review-questions.ts'

/** How a note says what was open when the review ended: 'Review finished with …'. */
export function openQuestionText(question: ReviewQuestion): Words {
  switch (question.kind) {
    case 'names-unconfirmed': {
      const { count } = question
      const entries = count === 1 ? '1 entry' : `${count} entries`
      return {
        en: `with ${entries} of the names and dates not confirmed`,
        ja: `お名前と日付のうち${count}件が未確認のまま`,
      }
    }
    case 'checks-open': {
      const { count } = question
      const lines = count === 1 ? '1 line' : `${count} lines`
      return {
        en: `with ${lines} of the checklist not ticked`,
        ja: `チェックリストの${count}項目に印がないまま`,
      }
    }
    case 'proof-not-approved':
      return { en: 'without the approval of the proof copy', ja: '校正刷りの承認がないまま' }
    case 'proof-not-sent':
      return { en: 'without a proof copy', ja: '校正刷りを送らずに' }
    case 'own-translation':
      return { en: 'by whoever translated it', ja: '翻訳した本人が' }
  }
}
