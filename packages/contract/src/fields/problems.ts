import type { Language, Words } from '@kakehashi/domain/language'
import { accountProblems } from './account-problems.ts'
import { glossaryProblems } from './glossary-problems.ts'
import { paperTemplateProblems } from './paper-template-problems.ts'
import { nameProblems } from './name-problems.ts'
import { postalProblems } from './postal-problems.ts'

/**
 * Validation messages for one field. Schemas refer to them by key, so that the server's reply and
 * the form in the browser show the same text.
 */
export const problems = {
  ...accountProblems,
  'remark-required': { en: 'Write what should be changed', ja: '直してほしい点を入力してください' },
  'answer-required': {
    en: 'Write why the translation stays as it is',
    ja: '翻訳をそのままにする理由を入力してください',
  },
  'current-password-required': {
    en: 'Enter your current password',
    ja: '現在のパスワードを入力してください',
  },
  'code-required': { en: 'Enter the code', ja: 'コードを入力してください' },
  'copies-format': { en: 'Enter a number from 1 to 20', ja: '1から20までの数を入力してください' },
  'service-name-required': {
    en: 'Enter the name of the service',
    ja: 'サービス名を入力してください',
  },
  'service-name-taken': {
    en: 'Another service has this name',
    ja: 'この名前は別のサービスで使われています',
  },
  'description-required': { en: 'Enter a description', ja: '説明を入力してください' },
  'extra-name-required': {
    en: 'Enter the name of the extra',
    ja: '追加料金の名称を入力してください',
  },
  'extra-name-ja-required': {
    en: 'Enter the name in Japanese',
    ja: '日本語の名称を入力してください',
  },
  'ceiling-required': {
    en: 'Enter the highest price at which it may quote itself',
    ja: '自動見積もりの上限額を入力してください',
  },
  'line-text-required': { en: 'Enter what is charged', ja: '内容を入力してください' },
  'quantity-format': {
    en: 'Enter a whole number of 1 or more',
    ja: '1以上の整数を入力してください',
  },
  'price-required': { en: 'Enter the price in dollars', ja: '料金をドルで入力してください' },
  'price-format': {
    en: 'Enter a price like 45 or 45.50, more than 0 and at most 1,000,000',
    ja: '45 や 45.50 のように、0より大きく1,000,000以下の金額を入力してください',
  },
  'picture-address': {
    en: 'Upload a picture or enter an address that begins with https://',
    ja: '画像をアップロードするか、https:// で始まるURLを入力してください',
  },
  'picture-gone': {
    en: 'This picture no longer exists. Upload it again',
    ja: 'この画像は削除されています。もう一度アップロードしてください',
  },
  'person-required': { en: 'Choose a person', ja: 'スタッフを選んでください' },
  'words-required': { en: 'Fill in this text', ja: 'この項目を入力してください' },
  'time-format': { en: 'Enter a time like 9:00', ja: '9:00 のような形式で入力してください' },
  'hours-order': {
    en: 'The times must be in order: opening, lunch, closing',
    ja: '開始、昼休み、終了の順になるように入力してください',
  },
  'weekday-required': { en: 'Choose at least one day', ja: '曜日を1つ以上選んでください' },
  'languages-required': {
    en: 'Choose at least two languages',
    ja: '言語を2つ以上選んでください',
  },
  'web-address-format': {
    en: 'Enter an address that begins with https://',
    ja: 'https:// で始まるアドレスを入力してください',
  },
  'country-format': {
    en: 'Enter two capital letters like JP',
    ja: 'JP のような英大文字2字で入力してください',
  },
  'prefix-format': {
    en: 'Enter one to five capital letters',
    ja: '英大文字1〜5字で入力してください',
  },
  'seal-text': {
    en: 'Enter one or two letters, digits or characters that the seal font has',
    ja: '印の書体にある文字を1〜2字で入力してください',
  },
  'number-format': {
    en: 'Enter a number in the given range',
    ja: '範囲内の数字を入力してください',
  },
  'time-zone-unknown': { en: 'Choose a time zone', ja: 'タイムゾーンを選んでください' },
  'working-days-range': {
    en: 'Enter a whole number from 0 to 365',
    ja: '0から365までの整数で入力してください',
  },
  'service-required': { en: 'Choose a service', ja: 'サービスを選んでください' },
  'same-language': {
    en: 'Choose two different languages',
    ja: '翻訳元と翻訳先には、異なる言語を選んでください',
  },
  'reason-required': { en: 'Enter the reason', ja: '理由を入力してください' },
  'comment-required': { en: 'Enter some text', ja: '内容を入力してください' },
  'refund-method-required': {
    en: 'Choose how the money is given back',
    ja: '返金の方法を選んでください',
  },
  'amount-required': { en: 'Enter an amount in dollars', ja: '金額をドルで入力してください' },
  'amount-format': {
    en: 'Enter an amount like 45 or 45.50',
    ja: '45 や 45.50 のように入力してください',
  },
  'claim-code-required': {
    en: 'Enter the code on your slip',
    ja: 'お預かり票のコードを入力してください',
  },
  'rate-required': {
    en: 'Enter how many yen a dollar is',
    ja: '1ドルが何円かを入力してください',
  },
  'rate-range': {
    en: 'Enter a rate like 154 or 154.25',
    ja: '154 や 154.25 のように入力してください',
  },
  'count-format': {
    en: 'Enter how many pieces there are, like 3',
    ja: '枚数を 3 のように入力してください',
  },
  'deposit-above-price': {
    en: 'The deposit cannot be more than the price',
    ja: '前金は料金以下にしてください',
  },
  'removal-reason-required': { en: 'Choose the reason', ja: '理由を選んでください' },
  'document-name-required': {
    en: 'Enter the name of the document',
    ja: '書類の名前を入力してください',
  },
  'original-required': { en: 'Enter what it is', ja: '何の書類かを入力してください' },
  'pages-range': {
    en: 'Enter a whole number from 1 to 999',
    ja: '1から999までの整数で入力してください',
  },
  'shelf-required': { en: 'Enter the shelf', ja: '保管場所を入力してください' },
  'collector-required': {
    en: 'Enter the name of the person who gets it',
    ja: '受け取る方のお名前を入力してください',
  },
  'target-required': {
    en: 'Choose the request to move it to',
    ja: '移動先のご依頼を選んでください',
  },
  'translation-required': {
    en: 'Upload the translation first',
    ja: '先に翻訳をアップロードしてください',
  },
  'document-required': { en: 'Choose a document first', ja: '先に書類を選んでください' },
  'delivery-required': {
    en: 'Choose how you want to get your translation',
    ja: '翻訳の受け取り方法を選んでください',
  },
  'recipient-required': { en: 'Enter the name of the recipient', ja: '宛名を入力してください' },
  ...postalProblems,
  ...nameProblems,
  'day-past': { en: 'Choose today or a later day', ja: '本日以降の日付を選んでください' },
  'passkey-name-required': {
    en: 'Enter a name by which you recognise the device',
    ja: 'どの端末か分かる名前を入力してください',
  },
  'day-required': { en: 'Choose a day', ja: '日付を選んでください' },
  'check-the-year': { en: 'Check the year', ja: '年をご確認ください' },
  'until-before-from': {
    en: 'Choose the first day or a later one',
    ja: '最初の日以降の日付を選んでください',
  },
  'closure-too-long': {
    en: 'A closure can be at most 31 days',
    ja: '一度に登録できる休業日は31日までです',
  },
  'reason-en-required': { en: 'Enter the reason in English', ja: '理由を英語で入力してください' },
  'reason-ja-required': {
    en: 'Enter the reason in Japanese',
    ja: '理由を日本語で入力してください',
  },
  'title-required': { en: 'Enter a title', ja: '件名を入力してください' },
  'text-required': { en: 'Enter the text', ja: '本文を入力してください' },
  'unknown-placeholder': {
    en: 'Check the words in braces. Use only the placeholders in the list',
    ja: '{ } の中をご確認ください。使えるのは一覧にある差し込み項目だけです',
  },
  'placeholder-left': {
    en: 'Replace the words in braces before you send the message',
    ja: '送信する前に { } の部分を書き換えてください',
  },
  ...glossaryProblems,
  ...paperTemplateProblems,
  'too-long': { en: 'This is too long', ja: '長すぎます' },
  'choose-from-list': { en: 'Choose one of the options', ja: '選択肢から選んでください' },
  'day-format': { en: 'Enter a complete date', ja: '日付をすべて入力してください' },
  'file-reference': {
    en: 'Upload the file again',
    ja: 'ファイルをもう一度アップロードしてください',
  },
  'translator-required': { en: 'Choose a translator', ja: '翻訳者を選んでください' },
  /** Only for calls that no form makes. */
  invalid: { en: 'This value cannot be used here', ja: 'ここではこの値を使えません' },
} as const satisfies Record<string, Words>

export type Problem = keyof typeof problems

export function isProblem(key: string): key is Problem {
  return Object.hasOwn(problems, key)
}

export function problemText(key: string, language: Language): string {
  return problems[isProblem(key) ? key : 'invalid'][language]
}
