import type { Language, Words } from '@kakehashi/domain/language'
import { z } from 'zod'

/** The reply of calls that only confirm success. */
export const doneReply = z.strictObject({ message: z.string() })

const texts = {
  'signed-out': { en: 'You have signed out.', ja: 'ログアウトしました。' },
  'session-ended': {
    en: 'That browser is signed out.',
    ja: 'そのブラウザをログアウトしました。',
  },
  'signed-out-everywhere': {
    en: 'You are signed out everywhere.',
    ja: 'すべての端末からログアウトしました。',
  },
  'reset-asked': {
    en: 'If this address has an account, we will e-mail you a link.',
    ja: 'ご登録のあるアドレスの場合は、再設定用のリンクをメールでお送りします。',
  },
  'password-reset': {
    en: 'Your password has been changed. Sign in with the new one.',
    ja: '新しいパスワードを設定しました。このパスワードでログインしてください。',
  },
  'verification-sent': {
    en: 'We will e-mail you a link.',
    ja: '確認用のリンクをメールでお送りします。',
  },
  'email-verified': {
    en: 'Your e-mail address is verified.',
    ja: 'メールアドレスを確認しました。',
  },
  'email-already-verified': {
    en: 'Your e-mail address was already verified.',
    ja: 'メールアドレスはすでに確認済みです。',
  },
  'identity-proved': { en: 'Thank you. You can continue.', ja: '確認できました。続けられます。' },
  'sessions-of-person-ended': {
    en: 'They are signed out everywhere.',
    ja: 'すべての端末からログアウトさせました。',
  },
  'second-factor-removed': {
    en: 'Two-step login is removed. They have been e-mailed.',
    ja: '二段階認証を解除し、ご本人にメールでお知らせしました。',
  },
  'second-factor-off': { en: 'Two-step login is off.', ja: '二段階認証を無効にしました。' },
  'passkey-removed': { en: 'Passkey removed', ja: 'パスキーを削除しました' },
  'document-received': { en: 'Document received', ja: '書類を受け取りました' },
  'translation-received': { en: 'Translation received', ja: '翻訳を受け取りました' },
  'work-declined': {
    en: 'Declined. The office will ask someone else.',
    ja: '辞退しました。事務所が別の担当者を決めます。',
  },
  'request-viewed': { en: 'Marked as seen', ja: '確認済みにしました' },
  'messages-read': { en: 'Marked as read', ja: '既読にしました' },
  'marked-unread': { en: 'Marked as unread for you', ja: '自分用に未読にしました' },
  'no-reply-needed': { en: 'No reply needed', ja: '返信不要にしました' },
  'handler-chosen': { en: 'Conversation assigned', ja: '対応者を決めました' },
  'handler-released': { en: 'Conversation released', ja: '対応者を外しました' },
  'account-deleted': {
    en: 'Your account has been deleted. Thank you for using our services.',
    ja: 'アカウントを削除しました。ご利用ありがとうございました。',
  },
  'admin-role-waits': {
    en: 'Saved. The admin role waits for an owner to confirm it.',
    ja: '保存しました。管理者の権限は、オーナーの承認後に有効になります。',
  },
  'new-email-waits': {
    en: 'Saved. The new e-mail address takes effect when its owner signs in and confirms it.',
    ja: '保存しました。新しいメールアドレスは、ご本人がログインして確認すると有効になります。',
  },
  'account-kept': {
    en: 'Your account is kept. You can sign in again.',
    ja: '削除を取り消しました。これまでどおりログインできます。',
  },
  'user-deleted': { en: 'User deleted', ja: 'ユーザーを削除しました' },
  'image-uploaded': { en: 'Image uploaded', ja: '画像をアップロードしました' },
  'icon-uploaded': { en: 'Icon uploaded', ja: 'アイコンをアップロードしました' },
  'closure-removed': { en: 'Closure removed', ja: '休業日を取り消しました' },
  'template-removed': { en: 'Template removed', ja: '定型文を削除しました' },
  'extra-removed': { en: 'Extra removed', ja: '追加料金を削除しました' },
  'pair-removed': { en: 'Sentences removed', ja: '文を削除しました' },
  'service-deleted': { en: 'Service deleted', ja: 'サービスを削除しました' },
} as const satisfies Record<string, Words>

export function done(key: keyof typeof texts, language: Language): z.output<typeof doneReply> {
  return { message: texts[key][language] }
}
