import type { Words } from '../language.ts'

/** About accounts, in the history. The text follows the name of whoever did it. */
export const peopleTexts = {
  'user.registered': { en: 'opened an account', ja: 'アカウントを開設しました' },
  'user.registered-again': {
    en: 'tried to register an address that has an account',
    ja: '登録済みのメールアドレスで登録を試みました',
  },
  'user.profile-changed': { en: 'changed their details', ja: '自分の登録情報を変更しました' },
  'user.changed-by-staff': {
    en: 'changed somebody’s details',
    ja: 'ユーザーの登録情報を変更しました',
  },
  'user.roles-changed': { en: 'changed somebody’s roles', ja: 'ユーザーの権限を変更しました' },
  'user.admin-proposed': {
    en: 'proposed a new admin to the owners',
    ja: '新しい管理者をオーナーに提案しました',
  },
  'user.admin-declined': { en: 'declined a new admin', ja: '新しい管理者を承認しませんでした' },
  'user.admin-proposal-lapsed': {
    en: 'ended the proposal of a new admin without an answer',
    ja: '新しい管理者の提案を、回答のないまま終了しました',
  },
  'user.absence-changed': {
    en: 'changed when a translator is away',
    ja: '翻訳者の不在期間を変更しました',
  },
  'user.deleted': { en: 'deleted an account', ja: 'アカウントを削除しました' },
  'user.left': { en: 'deleted their own account', ja: '自分のアカウントを削除しました' },
  'user.kept': {
    en: 'stopped the deletion of their account',
    ja: '自分のアカウントの削除を取りやめました',
  },
  'user.restored': { en: 'restored a deleted account', ja: '削除したアカウントを元に戻しました' },
  'user.erased': {
    en: 'erased the personal data of an account',
    ja: 'アカウントの個人情報を消去しました',
  },
  'user.email-verified': {
    en: 'confirmed their e-mail address',
    ja: 'メールアドレスを確認しました',
  },
  'user.language-chosen': { en: 'chose a language', ja: '表示言語を選びました' },
  'user.notices-chosen': { en: 'chose which notices to get', ja: '受け取るお知らせを選びました' },
  'user.bulk-reading': {
    en: 'opened unusually many documents',
    ja: '通常より多くの書類を開きました',
  },
} as const satisfies Record<string, Words>

/** About ways to sign in. */
export const signInTexts = {
  'session.signed-in': { en: 'logged in', ja: 'ログインしました' },
  'session.new-device': {
    en: 'logged in with a new browser',
    ja: '新しいブラウザからログインしました',
  },
  'session.sign-in-failed': { en: 'failed to log in', ja: 'ログインに失敗しました' },
  'session.proved': { en: 'confirmed who they are', ja: '本人確認をしました' },
  'session.ended': { en: 'logged out', ja: 'ログアウトしました' },
  'session.ended-everywhere': {
    en: 'ended every login of an account',
    ja: 'アカウントのすべてのログインを終了しました',
  },
  'password.reset-asked': {
    en: 'asked for a new password',
    ja: 'パスワードの再設定を申し込みました',
  },
  'password.reset': { en: 'set a new password', ja: 'パスワードを再設定しました' },
  'second-factor.turned-on': {
    en: 'turned on two-step login',
    ja: '二段階認証を有効にしました',
  },
  'second-factor.turned-off': {
    en: 'turned off two-step login',
    ja: '二段階認証を無効にしました',
  },
  'second-factor.removed': {
    en: 'removed somebody’s two-step login',
    ja: 'ユーザーの二段階認証を解除しました',
  },
  'second-factor.recovery-code-used': {
    en: 'used a recovery code',
    ja: 'リカバリーコードを使いました',
  },
  'second-factor.recovery-codes-renewed': {
    en: 'made new recovery codes',
    ja: 'リカバリーコードを作り直しました',
  },
  'passkey.added': { en: 'added a passkey', ja: 'パスキーを追加しました' },
  'passkey.renamed': { en: 'renamed a passkey', ja: 'パスキーの名前を変更しました' },
  'passkey.removed': { en: 'removed a passkey', ja: 'パスキーを削除しました' },
  'passkey.copy-suspected': {
    en: 'used a passkey that may be a copy',
    ja: '複製のおそれがあるパスキーを使いました',
  },
} as const satisfies Record<string, Words>
