import type { Words } from '@kakehashi/domain/language'

/** To owners, when something in the system needs a person or is all right again. */
export const systemReportTexts = {
  problems: { en: 'Your system needs attention', ja: 'システムの確認が必要です' },
  solved: { en: 'Your system is all right again', ja: 'システムは正常に戻りました' },
  found: {
    en: 'This was found at the check on {at}.',
    ja: '{at}の確認で、次のことが分かりました。',
  },
  allRightAgain: { en: 'All right again', ja: '正常に戻った項目' },
  button: { en: 'See how it is now', ja: '現在の状態を見る' },
  once: {
    en: 'You get this e-mail as an owner: once about a problem that lasts ten minutes, again each day while it lasts, and when it is solved.',
    ja: 'このメールはオーナーの方にお送りしています。問題が10分以上続いたときに一度、その後は解決するまで1日に一度、解決したときに一度お送りします。',
  },
} satisfies Readonly<Record<string, Words>>
