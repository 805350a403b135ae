import type { Words } from '@kakehashi/domain/language'
import type { Office } from '@kakehashi/domain/office'

/** `{moment}` is when everything is erased, `{zone}` the time zone of that time. */
export const keepAccountTexts = ({ name }: Office) =>
  ({
    subject: { en: 'Your account was deleted', ja: 'アカウントが削除されました' },
    happened: {
      en: `Your ${name.en} account was deleted, and nobody can sign in to it any more.`,
      ja: `${name.ja}のアカウントが削除されました。現在、このアカウントではログインできません。`,
    },
    erased: {
      en: 'After {moment} ({zone}), everything that we store about you is erased for good: your name, addresses, documents, translations and messages. A request that we are still working on is finished first.',
      ja: '{moment}（{zone}）を過ぎると、お名前やご住所、書類、翻訳、メッセージなど、お預かりしているすべての情報が完全に消去されます。進行中のご依頼は、完了後に消去します。',
    },
    stop: {
      en: 'If this was a mistake, or it was not you, you can keep your account until then:',
      ja: 'お間違いの場合やお心当たりがない場合は、それまでに次のリンクから削除を取り消せます。',
    },
    button: { en: 'Keep my account', ja: '削除を取り消す' },
    once: {
      en: 'The link works until then. If you wanted to delete your account, you do not need to do anything.',
      ja: 'リンクはこの日時まで有効です。このまま削除される場合、お手続きは必要ありません。',
    },
  }) satisfies Record<string, Words>
