import type { Words } from '../language.ts'

/** What a change was about, where the event alone does not say it. */
const fieldTexts: Readonly<Record<string, Words>> = {
  first_name: { en: 'first name', ja: '名' },
  middle_name: { en: 'middle name', ja: 'ミドルネーム' },
  last_name: { en: 'last name', ja: '姓' },
  name_ja: { en: 'Japanese name', ja: '日本語の氏名' },
  name_kana: { en: 'reading of the name', ja: 'ふりがな' },
  email: { en: 'e-mail address', ja: 'メールアドレス' },
  new_email: { en: 'new e-mail address', ja: '新しいメールアドレス' },
  phone: { en: 'phone number', ja: '電話番号' },
  branch: { en: 'branch', ja: '所属' },
  password: { en: 'password', ja: 'パスワード' },
  is_admin: { en: 'admin', ja: '管理者' },
  is_owner: { en: 'owner', ja: 'オーナー' },
  is_translator: { en: 'translator', ja: '翻訳者' },
  is_contractor: { en: 'contractor', ja: '外部翻訳者' },
  may_assign: { en: 'may assign translators', ja: '翻訳者の割り当て' },
  passkey: { en: 'passkey', ja: 'パスキー' },
  'second-factor': { en: 'wrong code', ja: 'コードの誤り' },
  locked: { en: 'too many attempts', ja: '試行回数の超過' },
  'passkey-copied': { en: 'copied passkey', ja: '複製されたパスキー' },
  name: { en: 'name', ja: '名称' },
  description: { en: 'description', ja: '説明' },
  description_ja: { en: 'Japanese description', ja: '日本語の説明' },
  price_cents: { en: 'price', ja: '料金' },
  price_unit: { en: 'unit of the price', ja: '料金の単位' },
  minimum_cents: { en: 'least price', ja: '最低料金' },
  usual_working_days: { en: 'usual working days', ja: '通常の所要日数' },
  icon: { en: 'icon', ja: 'アイコン' },
  english: { en: 'English', ja: '英語' },
  japanese: { en: 'Japanese', ja: '日本語' },
  reading: { en: 'reading', ja: '読み' },
  note: { en: 'note', ja: 'メモ' },
  field: { en: 'field of use', ja: '使用分野' },
  image: { en: 'picture', ja: '画像' },
  'names-unconfirmed': { en: 'names not confirmed', ja: 'お名前が未確認' },
  'checks-open': { en: 'checklist not complete', ja: 'チェックリスト未完了' },
  'own-translation': { en: 'translated by the reviewer', ja: '校閲した本人の翻訳' },
  'line-by-line': { en: 'read line by line', ja: '一行ずつ照合' },
  seals: { en: 'seals', ja: '印' },
  places: { en: 'place names', ja: '地名' },
  layout: { en: 'layout', ja: '体裁' },
}

/** The changed fields that have a name for people; the others are not shown. */
export function describeFields(fields: readonly string[]): Words[] {
  return fields.map((field) => fieldTexts[field]).filter((words) => words !== undefined)
}

/** What a setting is about; 'office' are the facts about the office. */
const settingTexts: Readonly<Record<string, Words>> = {
  office: { en: 'website', ja: 'ウェブサイト' },
  team: { en: 'people on the website', ja: 'ウェブサイトで紹介する人' },
  staffSecondFactor: { en: 'two-step login of staff', ja: 'スタッフの二段階認証' },
  closures: { en: 'closures', ja: '休業日' },
  quoteValidDays: { en: 'how long quotes are valid', ja: '見積もりの有効期間' },
  replyTemplates: { en: 'reply templates', ja: '定型文' },
  extras: { en: 'extras', ja: '追加料金の項目' },
  undoSeconds: { en: 'time to undo', ja: '取り消せる時間' },
  deskGraceDays: { en: 'access of translators after the end', ja: '完了後の翻訳者の閲覧期間' },
  bulkReading: { en: 'limit of documents opened', ja: '書類を開ける上限' },
  retentionDays: { en: 'how long documents are kept', ja: '書類の保管期間' },
  failedSignInDays: { en: 'how long failed logins are kept', ja: 'ログイン失敗の記録の保管期間' },
  publicPrices: { en: 'prices on the website', ja: 'ウェブサイトの料金表示' },
}

export function describeSetting(name: string): Words | undefined {
  return settingTexts[name]
}
