import type { Words } from '@kakehashi/domain/language'

/** To owners, when somebody opens unusually many documents. */
export const bulkReadingTexts = {
  subject: {
    en: 'Unusually many documents were opened',
    ja: '書類が短い時間に多数開かれました',
  },
  someone: { en: 'Somebody whose account is deleted', ja: '削除済みのアカウントの方' },
  happened: {
    en: '{person} opened {documents} documents of different requests within {minutes} minutes, until {at}.',
    ja: '{person}さんが、{at}までの{minutes}分間に、別々のご依頼の書類を{documents}件開きました。',
  },
  stopped: {
    en: 'They cannot open documents of further requests for a few minutes.',
    ja: 'このアカウントでは、数分のあいだ、ほかのご依頼の書類を開けなくなっています。',
  },
  whatNow: {
    en: 'Ask them whether it was them. If not, their account may be in other hands: have them change their password and sign out everywhere. Each request shows you who opened its documents.',
    ja: 'ご本人に確認してください。お心当たりがない場合は、アカウントが第三者に使われているおそれがあります。パスワードを変更し、すべての端末からログアウトしてもらってください。どの書類を誰が開いたかは、各ご依頼の画面で確認できます。',
  },
  button: { en: 'Open their page', ja: 'この方のページを開く' },
  once: {
    en: 'You get this e-mail once, even if it continues.',
    ja: '同じことが続いても、このメールは一度だけお送りします。',
  },
} satisfies Readonly<Record<string, Words>>
